import type { z } from 'zod'
import { calendarDays, type getCalendar } from '#contract/insights.ts'
import { addDays } from '#contract/measures/day.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { goalsOf } from '#server/features/goals/service.ts'
import { daysWithin } from '../day-store.ts'

/** Kilocalories of the days with a meal, six weeks up to `until`. */
export async function calendar(
  db: Database,
  userId: string,
  until: string,
): Promise<z.output<typeof getCalendar.response>> {
  const from = addDays(until, 1 - calendarDays)
  const [goals, days] = await Promise.all([goalsOf(db, userId), daysWithin(db, userId, { from, to: until })])
  return {
    goal: goals.dailyCalorieGoal,
    days: days.filter(({ meals }) => meals > 0).map(({ day, calories }) => ({ day, calories })),
  }
}
