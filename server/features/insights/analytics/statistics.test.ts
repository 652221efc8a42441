import fc from 'fast-check'
import { expect, test } from 'vitest'
import { macroShares } from './macro-shares.ts'
import { deviation, spearman } from './statistics.ts'

const pairs = (x: number[], y: number[]) => x.map((value, at) => ({ x: value, y: y[at]! }))

test('ranks that agree correlate fully, whatever the figures’ distances', () => {
  expect(spearman(pairs([1, 2, 3, 4], [10, 11, 500, 501]))).toBe(1)
  expect(spearman(pairs([1, 2, 3, 4], [4, 3, 2, -100]))).toBe(-1)
})

test('the textbook’s ten pairs give its coefficient', () => {
  // IQ and hours of television, the worked example of Wikipedia’s article on the coefficient: −29/165.
  const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110]
  const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]
  expect(spearman(pairs(iq, hours))).toBeCloseTo(-29 / 165, 12)
})

test('equal values share their mean rank', () => {
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / √(4.5 × 5).
  expect(spearman(pairs([1, 5, 5, 9], [1, 2, 3, 4]))).toBeCloseTo(4.5 / Math.sqrt(22.5), 12)
})

test('what does not vary correlates with nothing', () => {
  expect(spearman(pairs([3, 3, 3], [1, 2, 3]))).toBeNull()
  expect(spearman([])).toBeNull()
})

test('a correlation lies between −1 and 1 and is the same from either side', () => {
  const point = fc.record({ x: fc.integer({ min: -5, max: 5 }), y: fc.double({ noNaN: true }) })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (points) => {
      const one = spearman(points)
      const other = spearman(points.map(({ x, y }) => ({ x: y, y: x })))
      expect(Math.abs(one ?? 0)).toBeLessThanOrEqual(1)
      expect(other ?? 'none').toEqual(one === null ? 'none' : expect.closeTo(one, 9))
    }),
  )
})

test('a deviation is that of a sample', () => {
  expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12)
  expect(deviation([3])).toBeNull()
})

test('shares of the macronutrients are whole, within one percent of exact, and 100 together', () => {
  const grams = fc.integer({ min: 0, max: 50_000 }).map((value) => value / 100)
  fc.assert(
    fc.property(fc.record({ protein: grams, carbs: grams, fat: grams }), (eaten) => {
      const shares = macroShares(eaten)
      const energy = eaten.protein * 4 + eaten.carbs * 4 + eaten.fat * 9
      expect(shares.protein + shares.carbs + shares.fat).toBe(energy > 0 ? 100 : 0)
      if (energy > 0) expect(Math.abs(shares.protein - (eaten.protein * 400) / energy)).toBeLessThan(1)
    }),
  )
})

test('a tie of thirds is settled and still makes 100', () => {
  expect(macroShares({ protein: 9, carbs: 9, fat: 4 })).toEqual({ protein: 34, carbs: 33, fat: 33 })
})
