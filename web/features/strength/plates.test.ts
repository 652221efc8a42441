import { expect, test } from 'vitest'
import { platesFor } from './plates.ts'

test.each([
  [100, 'kg', [25, 15]],
  [102.5, 'kg', [25, 15, 1.25]],
  [20, 'kg', []],
  [225, 'lb', [45, 45]],
  [135, 'lb', [45]],
] as const)('%d %s are these plates on each side', (weight, unit, side) => {
  expect(platesFor(weight, unit)).toMatchObject({ side, missing: 0 })
})

test('what no plate makes is said, and less than the bar needs none', () => {
  expect(platesFor(101, 'kg')).toMatchObject({ side: [25, 15], missing: 1 })
  expect(platesFor(15, 'kg')).toMatchObject({ side: [], missing: 0 })
})
