import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimetresOf, feetAndInches, kilogramsOf, poundsOf } from './body-measures.ts'

test('pounds typed are the pounds shown again', () => {
  expect(kilogramsOf(180)).toBe(81.65)
  fc.assert(
    fc.property(fc.integer({ min: 450, max: 8800 }), (tenths) => {
      expect(Math.round(poundsOf(kilogramsOf(tenths / 10)) * 10)).toBe(tenths)
    }),
  )
})

test('feet and inches typed are the feet and inches shown again', () => {
  expect(centimetresOf(5, 11)).toBe(180.34)
  expect(feetAndInches(182.88)).toEqual({ feet: 6, inches: 0 })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 0, max: 23 }), (feet, halves) => {
      expect(feetAndInches(centimetresOf(feet, halves / 2))).toEqual({ feet, inches: halves / 2 })
    }),
  )
})

test('inches never reach twelve', () => {
  // 182.8 cm = 71.97 in.
  expect(feetAndInches(182.8)).toEqual({ feet: 6, inches: 0 })
})
