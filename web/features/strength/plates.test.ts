import { expect, test } from 'vitest'
import { platesFor, usualPlates } from './plates.ts'

test.each([
  [100, 'kg', [25, 15]],
  [102.5, 'kg', [25, 15, 1.25]],
  [20, 'kg', []],
  [225, 'lb', [45, 45]],
  [135, 'lb', [45]],
] as const)('%d %s are these plates on each side', (weight, unit, side) => {
  expect(platesFor(weight, usualPlates[unit])).toEqual({ side, missing: 0 })
})

test('with one’s own bar and plates the sides are made of those', () => {
  expect(platesFor(50, { bar: 10, plates: [10, 5] })).toEqual({ side: [10, 10], missing: 0 })
  expect(platesFor(47.5, { bar: 10, plates: [10, 5] })).toEqual({ side: [10, 5], missing: 7.5 })
})

test('what no plate makes is said, and less than the bar needs none', () => {
  expect(platesFor(101, usualPlates.kg)).toMatchObject({ side: [25, 15], missing: 1 })
  expect(platesFor(15, usualPlates.kg)).toMatchObject({ side: [], missing: 0 })
})
