import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimatedMax, maxFormulas, mostEstimatedReps } from './estimated-max.ts'

// Worked examples: 100 kg × 5 is 116.7 kg by Epley (1985) and 112.5 kg by Brzycki (1993).
test.each([
  ['epley', 100, 5, 116.667],
  ['brzycki', 100, 5, 112.5],
  ['automatic', 100, 8, 126.667],
  ['automatic', 100, 9, 128.571],
  ['automatic', 100, 10, 133.333],
  ['epley', 100, 10, 133.333],
  ['brzycki', 80, 12, 115.2],
] as const)('by %s %d kg for %d repetitions are a maximum of %d kg', (formula, weight, reps, max) => {
  expect(estimatedMax(weight, reps, formula)).toBeCloseTo(max, 3)
})

test('a single repetition is its own maximum by every formula', () => {
  for (const formula of maxFormulas) expect(estimatedMax(142.5, 1, formula)).toBe(142.5)
})

test('nothing is estimated from more than twelve repetitions, nor without a weight', () => {
  expect(estimatedMax(60, 13)).toBeNull()
  expect(estimatedMax(0, 5)).toBeNull()
  expect(estimatedMax(-20, 5)).toBeNull()
})

test('more weight or one repetition more never estimates less', () => {
  const weight = fc.double({ min: 1, max: 400, noNaN: true })
  const reps = fc.integer({ min: 1, max: mostEstimatedReps - 1 })
  fc.assert(
    fc.property(weight, reps, fc.constantFrom(...maxFormulas), (kilograms, count, formula) => {
      const here = estimatedMax(kilograms, count, formula)!
      expect(estimatedMax(kilograms + 2.5, count, formula)).toBeGreaterThan(here)
      expect(estimatedMax(kilograms, count + 1, formula)).toBeGreaterThan(here)
    }),
  )
})
