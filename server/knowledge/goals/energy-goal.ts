import type { Aim } from './aim.ts'
import { leastCalories } from './care.ts'
import { activityFactor, type Body, energyOfKilogram, restingEnergy } from './energy-need.ts'
import type { AddedEnergy } from './motherhood.ts'
import type { Person } from './person.ts'
import { races } from './prompt.ts'
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

/** `added`: energy of pregnancy or lactation; `holdSteady`: no deficit and no surplus beside it. */
export function energyGoal(
  facts: StatedFacts,
  { body, level }: Person,
  aim: Aim,
  { holdSteady, added }: { holdSteady: boolean; added: AddedEnergy | undefined },
): EnergyGoal {
  const resting = restingEnergy(body)
  const need = resting * activityFactor[level] + (added?.calories ?? 0)
  const requested = holdSteady
    ? 0
    : facts.calories !== undefined
      ? facts.calories - need
      : facts.pace !== undefined
        ? (-facts.pace * energyOfKilogram) / 7
        : requestedChange(aim, need, facts.weeks)
  const { calories, bounds } = safeEnergy(need, requested, body)
  return {
    calories,
    resting: Math.round(resting),
    need: Math.round(need),
    change: Math.round(calories - need),
    slowed: Math.abs(requested) > 25 && Math.abs(requested) > Math.abs(calories - need) + 25,
    kilograms: aim.kilograms,
    bounds,
  }
}

/** The safe kilocalories a day, in tens, nearest to those that change `need` as requested. */
export function safeEnergy(need: number, requested: number, { weight, sex }: Pick<Body, 'weight' | 'sex'>) {
  const safest = -Math.min(mostDeficit, need / 4, (energyOfKilogram * weight * 0.01) / 7)
  const leastOfSex = sex === 'male' ? leastOfMen : leastCalories
  const least = Math.min(mostCalories, Math.max(leastOfSex, Math.ceil((need + safest) / 10) * 10))
  const most = Math.min(mostCalories, Math.max(least, Math.round((need + mostSurplus) / 10) * 10))
  const bounds: EnergyBounds = { least, most }
  return { calories: Math.min(most, Math.max(least, Math.round((need + requested) / 10) * 10)), bounds }
}

/** Kilocalories a day above (negative: below) the need that an aim asks for. */
export function requestedChange(
  {
    objective,
    direction,
    kilograms,
    recomposes,
  }: Pick<Aim, 'objective' | 'direction' | 'kilograms' | 'recomposes'>,
  need: number,
  weeks?: number,
): number {
  if (direction === 'hold') return 0
  if (kilograms !== undefined) {
    if (weeks) return (-kilograms * energyOfKilogram) / (weeks * 7)
    return kilograms > 0 ? -Math.min(usualDeficit, need * 0.2) : need * 0.1
  }
  // A race combined with weight loss allows a small deficit.
  if (races.has(objective)) return direction === 'lose' ? -Math.min(300, need * 0.12) : 0
  if (recomposes) return -Math.min(200, need * 0.08)
  if (direction === 'lose') return -Math.min(usualDeficit, need * 0.2)
  if (direction === 'gain') return Math.min(300, need * 0.1)
  return objective === 'strength' ? Math.min(150, need * 0.05) : 0
}
