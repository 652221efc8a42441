import * as z from 'zod'
import { eachMicronutrient, micronutrients } from '../foods/micronutrients.ts'
import type { Endpoint } from '../http/endpoint.ts'

/** What the foods of an entry are known to hold. */
export const entryNutrients = z.object({
  /** Sums of the foods that state it; null where none does. */
  amounts: z.object(eachMicronutrient(() => z.number().nullable())),
  /** Share of the entry's energy whose foods state it, 0 to 1; absent where all do. */
  known: z.partialRecord(z.enum(micronutrients), z.number().min(0).max(1)),
})
export type EntryNutrients = z.infer<typeof entryNutrients>

export const getEntryNutrients = {
  method: 'GET',
  path: '/api/nutrition/logs/:id/nutrients',
  summary: 'Vitamins, minerals and kinds of fat of an entry, as far as they are known',
  params: z.object({ id: z.uuid('That is not an entry’s id.') }),
  response: entryNutrients,
} satisfies Endpoint
