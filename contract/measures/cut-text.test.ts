import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a cut text ends with a whole character', () => {
  expect(cutText('a🍕b', 2)).toBe('a')
  expect(cutText('a🍕b', 3)).toBe('a🍕')
  expect(cutText('a🍕', 3)).toBe('a🍕')
})

test('of any text a cut keeps as much of the start as fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const cut = cutText(text, most)
      expect(cut.isWellFormed()).toBe(true)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1)
      expect(cut.length).toBeLessThanOrEqual(most)
    }),
  )
})
