import * as z from 'zod'
import type { KnownSums } from './known-shares.ts'
import { unstatedNames } from './nutrients.ts'

const figure = z.number().nullable()

export const knownSums = z.object({
  calories: z.number(),
  protein: figure,
  carbs: figure,
  fat: figure,
  sugar: figure,
  fiber: figure,
  sodium: figure,
  known: z.partialRecord(z.enum(unstatedNames), z.number().min(0).max(1)).nullable(),
} satisfies Record<keyof KnownSums, z.ZodType>)
