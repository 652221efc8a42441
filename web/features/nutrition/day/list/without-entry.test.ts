import { expect, test } from 'vitest'
import type { DashboardStats } from '#contract/insights.ts'
import { logged } from '../../testing.ts'
import { withEntry, withoutEntry } from './without-entry.ts'

const stats: DashboardStats = {
  totalWorkouts: 3,
  totalMeals: 2,
  totalDistance: 4,
  weeklyGoalProgress: 50,
  consistencyStreak: 2,
  streakDays: 1,
  bestStreakDays: 5,
  date: '2026-11-20',
  today: {
    calories: 195.1,
    protein: 75.5,
    carbs: 125,
    fat: 0.3,
    sugar: 19,
    fiber: 4.4,
    sodium: 12,
    caffeine: 80,
    waterIntake: 1.6,
    burned: 300,
    meals: 2,
    known: {},
  },
  goals: {
    protein: 150,
    carbs: 200,
    fat: 80,
    sugar: 50,
    calories: 2000,
    water: 2.5,
    weeklyWorkouts: 4,
    weeklyDistance: 10,
    areDefaults: false,
  },
  progress: { protein: 50, carbs: 63, fat: 0, sugar: 38 },
  week: [],
  complete: null,
  pinned: null,
  present: null,
}

test('a removed meal leaves the day’s sums and the progress at once', () => {
  const after = withoutEntry(stats, logged())
  expect(after.today).toMatchObject({
    calories: 100.1,
    protein: 75,
    carbs: 100,
    sugar: 0,
    sodium: 10,
    meals: 1,
  })
  expect(after.progress).toEqual({ protein: 50, carbs: 50, fat: 0, sugar: 0 })
  expect(after.totalMeals).toBe(1)
})

test('what no meal holds stays: water, caffeine, what was burned, streaks', () => {
  const after = withoutEntry(stats, logged())
  expect(after.today).toMatchObject({ waterIntake: 1.6, caffeine: 80, burned: 300 })
  expect(after).toMatchObject({ consistencyStreak: 2, streakDays: 1, totalWorkouts: 3 })
})

test('a meal that is not on the server yet counts all the same, and once', () => {
  const after = withEntry(stats, logged())
  expect(after.today.calories).toBeCloseTo(290.1)
  expect(after.today.meals).toBe(3)
  expect(withoutEntry(after, logged())).toEqual(stats)
})

test('sums never go below nothing', () => {
  expect(withoutEntry(stats, logged({ calories: 900, fiber: null })).today).toMatchObject({
    calories: 0,
    fiber: 4.4,
  })
})
