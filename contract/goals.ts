import * as z from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { unread } from './http/unread.ts'
import { decimals } from './measures/decimals.ts'
import { paragraph } from './measures/text.ts'
import { source } from './nutrition/nutrition.ts'

export const fitnessObjectives = [
  'weight_loss',
  'muscle_gain',
  'endurance',
  'strength',
  '5k_training',
  '10k_training',
  'half_marathon',
  'marathon',
  'general_fitness',
] as const

/** A range with messages of one pattern: 'Minimum 1000 calories', 'Maximum 5000ml'. */
const between = (min: number, max: number, unit: string) =>
  decimals(2).min(min, `Minimum ${min}${unit}`).max(max, `Maximum ${max}${unit}`)

/** Targets: kilocalories and grams a day, workouts and miles a week, millilitres of water a day. */
export const goals = z.object({
  dailyCalorieGoal: between(1000, 5000, ' calories'),
  proteinGoal: between(50, 300, 'g'),
  carbGoal: between(50, 500, 'g'),
  fatGoal: between(20, 200, 'g'),
  weeklyWorkoutGoal: between(1, 14, ' workouts').int(),
  weeklyDistanceGoal: between(1, 100, ' miles'),
  fitnessObjective: z.enum(fitnessObjectives, 'Please select a fitness objective'),
  dailyWaterGoal: between(1000, 5000, 'ml'),
})
export type Goals = z.infer<typeof goals>

/** Whether nobody set them; null in an answer that a device kept from an earlier version. */
export const areDefaults = z.boolean().nullable()
const countedGoals = goals.extend({ areDefaults })

export const defaultGoals: Goals = {
  dailyCalorieGoal: 2000,
  proteinGoal: 150,
  carbGoal: 200,
  fatGoal: 80,
  weeklyWorkoutGoal: 4,
  weeklyDistanceGoal: 10,
  fitnessObjective: 'general_fitness',
  dailyWaterGoal: 2500,
}
/** Millilitres a day recommended by the specification. */
export const recommendedWater = { least: 2000, most: 3000 } as const
/** Grams a day; the specification shows a sugar bar without a configurable goal. */
export const sugarGoal = 50

export const getGoals = {
  method: 'GET',
  path: '/api/user/goals',
  summary: 'The goals, defaults where none were set',
  response: countedGoals,
} satisfies Endpoint
export const setGoals = {
  method: 'PUT',
  path: '/api/user/goals',
  summary: 'Set all eight goals',
  body: goals,
  response: countedGoals,
} satisfies Endpoint

/** Proposed goals: kilocalories and grams a day, workouts and miles a week, millilitres of water a day. */
export const goalSuggestions = z.object({
  nutrition: z.object({
    dailyCalories: goals.shape.dailyCalorieGoal,
    protein: goals.shape.proteinGoal,
    carbs: goals.shape.carbGoal,
    fat: goals.shape.fatGoal,
  }),
  fitness: z.object({
    weeklyWorkouts: goals.shape.weeklyWorkoutGoal,
    weeklyDistance: goals.shape.weeklyDistanceGoal,
    fitnessObjective: goals.shape.fitnessObjective,
  }),
  hydration: z.object({ dailyWater: goals.shape.dailyWaterGoal }),
  /** Explanation of every number. */
  reasoning: z.string(),
  tips: z.array(z.string()),
})
export type GoalSuggestions = z.infer<typeof goalSuggestions>

export const suggestGoals = {
  method: 'POST',
  path: '/api/ai/goal-suggestions',
  summary: 'Goals that fit a description and the profile; nothing is saved',
  feature: 'goals',
  limit: 'ai',
  body: z.object({
    prompt: paragraph(2000).min(1, 'Please describe your health and fitness goals first.'),
    /** The same text, or the current goals. */
    userGoals: unread.optional(),
  }),
  response: z.object({
    /** Null where the main aim was not read. */
    suggestions: goalSuggestions.nullable(),
    /** Says why there are no suggestions; null with suggestions. */
    unread: z.string().nullable(),
    /** Parts of the prompt that no figure uses, in the person's words. */
    notUsed: z.array(z.string()),
    source,
    /** Set for concerns, illnesses and injuries that need professional help; with a concern the weight is held. */
    care: z.string().nullable(),
  }),
} satisfies Endpoint
