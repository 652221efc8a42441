import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

test('ticks are round numbers that hold everything drawn', () => {
  expect(niceTicks(0, 2222)).toEqual([0, 1000, 2000, 3000])
  expect(niceTicks(0, 93)).toEqual([0, 50, 100])
  expect(niceTicks(0, 2.8)).toEqual([0, 1, 2, 3])
  expect(niceTicks(70.7, 73.8)).toEqual([70, 72, 74])
})

test('an axis without any span still has two ends', () => {
  expect(niceTicks(0, 0).at(-1)).toBeGreaterThan(0)
  expect(niceTicks(5, 5).at(-1)).toBeGreaterThan(niceTicks(5, 5)[0]!)
})

test('whatever the figures, the ticks enclose them and stay few', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      (low, span) => {
        const ticks = niceTicks(low, low + span)
        expect(ticks[0]).toBeLessThanOrEqual(low + span * 1e-6)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual((low + span) * (1 - 1e-6))
        expect(ticks.length).toBeLessThanOrEqual(6)
      },
    ),
  )
})
