import { leastCalories } from './care.ts'
import { activityFactor, energyOfKilogram, restingEnergy } from './energy-need.ts'
import type { Person } from './person.ts'
import { type Objective, races, wantsToLose } from './prompt.ts'
import type { StatedFacts } from './stated-facts.ts'

export type EnergyGoal = {
  calories: number
  resting: number
  need: number
  /** Kilocalories a day above (negative: below) the need. */
  change: number
  /** The requested pace was above the safe one. */
  slowed: boolean
  /** Requested loss in kilograms (negative: gain). */
  kilograms: number | undefined
  /** Bounds of any proposal for this person. */
  bounds: EnergyBounds
}
export type EnergyBounds = { least: number; most: number }

/** Maximum deficit a day, also a quarter of the need, or 1 % of body weight a week (NIH and ACSM guidance). */
const mostDeficit = 750
const usualDeficit = 500
const mostSurplus = 400
/** Minimum for men without a doctor (NIH: 1200 to 1500 kcal for women, 1500 to 1800 for men). */
const leastOfMen = 1500
const mostCalories = 5000

export function energyGoal(
  prompt: string,
  facts: StatedFacts,
  { body, level }: Person,
  objective: Objective,
  holdSteady: boolean,
): EnergyGoal {
  const resting = restingEnergy(body)
  const need = resting * activityFactor[level]
  const kilograms =
    facts.lose ?? (facts.targetWeight === undefined ? undefined : body.weight - facts.targetWeight)
  const requested = holdSteady
    ? 0
    : facts.calories !== undefined
      ? facts.calories - need
      : facts.pace !== undefined
        ? (-facts.pace * energyOfKilogram) / 7
        : requestedChange(prompt, objective, need, kilograms, facts.weeks)
  const safest = -Math.min(mostDeficit, need / 4, (energyOfKilogram * body.weight * 0.01) / 7)
  const change = Math.min(mostSurplus, Math.max(safest, requested))
  const least = body.sex === 'male' ? leastOfMen : leastCalories
  const calories = Math.min(mostCalories, Math.max(least, Math.round((need + change) / 10) * 10))
  return {
    calories,
    resting: Math.round(resting),
    need: Math.round(need),
    change: Math.round(calories - need),
    slowed: requested < 0 && calories - need > requested + 25,
    kilograms,
    bounds: {
      least: Math.max(least, Math.ceil((need + safest) / 10) * 10),
      most: Math.min(mostCalories, Math.max(least, Math.round((need + mostSurplus) / 10) * 10)),
    },
  }
}

function requestedChange(
  prompt: string,
  objective: Objective,
  need: number,
  kilograms: number | undefined,
  weeks: number | undefined,
): number {
  if (kilograms !== undefined && Math.abs(kilograms) >= 0.5) {
    if (weeks) return (-kilograms * energyOfKilogram) / (weeks * 7)
    return kilograms > 0 ? -Math.min(usualDeficit, need * 0.2) : need * 0.1
  }
  // A race combined with weight loss allows a small deficit.
  if (races.has(objective)) return wantsToLose(prompt) ? -Math.min(300, need * 0.12) : 0
  if (objective === 'weight_loss') return -Math.min(usualDeficit, need * 0.2)
  if (objective === 'muscle_gain')
    return wantsToLose(prompt) ? -Math.min(200, need * 0.08) : Math.min(300, need * 0.1)
  return objective === 'strength' ? Math.min(150, need * 0.05) : 0
}
