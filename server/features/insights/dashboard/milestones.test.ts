import { expect, test } from 'vitest'
import { passed } from './milestones.ts'

const on = '2026-11-21'
const sums = { meals: 0, workouts: 0, distance: 0 }

test('a mark is passed by the share that reaches it, and by no other', () => {
  const mark = { kind: 'meals', threshold: 10, reachedOn: on }
  expect(passed(on, { meals: 1 }, { ...sums, meals: 9 }, undefined)).toEqual([])
  expect(passed(on, { meals: 1 }, { ...sums, meals: 10 }, undefined)).toEqual([mark])
  expect(passed(on, { meals: 1 }, { ...sums, meals: 11 }, undefined)).toEqual([])
  expect(passed(on, { meals: -1 }, { ...sums, meals: 10 }, undefined)).toEqual([])
})

test('ten miles are reached by ten miles, though kilometres are kept to the metre', () => {
  expect(passed(on, { distance: 1.609 }, { ...sums, distance: 16.093 }, undefined)).toEqual([
    { kind: 'distance', threshold: 10, reachedOn: on },
  ])
  expect(passed(on, { distance: 0.001 }, { ...sums, distance: 16.094 }, undefined)).toEqual([])
})

test('a day that joins two runs passes the marks between the longer one and the whole', () => {
  const parts = [
    { firstDay: '2026-11-01', lastDay: '2026-11-07' },
    { firstDay: '2026-11-09', lastDay: '2026-11-14' },
  ]
  expect(passed(on, {}, sums, { parts, firstDay: '2026-11-01', lastDay: '2026-11-14' })).toEqual([
    { kind: 'streak', threshold: 14, reachedOn: '2026-11-14' },
  ])
})
