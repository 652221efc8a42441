import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSet, inUnit, toKilograms } from './weights.ts'

test('pounds that are shown and saved again do not drift', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (halves) => {
      const kilograms = toKilograms(halves / 2, 'lb')
      expect(inUnit(kilograms, 'lb')).toBe(halves / 2)
      expect(toKilograms(inUnit(kilograms, 'lb'), 'lb')).toBe(kilograms)
    }),
  )
})

test('a set reads as weight and repetitions, repetitions alone, or a time', () => {
  expect(formatSet({ weight: 102.5, reps: 5, seconds: null }, 'kg')).toBe('102.5 kg × 5')
  expect(formatSet({ weight: 102.058, reps: 5, seconds: null }, 'lb')).toBe('225 lb × 5')
  expect(formatSet({ weight: null, reps: 12, seconds: null }, 'kg')).toBe('12 reps')
  expect(formatSet({ weight: null, reps: null, seconds: 90 }, 'kg')).toBe('1:30')
  expect(formatSet({ weight: null, reps: null, seconds: null }, 'kg')).toBe('')
})
