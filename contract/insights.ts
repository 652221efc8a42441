import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { day } from './measures/day-schemas.ts'

const four = z.object({ protein: z.number(), carbs: z.number(), fat: z.number(), sugar: z.number() })

/** Lifetime totals, the day's sums, the goals and their progress. */
export const dashboardStats = z.object({
  totalWorkouts: z.number().int(),
  totalMeals: z.number().int(),
  /** Miles. */
  totalDistance: z.number(),
  /** Percent of the weekly workout goal. */
  weeklyGoalProgress: z.number(),
  /** Days in a row with anything logged, ending today or yesterday. */
  consistencyStreak: z.number().int(),
  /** Days in a row with an activity, ending today or yesterday. */
  streakDays: z.number().int(),
  bestStreakDays: z.number().int(),
  date: day,
  today: four.extend({
    calories: z.number(),
    /** Litres, each drink weighted by its hydration value. */
    waterIntake: z.number(),
    fiber: z.number(),
    /** Milligrams. */
    sodium: z.number(),
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
  }),
  /** Whole percents of the four goals, not capped. */
  progress: four,
  /** Monday to Sunday of the chosen day's week. */
  week: z.array(z.object({ day, workouts: z.number().int(), logged: z.boolean() })).length(7),
})
export type DashboardStats = z.infer<typeof dashboardStats>

export const getDashboardStats = {
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'Totals, goals and streaks for a day (today without a date)',
  query: z.object({ date: day.optional() }),
  response: dashboardStats,
} satisfies Endpoint
