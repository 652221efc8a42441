import { expect, test } from 'vitest'
import { longSource, shortSource } from './figures-source.ts'

const photoUrl = '/api/nutrition/logs/1/photo'

test.each([
  [{ source: 'manual', confidence: null, photoUrl: null }, 'entered by hand'],
  [{ source: 'builtin', confidence: 0.9, photoUrl: null }, 'from your words'],
  [{ source: 'model', confidence: 0.71, photoUrl }, 'photo, high confidence'],
  [{ source: 'model', confidence: 0.7, photoUrl }, 'photo, medium confidence'],
  [{ source: 'model', confidence: 0.5, photoUrl }, 'photo, low confidence'],
  [{ source: 'model', confidence: 0.9, photoUrl: null }, 'from your words, high confidence'],
] as const)('%o reads “%s”', (log, text) => {
  expect(shortSource(log)).toBe(text)
})

test('a photo that only the food table stood behind is never said to have been read', () => {
  expect(shortSource({ source: 'builtin', confidence: 0.9, photoUrl })).toBe('from your words')
  expect(longSource({ source: 'builtin', confidence: 0.9, photoUrl })).not.toMatch(/photo/)
})
