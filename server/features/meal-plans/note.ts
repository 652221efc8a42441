import { isOnTarget, offBy, type PlanFigures, type PlannedMeal, planTolerance } from '#contract/meal-plans.ts'
import { words } from './words.ts'

/** A day's deviation from its goals with the reason; null on target. `missing` meals have no recipe. */
export function noteOf(
  day: PlanFigures,
  goals: PlanFigures,
  reason: string | undefined,
  missing: readonly PlannedMeal[],
): string | null {
  if (isOnTarget(day, goals)) return missing.length ? words.missing(missing) : null
  const energy = offBy(day.calories, goals.calories)
  const protein = offBy(day.protein, goals.protein)
  const energyIsOff = Math.abs(energy) > planTolerance.energy
  const proteinIsOff = Math.abs(protein) > planTolerance.protein
  const parts = [
    ...(energyIsOff ? [words.energyOff(day.calories - goals.calories, energy)] : []),
    ...(proteinIsOff ? [words.proteinOff(day.protein - goals.protein, protein)] : []),
  ]
  return `${words.sentence(parts)} ${because(reason, proteinIsOff ? protein : energy, proteinIsOff, missing)}`
}

function because(
  reason: string | undefined,
  share: number,
  ofProtein: boolean,
  missing: readonly PlannedMeal[],
): string {
  if (missing.length) return words.missing(missing)
  if (reason === 'used_elsewhere') return words.usedElsewhere
  return words.noneBetter[ofProtein ? 'protein' : 'energy'][share < 0 ? 'under' : 'over']
}
