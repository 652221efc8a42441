import { expect, test } from 'vitest'
import * as z from 'zod'
import { inUnitsOf, refusalOf } from './refusals.ts'

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
  [z.email(), 'nobody', 'Enter an e-mail address.'],
  [z.iso.date(), '2026-02-30', 'Use a date that exists, written yyyy-MM-dd.'],
  [z.union([z.number(), z.boolean()]), {}, 'This is not what is expected here.'],
])('%# what a schema has no words for is said in a plain sentence', (schema, value, sentence) => {
  expect(refusal(schema, value)).toBe(sentence)
})

test('a sentence’s measures stand in the person’s units', () => {
  expect(inUnitsOf('specified', 'At most 2000 km.')).toBe('At most 1,242 miles.')
  expect(inUnitsOf('imperial', 'At most 30000 m.')).toBe('At most 98,425 ft.')
  expect(inUnitsOf('imperial', 'Between −60 and 60 °C.')).toBe('Between −76 and 140 °F.')
  expect(inUnitsOf('imperial', 'Weight is between 20 and 400 kg.')).toBe('Weight is between 44 and 881 lb.')
  expect(inUnitsOf('imperial', 'Maximum 5000ml')).toBe('Maximum 169 fl oz')
  expect(inUnitsOf('metric', 'Minimum 1 miles')).toBe('Minimum 1.6 km')
  expect(inUnitsOf('metric', 'At most 2000 km.')).toBe('At most 2000 km.')
  expect(inUnitsOf('specified', 'Maximum 5000ml')).toBe('Maximum 5000ml')
  expect(inUnitsOf('imperial', 'At most 48 hours, 10 minutes or 5 moments.')).toBe(
    'At most 48 hours, 10 minutes or 5 moments.',
  )
})
