import {
  farthestOff,
  figuresOff,
  offBy,
  type PlanFigure,
  type PlanFigures,
  type PlannedMeal,
  planTolerance,
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
  const why = contradiction(goals) ?? because(reason, farthest, day[farthest] < goals[farthest], missing)
  return `${words.sentence(parts)} ${why}`
}

/** Said where no food could meet the goals: the energy of the macros is out of reach of the calorie goal. */
function contradiction({ calories, protein, carbs, fat }: PlanFigures): string | undefined {
  const ofMacros = 4 * protein + 4 * carbs + 9 * fat
  const isMore = ofMacros * (1 - planTolerance) > calories * (1 + planTolerance)
  const isLess = ofMacros * (1 + planTolerance) < calories * (1 - planTolerance)
  const areAllSet = protein > 0 && carbs > 0 && fat > 0
  return calories > 0 && (isMore || (isLess && areAllSet))
    ? words.contradiction(ofMacros, calories)
    : undefined
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
