import type { PlanFigures, PlannedMeal } from '#contract/meal-plans.ts'
import { addDays, dayIn } from '#contract/measures/day.ts'
import { minuteIn } from '#contract/measures/wall-time.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { logsOfDay } from '#server/features/nutrition/service.ts'
import type { Account } from '#server/http/identity.ts'
import { mealPlanner } from '#server/knowledge/meal-plan/planner.ts'
import type { DayToPlan } from '#server/knowledge/meal-plan/week.ts'

type Wanted = {
  startsOn: string | null | undefined
  meals: readonly PlannedMeal[]
  /** Goals of a whole day. */
  goals: PlanFigures
}

/**
 * First day of a plan: by default today, or tomorrow when nothing of today is left. `first` is what is left of today, where
 * the plan starts today and a part of it is over.
 */
export async function firstDayOf(
  tx: Queryable,
  user: Account,
  { startsOn, meals, goals }: Wanted,
  now: Date,
): Promise<{ startsOn: string; first?: DayToPlan | undefined }> {
  const today = dayIn(user.zone, now)
  if (startsOn && startsOn !== today) return { startsOn }
  const eaten = await logsOfDay(tx, user.id, today)
  const first = mealPlanner.leftOfDay(meals, goals, { eaten, minute: minuteIn(user.zone, now) })
  if (first?.meals.length === 0 && !startsOn) return { startsOn: addDays(today, 1) }
  return { startsOn: today, first }
}
