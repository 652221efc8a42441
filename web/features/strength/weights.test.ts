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

test('a set reads as weight and repetitions, repetitions alone, a time or a way', () => {
  const set = (values: object) => ({ kilograms: null, reps: null, seconds: null, metres: null, ...values })
  expect(formatSet(set({ kilograms: 102.5, reps: 5 }), 'kg')).toBe('102.5 kg × 5')
  expect(formatSet(set({ kilograms: 102.058, reps: 5 }), 'lb')).toBe('225 lb × 5')
  expect(formatSet(set({ reps: 12 }), 'kg')).toBe('12 reps')
  expect(formatSet(set({ seconds: 90 }), 'kg')).toBe('1:30')
  expect(formatSet(set({ kilograms: 24, metres: 40 }), 'kg')).toBe('24 kg × 40 m')
  expect(formatSet(set({}), 'kg')).toBe('')
})
