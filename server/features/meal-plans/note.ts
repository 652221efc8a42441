import { energyOfMacros } from '#contract/foods/macro-energy.ts'
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

type Planned = {
  goals: PlanFigures
  /** Whether the goals are what was left of the day's. */
  isRest?: boolean
  reason?: string | undefined
  /** Meals without a recipe. */
  missing?: readonly PlannedMeal[]
}

/** A note names no more ingredients than that. */
const mostNamed = 8

/** The ingredients to use up that no meal of the week uses; null when each is used. */
export function unusedNoteOf(unused: readonly string[]): string | null {
  if (!unused.length) return null
  return words.notUsed(unused.slice(0, mostNamed), unused.length - mostNamed)
}

/** A day's deviation from its goals with the reason; null on target. */
export function noteOf(day: PlanFigures, planned: Planned): string | null {
  const { goals, missing = [] } = planned
  const farthest = farthestOff(day, goals)
  if (!farthest) return missing.length ? words.missing(missing) : null
  const parts = figuresOff(day, goals).map((name) =>
    words.off[name](day[name] - goals[name], offBy(day[name], goals[name])),
  )
  return `${words.sentence(parts)} ${because(planned, farthest, day[farthest] < goals[farthest])}`
}

function because(
  { goals, isRest = false, reason, missing = [] }: Planned,
  farthest: PlanFigure,
  isUnder: boolean,
): string {
  if (missing.length) return words.missing(missing)
  if (isContradictory(goals)) return words.contradiction(isRest, energyOfMacros(goals), goals.calories)
  if (reason === 'used_elsewhere') return words.usedElsewhere
  if (reason === 'diet_limits_carbs') return words.dietLimitsCarbs
  return words.noneBetter[farthest][isUnder ? 'under' : 'over']
}

/** Whether no food can meet the goals: the energy of the macros is out of reach of the calorie goal. */
function isContradictory(goals: PlanFigures): boolean {
  const { calories, protein, carbs, fat } = goals
  if (!(calories > 0)) return false
  const ofMacros = energyOfMacros(goals)
  const isMore = ofMacros * (1 - planTolerance) > calories * (1 + planTolerance)
  const isLess = ofMacros * (1 + planTolerance) < calories * (1 - planTolerance)
  return isMore || (isLess && protein > 0 && carbs > 0 && fat > 0)
}
