import type { Concern } from '../goals/care.ts'

const motherhood =
  'While you are pregnant or breastfeeding your body needs more, not less. Moving is good for most; what suits you and how much to eat is for your midwife or doctor to say.'

/** Answers to concerns that `goals/care.ts` finds in figures and words. */
export const careByConcern: Record<Concern, string> = {
  eating_disorder:
    'Thank you for saying it. This is more than training can answer, and you deserve real support: please talk to a doctor, someone you trust, or an eating-disorder helpline near you. Until then, eating enough and resting come before any plan.',
  pregnancy: motherhood,
  lactation: motherhood,
  minor:
    'Under eighteen the body is still growing, and losing weight by numbers is not for an app to plan. Talk to a parent or another adult you trust and to a doctor, who looks at growth too. What is always right: regular meals, sport that is fun, and enough sleep.',
  underweight:
    'By the figures given that weight is lower than is healthy for the height, so I give no plan for it. Please speak with a doctor before you lose any weight; I gladly help with strength and eating enough.',
  too_little:
    'No: so little energy a day is not safe without a doctor or dietitian who follows it closely. It costs muscle, sleep and mood, and mostly comes back. Not below 1200 kcal a day for women and 1500 for men; Goals works out a pace that holds.',
}
