import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { line } from '#contract/measures/text.ts'
import { cleanLine } from './clean-text.ts'

test('whatever a model writes becomes a line that the contract takes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 2, max: 120 }),
      (text, max) => {
        expect(line(max).safeParse(cleanLine(text, max)).success).toBe(true)
      },
    ),
  )
})

test('line breaks, NUL and direction marks go, words stay', () => {
  expect(cleanLine('  Scrambled\n\neggs\u0000 \u202eand toast\u2066 ', 120)).toBe('Scrambled eggs and toast')
})

test('a long line is cut between whole characters', () => {
  expect(cleanLine('👩‍🍳👩‍🍳👩‍🍳', 12)).toMatch(/^\p{RGI_Emoji}*…$/v)
  expect(cleanLine('x'.repeat(500), 120)).toHaveLength(120)
})
