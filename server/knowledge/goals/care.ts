import type { Motherhood } from '#contract/account/profile.ts'
import { motherhoodOf } from './motherhood.ts'
import type { StatedFacts } from './stated-facts.ts'

/** Reasons against numeric goals: each has a kind answer, and no deficit is proposed. */
export type Concern = 'eating_disorder' | 'pregnancy' | 'lactation' | 'minor' | 'underweight' | 'too_little'

const distress =
  /anorexi|\bana\b tips|bulimi|\bpurg(?:e|ing)\b|throw(?:ing)? up|vomit|make myself (?:sick|puke)|laxativ|diet pills|\bbing(?:e|ing|ed)\b|starve|starving (?:myself|to|until|for)|starvation|(?<!(?:can't|cannot|can not|never|don't) )stop eating|not eat(?:ing)? (?:anything|at all|for)|eat (?:nothing|as little as)|(?:hate|disgust\w*)(?: \w+){0,3} (?:body|myself|how i look)|afraid of (?:food|eating|gaining)|thigh gap|skin and bones|eating disorder|\barfid\b|orthorexi|punish myself|size zero|self[- ]harm|kill myself|suicid/
/** Body mass index below which no loss is proposed (WHO: underweight). */
export const leastBmi = 18.5
/** Minimum kilocalories a day of any plan. */
export const leastCalories = 1200

export function concernOf(
  prompt: string,
  facts: StatedFacts,
  {
    weight,
    height,
    age,
    motherhood,
  }: {
    weight: number | undefined
    height: number | undefined
    age: number | undefined
    motherhood: Motherhood | null
  },
): Concern | undefined {
  const text = prompt.toLowerCase().replace(/[’‘]/g, "'")
  if (distress.test(text)) return 'eating_disorder'
  const stage = motherhoodOf(text, motherhood)
  if (stage) return stage === 'lactation' ? 'lactation' : 'pregnancy'
  if (age !== undefined && age < 18) return 'minor'
  const bmi = (kilograms: number) => (height ? kilograms / (height / 100) ** 2 : undefined)
  const now = weight === undefined ? undefined : bmi(weight)
  const aim =
    facts.targetWeight ??
    (weight !== undefined && facts.lose && facts.lose > 0 ? weight - facts.lose : undefined)
  const then = aim === undefined ? undefined : bmi(aim)
  if (now !== undefined && now < leastBmi) return 'underweight'
  if (then !== undefined && then < leastBmi) return 'underweight'
  if (facts.calories !== undefined && facts.calories < leastCalories && facts.calories >= 50)
    return 'too_little'
  return undefined
}

/** The answers to concerns, shown before any figure. */
export const careWords: Record<Concern, string> = {
  eating_disorder:
    'Thank you for saying this. What you describe sounds hard, and numbers from an app are not what helps with it. Please talk to someone you trust, a doctor or an eating-disorder helpline near you; in an emergency call your local emergency number. The goals below are set to keep you nourished, not to make you smaller.',
  pregnancy:
    'While you are pregnant or have just given birth your body needs more, not less. The goals below hold your weight steady and take nothing away; please settle your own figures with your midwife or doctor.',
  lactation:
    'While you breastfeed your body needs energy for the milk, and eating too little or losing fast can lower your milk and drain your own stores. So no deficit is planned here, and what lactation needs is added; please settle when and how to lose weight with your doctor or midwife.',
  minor:
    'These formulas are made for adults. While you are growing, losing weight by numbers is not for an app to plan: the goals below keep you well fed, and a parent and a doctor can help with the rest.',
  underweight:
    'By the figures given your weight is, or would become, lower than is healthy for your height. No goal here goes below what keeps you well: please speak with a doctor before you lose any weight.',
  too_little:
    'A day on so little energy is not safe without a doctor who follows it closely. The goals below are the lowest that this app will set for you.',
}
