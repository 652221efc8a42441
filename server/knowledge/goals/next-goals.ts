import type { Profile } from '#contract/account/profile.ts'
import { type Concern, careWords, concernOf } from './care.ts'
import { type EnergyBounds, requestedChange, safeEnergy } from './energy-goal.ts'
import { energyOfKilogram } from './energy-need.ts'
import { countedWeight, macroGoal, proteinOf } from './macro-goal.ts'
import type { Macros } from './macros.ts'
import { addedEnergy } from './motherhood.ts'
import { assumedBody } from './person.ts'
import { dietOf, type Objective } from './prompt.ts'

type Facts = Pick<Profile, 'height' | 'sex' | 'motherhood' | 'dietaryPreferences'> & {
  age: number | null
  /** Kilograms without water swings. */
  weight: number
}

export type NextGoals = Macros & {
  calories: number
  /** Kilograms a week that the energy is planned for, negative to lose. */
  pace: number
  bounds: EnergyBounds
  /** The bound that the objective's usual change would have crossed. */
  heldAt: keyof EnergyBounds | undefined
  /** Says why the weight is held, where professional help is needed. */
  care: string | null
}

const directions: Partial<Record<Objective, 'lose' | 'gain'>> = { weight_loss: 'lose', muscle_gain: 'gain' }

/**
 * Daily goals towards an objective from a learned expenditure (kilocalories a day), by the rules and within the bounds of
 * the goal assistant. With a concern the weight is held; in pregnancy it is to rise.
 */
export function nextGoals(expenditure: number, objective: Objective, facts: Facts): NextGoals {
  const { weight, sex, age, motherhood } = facts
  const concern = concernOf(
    '',
    {},
    { weight, height: facts.height ?? undefined, age: age ?? undefined, motherhood },
  )
  const aim = { objective, direction: directions[objective], kilograms: undefined, recomposes: false }
  // What is eaten for milk is used up, and so in the learned expenditure; what is eaten for growth is stored.
  const growth = concern === 'pregnancy' ? growthEnergy : 0
  const requested = concern ? growth : requestedChange(aim, expenditure)
  const { calories, bounds } = safeEnergy(expenditure, requested, { weight, sex })
  const wanted = Math.round((expenditure + requested) / 10) * 10
  const height = facts.height ?? assumedBody.height[sex]
  return {
    calories,
    ...macroGoal(calories, {
      counted: countedWeight({ weight, height }),
      perKilogram: proteinOf[concern && objective === 'weight_loss' ? 'general_fitness' : objective],
      diet: concern ? undefined : dietOf(facts.dietaryPreferences),
    }),
    pace: ((calories - expenditure) * 7) / energyOfKilogram,
    bounds,
    heldAt: wanted < bounds.least ? 'least' : wanted > bounds.most ? 'most' : undefined,
    care: concern ? { ...careWords, ...motherhoodWords }[concern] : null,
  }
}

/** Kilocalories a day. */
const growthEnergy = addedEnergy('', 'pregnancy')!.calories

const motherhoodWords = {
  pregnancy: `While you are pregnant no deficit is proposed, and ${growthEnergy} kcal a day are added as in the second trimester (EFSA 2013); please settle your own figures with your midwife or doctor.`,
  lactation:
    'While you breastfeed no deficit is proposed, as eating too little can lower your milk; please settle when and how to lose weight with your midwife or doctor.',
} satisfies Partial<Record<Concern, string>>
