import { addDays, dayIn, daysBetween, weekStart } from '#contract/day.ts'
import { defaultGoals, sugarGoal } from '#contract/goals.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { kilometresPerMile } from '#contract/units.ts'
import type { Database } from '../adapters/database/database.ts'
import type { Account } from '../http/identity.ts'
import { type Run, readDashboard } from './dashboard-store.ts'

/** Everything the dashboard shows for `date` (today without one), in one statement whose cost does not grow with a history. */
export async function dashboardStats(
  db: Database,
  user: Account,
  now: Date,
  date?: string,
): Promise<DashboardStats> {
  const today = dayIn(user.zone, now)
  const chosen = date ?? today
  const monday = weekStart(chosen)
  const row = await readDashboard(db, user.id, { monday, sunday: addDays(monday, 6), today })
  const goals = row.goals ?? defaultGoals
  const of = row.days?.find((one) => one.day === chosen)
  const eaten = { protein: of?.protein ?? 0, carbs: of?.carbs ?? 0, fat: of?.fat ?? 0, sugar: of?.sugar ?? 0 }
  const wanted = { protein: goals.proteinGoal, carbs: goals.carbGoal, fat: goals.fatGoal, sugar: sugarGoal }
  const week = Array.from({ length: 7 }, (_, at) => {
    const day = addDays(monday, at)
    const entry = row.days?.find((one) => one.day === day)
    return { day, workouts: entry?.workouts ?? 0, logged: entry !== undefined }
  })
  const workouts = week.reduce((sum, one) => sum + one.workouts, 0)
  return {
    totalWorkouts: row.life?.workouts ?? 0,
    totalMeals: row.life?.meals ?? 0,
    totalDistance: round((row.life?.distance ?? 0) / kilometresPerMile),
    weeklyGoalProgress: percent(workouts, goals.weeklyWorkoutGoal),
    consistencyStreak: streak(row.logged, today),
    streakDays: streak(row.active, today),
    bestStreakDays: row.best ?? 0,
    date: chosen,
    today: {
      ...eaten,
      calories: of?.calories ?? 0,
      waterIntake: round((of?.water ?? 0) / 1000),
      fiber: of?.fiber ?? 0,
      sodium: of?.sodium ?? 0,
      caffeine: of?.caffeine ?? 0,
      burned: of?.burned ?? 0,
      meals: of?.meals ?? 0,
    },
    goals: {
      ...wanted,
      calories: goals.dailyCalorieGoal,
      water: goals.dailyWaterGoal / 1000,
      weeklyWorkouts: goals.weeklyWorkoutGoal,
      weeklyDistance: goals.weeklyDistanceGoal,
    },
    progress: {
      protein: percent(eaten.protein, wanted.protein),
      carbs: percent(eaten.carbs, wanted.carbs),
      fat: percent(eaten.fat, wanted.fat),
      sugar: percent(eaten.sugar, wanted.sugar),
    },
    week,
  }
}

/** Length of the run that reaches yesterday or today; days planned ahead do not count yet. */
function streak(run: Run | null, today: string): number {
  if (!run || run.last < addDays(today, -1)) return 0
  return daysBetween(run.first, run.last > today ? today : run.last) + 1
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
