import { expect, test } from 'vitest'
import * as z from 'zod'
import { refusalOf } from './refusals.ts'

const refusal = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: refusalOf }).error?.issues[0]?.message

test.each<[z.ZodType, unknown, string]>([
  [z.number(), undefined, 'This is missing.'],
  [z.number(), 'ten', 'Enter a number.'],
  [z.number().int(), 1.5, 'Enter a whole number.'],
  [z.number().max(7), 8, 'At most 7.'],
  [z.number().min(2), 1, 'At least 2.'],
  [z.number().gt(0), 0, 'This must be more than 0.'],
  [z.string().max(3), 'four', 'At most 3 characters.'],
  [z.string().min(1), '', 'This cannot be empty.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry.'],
  [z.enum(['one', 'two']), 'three', 'Choose one of: one, two.'],
  [z.email(), 'nobody', 'Enter an email address.'],
  [z.iso.date(), '2026-02-30', 'Use a date that exists, written yyyy-MM-dd.'],
  [z.union([z.number(), z.boolean()]), {}, 'This is not what is expected here.'],
])('%# what a schema has no words for is said in a plain sentence', (schema, value, sentence) => {
  expect(refusal(schema, value)).toBe(sentence)
})
