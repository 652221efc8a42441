import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { day } from '../measures/day-schemas.ts'
import { mealType, nutritionLog } from './nutrition.ts'

/** A meal that the account logs repeatedly, with the figures of the last time or of a later correction. */
export const usualMeal = z.object({
  id: z.uuid(),
  foodName: z.string(),
  foodEmoji: z.string(),
  servingSize: z.string(),
  calories: z.number(),
  mealType,
})
export type UsualMeal = z.infer<typeof usualMeal>

/** Most usual meals in an answer. */
export const mostUsual = 12

/** Usual meals, likeliest first, and the meal of the present hour. */
export const usualMeals = z.object({ mealType, meals: z.array(usualMeal).max(mostUsual) })
export type UsualMeals = z.infer<typeof usualMeals>

export const listUsualMeals = {
  method: 'GET',
  path: '/api/nutrition/usual',
  summary: 'Meals that are logged repeatedly, the likeliest of the present hour first',
  response: usualMeals,
} satisfies Endpoint

export const logUsualMeal = {
  method: 'POST',
  path: '/api/nutrition/usual/:id',
  summary: 'Log a usual meal again, as the last time',
  feature: 'nutrition_logging',
  params: z.object({ id: z.uuid('That is not a meal’s id.') }),
  body: z.object({ mealType: mealType.nullish(), targetDate: day.nullish() }),
  response: nutritionLog,
} satisfies Endpoint
