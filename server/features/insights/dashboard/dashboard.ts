import { knownSumsOf } from '#contract/foods/known-shares.ts'
import { eachNutrient, eachUnstated } from '#contract/foods/nutrients.ts'
import { defaultGoals, type Goals, sugarGoal } from '#contract/goals.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { addDays, dayIn, daysBetween, weekStart } from '#contract/measures/day.ts'
import { percentOf } from '#contract/measures/rounded.ts'
import { kilometresPerMile } from '#contract/measures/units.ts'
import type { Database } from '#server/adapters/database/database.ts'
import type { KeptReads } from '#server/adapters/database/owners/kept-reads.ts'
import { nutrientPanel } from '#server/features/nutrition/service.ts'
import type { Account } from '#server/http/identity.ts'
import { type DashboardRow, readDashboard, runUpTo } from './dashboard-store.ts'
import { type PresentRows, presentOf, readPresent } from './present.ts'

/** What the database holds of a dashboard. */
export type DashboardRows = {
  row: DashboardRow
  present: PresentRows | null
  consistencyStreak: number
  streakDays: number
  pinned: NonNullable<DashboardStats['pinned']>
}

/**
 * The dashboard for `date` (today by default), at constant cost for any history: two statements, and one where the account
 * has not changed since they were read. With pinned nutrients six more read the day's.
 */
export async function dashboardStats(
  db: Database,
  keptRows: KeptReads<DashboardRows>,
  user: Account,
  now: Date,
  date?: string,
): Promise<DashboardStats> {
  const today = dayIn(user.zone, now)
  const span = spanOf(date ?? today, today)
  const key = `${user.zone} ${today} ${date ?? ''}`
  const { row, present, ...read } = await keptRows(db, user.id, { key, now }, () =>
    readRows(db, user, now, span, !date),
  )
  const areDefaults = row.dailyCalorieGoal === null
  const goals = areDefaults ? defaultGoals : (row as Goals)
  const eaten = knownSumsOf(
    eachNutrient((name) => row[name] ?? 0),
    eachUnstated((name) => row[`${name}Unknown`] ?? 0),
  )
  const wanted = { protein: goals.proteinGoal, carbs: goals.carbGoal, fat: goals.fatGoal, sugar: sugarGoal }
  const week = weekOf(span.days, row.week ?? {})
  const workouts = week.reduce((sum, one) => sum + one.workouts, 0)
  return {
    totalWorkouts: row.totalWorkouts ?? 0,
    totalMeals: row.totalMeals ?? 0,
    totalDistance: round((row.totalDistance ?? 0) / kilometresPerMile),
    weeklyGoalProgress: percentOf(workouts, goals.weeklyWorkoutGoal),
    consistencyStreak: read.consistencyStreak,
    streakDays: read.streakDays,
    bestStreakDays: row.bestStreak ?? 0,
    date: span.chosen,
    today: {
      ...eaten,
      waterIntake: round((row.water ?? 0) / 1000),
      caffeine: row.caffeine ?? 0,
      burned: row.burned ?? 0,
      meals: row.meals ?? 0,
    },
    goals: {
      ...wanted,
      calories: goals.dailyCalorieGoal,
      water: goals.dailyWaterGoal / 1000,
      weeklyWorkouts: goals.weeklyWorkoutGoal,
      weeklyDistance: goals.weeklyDistanceGoal,
      areDefaults,
    },
    progress: {
      protein: percentOf(eaten.protein, wanted.protein),
      carbs: percentOf(eaten.carbs, wanted.carbs),
      fat: percentOf(eaten.fat, wanted.fat),
      sugar: percentOf(eaten.sugar, wanted.sugar),
    },
    week,
    complete: row.complete,
    pinned: read.pinned,
    present: present && presentOf(present, user, now, today),
  }
}

async function readRows(
  db: Database,
  user: Account,
  now: Date,
  { chosen, today, days, yesterday }: Span,
  withPresent: boolean,
): Promise<DashboardRows> {
  const [row, present] = await Promise.all([
    readDashboard(db, user.id, { chosen, monday: days[0]!, sunday: days[6]! }),
    withPresent ? readPresent(db, user, today) : null,
  ])
  const streak = async (kind: 'logged' | 'active', from: string | null, to: string | null) => {
    const run = from && from > today ? await runUpTo(db, user.id, kind, today) : { from, to }
    return run?.from && run.to && run.to >= yesterday ? streakLength(run.from, run.to, today) : 0
  }
  return {
    row,
    present,
    consistencyStreak: await streak('logged', row.loggedFrom, row.loggedTo),
    streakDays: await streak('active', row.activeFrom, row.activeTo),
    pinned: row.hasPinned ? await pinnedOf(db, user, now, chosen) : [],
  }
}

async function pinnedOf(db: Database, user: Account, now: Date, day: string) {
  const { nutrients } = await nutrientPanel({ db, now: () => now }, user, { from: day, to: day })
  return nutrients.filter(({ pinned }) => pinned)
}

function weekOf(days: string[], workouts: NonNullable<DashboardRow['week']>): DashboardStats['week'] {
  return days.map((day) => ({ day, workouts: workouts[day] ?? 0, logged: day in workouts }))
}

type Span = { chosen: string; today: string; days: string[]; yesterday: string }
let last: Span | undefined
/** The week of `chosen` and the day before `today`, cached: nearly every call has the same ones. */
function spanOf(chosen: string, today: string): Span {
  if (last?.chosen === chosen && last.today === today) return last
  const monday = weekStart(chosen)
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  last = { chosen, today, days, yesterday: addDays(today, -1) }
  return last
}

/** Length of a run that reaches yesterday or today; planned days do not count. */
function streakLength(from: string, to: string, today: string): number {
  return daysBetween(from, to > today ? today : to) + 1
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
