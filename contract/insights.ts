import * as z from 'zod'
import { knownSums } from './foods/known-schemas.ts'
import { areDefaults } from './goals.ts'
import type { Endpoint } from './http/endpoint.ts'
import { average, change } from './measures/averages.ts'
import { day } from './measures/day-schemas.ts'
import { panelRow } from './nutrition/nutrient-panel.ts'
import { mealType } from './nutrition/nutrition.ts'
import { usualMeals } from './nutrition/usual-meals.ts'
import { plannedSteps } from './training/recorded-run.ts'

const four = z.object({ protein: z.number(), carbs: z.number(), fat: z.number(), sugar: z.number() })
const percent = z.number().nullable()

/** Today beside its sums: meals, the last days, and the next session. */
export const dashboardToday = z.object({
  usual: usualMeals,
  /** Meals of the day, newest first. */
  meals: z
    .array(
      z.object({
        id: z.uuid(),
        foodName: z.string(),
        foodEmoji: z.string(),
        calories: z.number(),
        mealType,
        photoUrl: z.string().nullable(),
      }),
    )
    .max(8),
  /** Kilocalories of the seven days up to today, oldest first; null without an entry. */
  days: z.array(z.object({ day, calories: z.number().nullable() })).length(7),
  /** Their average; null in an answer that a device kept from an earlier version. */
  average: average.nullable(),
  /** Trend of body weight in kilograms, and its change a week; null without a weight in 90 days. */
  weight: z.object({ trend: z.number(), ...change }).nullable(),
  /** The next session of a training schedule; null without one. */
  session: z
    .object({
      scheduleId: z.uuid(),
      id: z.uuid(),
      day,
      title: z.string(),
      minutes: z.number(),
      /**
       * Steps of a run of this day, which is recorded; null for other sessions and days, and in an answer that a device
       * kept from an earlier version.
       */
      run: plannedSteps.nullable(),
    })
    .nullable(),
  /** Whether this week's check-in can be answered; null in an answer that a device kept from an earlier version. */
  checkInDue: z.boolean().nullable(),
})
export type DashboardToday = z.infer<typeof dashboardToday>

/** Lifetime totals, the day's sums, the goals and their progress. */
export const dashboardStats = z.object({
  totalWorkouts: z.number().int(),
  totalMeals: z.number().int(),
  /** Miles. */
  totalDistance: z.number(),
  /** Percent of the weekly workout goal, not capped. */
  weeklyGoalProgress: z.number(),
  /** Days in a row with anything logged, ending today or yesterday. */
  consistencyStreak: z.number().int(),
  /** Days in a row with an activity, ending today or yesterday. */
  streakDays: z.number().int(),
  bestStreakDays: z.number().int(),
  date: day,
  today: knownSums.extend({
    /** Litres, each drink weighted by its hydration value. */
    waterIntake: z.number(),
    /** Milligrams. */
    caffeine: z.number(),
    /** Kilocalories of the day's activities. */
    burned: z.number(),
    meals: z.number().int(),
  }),
  goals: four.extend({
    calories: z.number(),
    /** Litres. */
    water: z.number(),
    weeklyWorkouts: z.number().int(),
    /** Miles. */
    weeklyDistance: z.number(),
    areDefaults,
  }),
  /** Whole percents of the four goals, not capped; null where the sum is unknown. */
  progress: z.object({ protein: percent, carbs: percent, fat: percent, sugar: percent }),
  /** Monday to Sunday of the chosen day's week. */
  week: z.array(z.object({ day, workouts: z.number().int(), logged: z.boolean() })).length(7),
  /** What the person says of the day's log; null without a word. */
  complete: z.boolean().nullable(),
  /** The day's pinned nutrients; null in an answer that a device kept from an earlier version. */
  pinned: z.array(panelRow).nullable(),
  /** Null for a day that was asked for by its date. */
  present: dashboardToday.nullable(),
})
export type DashboardStats = z.infer<typeof dashboardStats>

export const getDashboardStats = {
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'Totals, goals and streaks for a day (today without a date)',
  query: z.object({ date: day.optional() }),
  response: dashboardStats,
} satisfies Endpoint

/** Days of a calendar: six weeks. */
export const calendarDays = 42

export const getCalendar = {
  method: 'GET',
  path: '/api/dashboard/calendar',
  summary: 'Kilocalories of the six weeks up to a day, beside the goal; days without a meal are left out',
  query: z.object({ until: day }),
  response: z.object({
    goal: z.number(),
    days: z.array(z.object({ day, calories: z.number() })).max(calendarDays),
  }),
} satisfies Endpoint
