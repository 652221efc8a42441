import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf, averageOfValues, changeBetween, fewestDays } from './averages.ts'

const day = (at: number, calories: number, meals = 1) => ({
  day: `2026-11-${String(at).padStart(2, '0')}`,
  calories,
  meals,
  drinks: 1,
})

test('today does not count, nor does a day without what is averaged', () => {
  const days = [day(1, 1700), day(2, 90, 0), day(3, 1800), day(4, 1900), day(5, 259)]
  expect(averageOf(days, 'calories', '2026-11-05')).toEqual({ perDay: 1800, days: 3 })
  expect(averageOf(days, 'calories', '2026-11-04')).toEqual({ perDay: null, days: 2 })
})

test('an average lies between its values, and is told from the fewest days on', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 40 }), (values) => {
      const { perDay, days } = averageOfValues(values)
      expect(days).toBe(values.length)
      expect(perDay === null).toBe(values.length < fewestDays)
      if (perDay !== null) expect(Math.min(...values) <= perDay && perDay <= Math.max(...values)).toBe(true)
    }),
  )
})

test('a change has the sign of the difference, and needs a week', () => {
  expect(changeBetween(1716, 1745, 28)).toEqual({ perWeek: expect.closeTo(7.25, 9), weeks: 4 })
  expect(changeBetween(70, 69, 6)).toEqual({ perWeek: null, weeks: null })
  const figure = fc.integer({ min: -9000, max: 9000 })
  fc.assert(
    fc.property(figure, figure, fc.integer({ min: 7, max: 400 }), (from, to, days) => {
      expect(Math.sign(changeBetween(from, to, days).perWeek!)).toBe(Math.sign(to - from))
    }),
  )
})
