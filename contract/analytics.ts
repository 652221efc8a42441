import * as z from 'zod'
import { knownSums } from './foods/known-schemas.ts'
import { cursor } from './http/cursor.ts'
import type { Endpoint } from './http/endpoint.ts'
import { average, change } from './measures/averages.ts'
import { day } from './measures/day-schemas.ts'
import { atMost } from './measures/text.ts'
import { mealType } from './nutrition/nutrition.ts'

export const analyticsPeriods = ['week', 'month', 'year'] as const
export const analyticsPeriod = z.enum(analyticsPeriods, 'Choose week, month or year.')
export type AnalyticsPeriod = z.infer<typeof analyticsPeriod>

const ofPeriod = z.object({ period: analyticsPeriod.default('week') })
/** Calendar days from `from` to today inclusive, in the account's zone: the period so far. */
const span = { from: day, to: day, days: z.number().int().min(1) }

/** Sum of the period, and its average a day (`averageOf`); null with fewer than three logged days. */
const share = z.object({ total: z.number(), daily: z.number().nullable() })
/** The same of a nutrient: the total is null where none of it is known; `known` is the share of the energy that states it. */
const nutrientShare = share.extend({
  total: z.number().nullable(),
  known: z.number().min(0).max(1).nullable(),
})
/** Grams, and percent of the macronutrients' energy. */
const macro = nutrientShare.extend({ percentage: z.number() })

/** A day with an entry. Energy kcal, weights grams, sodium and caffeine milligrams, water ml, distance km. */
export const daySums = knownSums.extend({
  day,
  caffeine: z.number(),
  water: z.number(),
  meals: z.number().int(),
  drinks: z.number().int(),
  workouts: z.number().int(),
  distance: z.number(),
  activeSeconds: z.number().int(),
  burned: z.number(),
})
export type DaySums = z.infer<typeof daySums>

export const nutritionAnalytics = z.object({
  /** "This Week", "This Month", "This Year". */
  period: z.string(),
  nutritionBreakdown: z.object({
    calories: share,
    macros: z.object({ protein: macro, carbs: macro, fat: macro }),
  }),
  /** Counts by meal type; only logged types. */
  mealDistribution: z.record(z.string(), z.number().int()),
  /** The five most often logged. */
  topFoods: z
    .array(z.object({ name: z.string(), avgCalories: z.number(), frequency: z.number().int() }))
    .max(5),
  /** Meals, and their average a day. */
  consistency: z.object({ totalLogged: z.number().int(), avgPerDay: z.number().nullable() }),
  /** `loggedDays`: finished days with a meal, over which the averages are taken. */
  periodStats: z.object({ ...span, loggedDays: z.number().int() }),
  /** One per day with an entry, oldest first. */
  series: z.array(daySums),
  /** Daily goals: kcal, grams, ml. */
  goals: z.object({
    calories: z.number(),
    protein: z.number(),
    carbs: z.number(),
    fat: z.number(),
    sugar: z.number(),
    water: z.number(),
    /** Workouts a week, and miles a week. */
    weeklyWorkouts: z.number().int(),
    weeklyDistance: z.number(),
  }),
})
export type NutritionAnalytics = z.infer<typeof nutritionAnalytics>

export const getNutritionAnalytics = {
  method: 'GET',
  path: '/api/nutrition/analytics',
  summary: 'Sums, averages and habits of the calendar week, month or year so far',
  query: ofPeriod,
  response: nutritionAnalytics,
} satisfies Endpoint

export const detailedLog = z.object({
  id: z.uuid(),
  foodName: z.string(),
  foodEmoji: z.string(),
  mealType,
  calories: z.number(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  targetDate: day,
  createdAt: z.iso.datetime(),
  /** Only on request: source and confidence of the estimate. */
  analysis: z
    .object({ source: z.enum(['manual', 'model', 'builtin']), confidence: z.number().nullable() })
    .optional(),
})
export type DetailedLog = z.infer<typeof detailedLog>

/** Newest first. `Link: rel="next"` names the next page. */
export const listDetailedLogs = {
  method: 'GET',
  path: '/api/nutrition/detailed',
  summary: 'What was eaten in the last seven days, or the calendar month or year so far',
  query: ofPeriod.extend({
    include_analysis: atMost(8).pipe(z.stringbool('Write true or false.')).default(false),
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.array(detailedLog),
} satisfies Endpoint

/** Load of a day or week: session RPE × minutes (Foster 2001). */
const load = z.number()

export const trainingAnalytics = z.object({
  period: z.string(),
  periodStats: z.object(span),
  /** Of the period: seconds, kilometres, kilocalories. */
  totals: z.object({
    workouts: z.number().int(),
    seconds: z.number(),
    distance: z.number(),
    calories: z.number(),
    load,
  }),
  byType: z.array(
    z.object({
      activityType: z.string(),
      workouts: z.number().int(),
      seconds: z.number(),
      distance: z.number(),
      calories: z.number(),
    }),
  ),
  /** One per day with an activity, oldest first. */
  series: z.array(
    z.object({
      day,
      workouts: z.number().int(),
      seconds: z.number(),
      distance: z.number(),
      calories: z.number(),
      load,
    }),
  ),
  /** The latest recorded routes, newest first, at most 12. */
  routes: z.array(
    z.object({
      id: z.uuid(),
      activityType: z.string(),
      routeName: z.string().nullable(),
      startTime: z.iso.datetime(),
      distance: z.number().nullable(),
      seconds: z.number(),
    }),
  ),
})
export type TrainingAnalytics = z.infer<typeof trainingAnalytics>

export const getTrainingAnalytics = {
  method: 'GET',
  path: '/api/activities/analytics',
  summary: 'Training of the calendar week, month or year so far',
  query: ofPeriod,
  response: trainingAnalytics,
} satisfies Endpoint

const trend = z.object({
  /** The measured sum of a day. */
  measure: z.enum(['calories', 'protein', 'fiber', 'sodium', 'water', 'caffeine', 'activeSeconds', 'weight']),
  /** Averages of the last 28 finished days (of weights: with today), and of the 28 before. */
  recent: average,
  before: average,
  /** From the earlier average to the later one, between the middles of their days; null with fewer than 8 days. */
  ...change,
})
const correlation = z.object({
  first: z.string(),
  second: z.string(),
  /** Spearman's rank correlation, −1 to 1. */
  coefficient: z.number().min(-1).max(1),
  /** Days it is based on; at least 21. */
  days: z.number().int(),
  /** One sentence on its meaning and limits. */
  sentence: z.string(),
})
/** Analytics of the Pro plan: trends, correlations, training load, nutrients beyond macros. */
export const advancedAnalytics = z.object({
  trends: z.array(trend),
  correlations: z.array(correlation),
  trainingLoad: z.object({
    /** Sums of 7 days with today, and the weekly mean of 28; null before there are four weeks. */
    acute: load,
    chronic: load.nullable(),
    /** acute : chronic; null without it. */
    ratio: z.number().nullable(),
    /** Mean daily load over its standard deviation in the last 7 finished days (Foster 1998); null with fewer than 3 days of load. */
    monotony: z.number().nullable(),
    weeks: z.array(z.object({ monday: day, load })).max(12),
    sentence: z.string(),
  }),
  /** Averages a day of the last 28 finished days, against the source's advice for this person; only where one is told. */
  nutrients: z.array(
    z.object({
      name: z.string(),
      unit: z.enum(['g', 'mg', 'µg', 'ml']),
      daily: z.number(),
      /** Logged days of the average. */
      days: z.number().int(),
      advised: z.number().nullable(),
      /** Whether `advised` is a minimum or a maximum. */
      bound: z.enum(['least', 'most']),
      /** Share of the energy whose entries state it, 0 to 1; `daily` does not include the others. */
      covered: z.number().min(0).max(1),
      source: z.string(),
    }),
  ),
})
export type AdvancedAnalytics = z.infer<typeof advancedAnalytics>

export const getAdvancedAnalytics = {
  method: 'GET',
  path: '/api/analytics/advanced',
  summary: 'Trends, correlations, training load and nutrients',
  feature: 'advanced_analytics',
  response: advancedAnalytics,
} satisfies Endpoint
