import * as z from 'zod'
import { food, savedMeal } from '../foods/foods.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { line } from '../measures/text.ts'
import { usualMeal } from './usual-meals.ts'

/** Most hits in an answer. */
export const mostHits = 6

/** What a few typed words may mean: a saved meal, a meal logged before, or a food of one's own or of the table. */
export const mealHit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), meal: savedMeal }),
  z.object({ kind: z.literal('logged'), meal: usualMeal }),
  z.object({ kind: z.literal('food'), food }),
])
export type MealHit = z.infer<typeof mealHit>

export const searchMealHits = {
  method: 'GET',
  path: '/api/nutrition/hits',
  summary: 'Saved meals, meals logged before, then foods whose words begin with all of the typed ones',
  query: z.object({ q: line(100).min(1, 'Type a food.') }),
  response: z.array(mealHit).max(mostHits),
} satisfies Endpoint
