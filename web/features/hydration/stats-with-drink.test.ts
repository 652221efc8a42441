import { expect, test } from 'vitest'
import type { DashboardStats } from '#contract/insights.ts'
import { withDrink } from './stats-with-drink.ts'
import { drunk } from './testing.ts'

const stats = {
  date: '2026-11-20',
  today: {
    calories: 100,
    protein: 1,
    carbs: 1,
    fat: 1,
    sugar: 1,
    fiber: 3,
    sodium: 50,
    known: {},
    caffeine: 0,
    waterIntake: 0.24,
  },
  goals: { protein: 150, carbs: 200, fat: 80, sugar: 50 },
  progress: { protein: 1, carbs: 1, fat: 1, sugar: 2 },
} as unknown as DashboardStats

test('a drink that only this device has counts with its calories, its figures and its share of water', () => {
  const after = withDrink(stats, drunk(), 1)
  expect(after.today).toMatchObject({ calories: 240, sugar: 37.7, caffeine: 34, waterIntake: 0.4885 })
  expect(after.progress.sugar).toBe(75)
})

test('taken out again it leaves the sums as they were', () => {
  expect(withDrink(withDrink(stats, drunk(), 1), drunk(), -1)).toEqual(stats)
})
