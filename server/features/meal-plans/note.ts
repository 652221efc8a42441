import {
  farthestOff,
  figuresOff,
  offBy,
  type PlanFigure,
  type PlanFigures,
  type PlannedMeal,
} from '#contract/meal-plans.ts'
import { words } from './words.ts'

/** A day's deviation from its goals with the reason; null on target. `missing` meals have no recipe. */
export function noteOf(
  day: PlanFigures,
  goals: PlanFigures,
  reason: string | undefined,
  missing: readonly PlannedMeal[],
): string | null {
  const farthest = farthestOff(day, goals)
  if (!farthest) return missing.length ? words.missing(missing) : null
  const parts = figuresOff(day, goals).map((name) =>
    words.off[name](day[name] - goals[name], offBy(day[name], goals[name])),
  )
  return `${words.sentence(parts)} ${because(reason, farthest, day[farthest] < goals[farthest], missing)}`
}

function because(
  reason: string | undefined,
  farthest: PlanFigure,
  isUnder: boolean,
  missing: readonly PlannedMeal[],
): string {
  if (missing.length) return words.missing(missing)
  if (reason === 'used_elsewhere') return words.usedElsewhere
  return words.noneBetter[farthest][isUnder ? 'under' : 'over']
}
