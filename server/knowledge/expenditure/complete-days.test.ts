import { expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { completeDays, type LoggedDay } from './complete-days.ts'

const resting = 1600
/** Days with these kilocalories and four entries, but for what `change` says of a day. */
const daysOf = (calories: number[], change: Record<number, Partial<LoggedDay>> = {}): LoggedDay[] =>
  calories.map((one, at) => ({
    day: addDays('2026-10-01', at),
    calories: one,
    meals: 4,
    complete: null,
    ...change[at],
  }))
const usual = [2100, 2400, 1950, 2250, 2600, 2000, 2300, 2150, 2500, 2050, 2200, 1900, 2350, 2450]
/** Whether the last day, after two usual weeks, counts as complete. */
function counts(last: Partial<LoggedDay>) {
  const days = daysOf([...usual, 0], { 14: last })
  return completeDays(days, resting).includes(days[14]!)
}

test('days within the person’s own range count', () => {
  for (const calories of [1750, 2200, 3200]) expect(counts({ calories })).toBe(true)
})

test('a day that is far below the person’s own is partial', () => {
  for (const calories of [0, 400, 1050]) expect(counts({ calories })).toBe(false)
})

test('a light day with half the usual entries is partial, with all of them it counts', () => {
  expect(counts({ calories: 1640, meals: 2 })).toBe(false)
  expect(counts({ calories: 1640, meals: 4 })).toBe(true)
})

test('a day of more than twice the usual is a mistake until the person says otherwise', () => {
  expect(counts({ calories: 5500 })).toBe(false)
  expect(counts({ calories: 5500, complete: true })).toBe(true)
})

test('what the person says wins, for a fast as for a day that was forgotten', () => {
  expect(counts({ calories: 0, meals: 0, complete: true })).toBe(true)
  expect(counts({ calories: 2200, complete: false })).toBe(false)
})

test('drinks without a meal are no complete day', () => {
  expect(counts({ calories: 2200, meals: 0 })).toBe(false)
})

test('a person who logs breakfast alone has no complete day', () => {
  expect(completeDays(daysOf(usual.map(() => 450)), resting)).toEqual([])
})

test('a change of diet makes neither its days nor those before it odd', () => {
  const days = daysOf([...Array(40).fill(3000), ...Array(40).fill(1700)])
  expect(completeDays(days, resting).length).toBeGreaterThan(70)
})
