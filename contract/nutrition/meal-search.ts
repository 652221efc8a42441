import * as z from 'zod'
import { cursor } from '../http/cursor.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { day } from '../measures/day-schemas.ts'
import { line } from '../measures/text.ts'
import { nutritionLog } from './nutrition.ts'

/** A page of found entries, newest day first. `days`: the days that the text names, both ends included. */
export const foundMeals = z.object({
  days: z.object({ from: day, to: day }).nullable(),
  logs: z.array(nutritionLog),
  /** Cursor of the next page. */
  next: z.string().nullable(),
})
export type FoundMeals = z.infer<typeof foundMeals>

export const searchMeals = {
  method: 'GET',
  path: '/api/nutrition/search',
  summary: 'Everything ever eaten by words of names, foods and notes, by an emoji, or by a date',
  query: z.object({
    q: line(100).min(1, 'Type a food, a word or a date.'),
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: foundMeals,
} satisfies Endpoint
