import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'

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

const between = (min: number, max: number, unit: string) =>
  z
    .number(`Enter a number of ${unit.trim()}.`)
    .min(min, `Minimum ${min}${unit}`)
    .max(max, `Maximum ${max}${unit}`)

/** A person's targets: kilocalories and grams a day, workouts and miles a week, millilitres of water a day. */
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
/** Grams a day; the specification shows a sugar bar but lets nobody set its goal. */
export const sugarGoal = 50

export const getGoals = {
  method: 'GET',
  path: '/api/user/goals',
  summary: 'The goals, defaults where none were set',
  response: goals,
} satisfies Endpoint
export const setGoals = {
  method: 'PUT',
  path: '/api/user/goals',
  summary: 'Set all eight goals',
  body: goals,
  response: goals,
} satisfies Endpoint
