import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser, setTimezone } from '#contract/access/user.ts'
import { setGoals } from '#contract/goals.ts'
import { getCalendar, getDashboardStats } from '#contract/insights.ts'
import { addDays } from '#contract/measures/day.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'
import { addToTotals } from './totals.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const today = '2026-11-21'
const stats = (name: string, date?: string) =>
  app.as(name).call(getDashboardStats, { query: date ? { date } : {} })
const eat = (name: string, targetDate: string) =>
  app.as(name).call(logNutrition, {
    body: { foodName: 'Apple', calories: 95, protein: 0.5, mealType: 'snack', targetDate },
  })

test('every field is there from the first day, zero where nothing is logged', async () => {
  expect(await stats('new')).toEqual({
    totalWorkouts: 0,
    totalMeals: 0,
    totalDistance: 0,
    weeklyGoalProgress: 0,
    consistencyStreak: 0,
    streakDays: 0,
    bestStreakDays: 0,
    date: today,
    today: {
      calories: 0,
      waterIntake: 0,
      protein: 0,
      carbs: 0,
      fat: 0,
      sugar: 0,
      fiber: 0,
      known: {},
      sodium: 0,
      caffeine: 0,
      burned: 0,
      meals: 0,
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
      areDefaults: true,
    },
    progress: { protein: 0, carbs: 0, fat: 0, sugar: 0 },
    week: Array.from({ length: 7 }, (_, at) => ({
      day: addDays('2026-11-16', at),
      workouts: 0,
      logged: false,
    })),
    complete: null,
    pinned: [],
    present: {
      usual: { mealType: 'lunch', meals: [] },
      meals: [],
      days: Array.from({ length: 7 }, (_, at) => ({ day: addDays(today, at - 6), calories: null })),
      average: { perDay: null, days: 0 },
      weight: null,
      session: null,
      checkInDue: false,
    },
  })
})

test('the last days are averaged over those that are over and have a meal, from three of them on', async () => {
  const average = async () => (await stats('avi')).present?.average
  const eatAs = (back: number, calories: number) =>
    app.as('avi').call(logNutrition, {
      body: { foodName: 'Meal', calories, mealType: 'lunch', targetDate: addDays(today, -back) },
    })
  for (const [back, calories] of [
    [0, 259],
    [2, 1700],
    [6, 1750],
  ] as const)
    await eatAs(back, calories)
  expect(await average()).toEqual({ perDay: null, days: 2 })
  await eatAs(3, 1908)
  expect(await average()).toEqual({ perDay: 1786, days: 3 })
})

test('the calendar holds six weeks of one’s own days, beside the goal', async () => {
  const calendar = (name: string, until: string) => app.as(name).call(getCalendar, { query: { until } })
  for (const back of [0, 41, 42]) await eat('hal', addDays(today, -back))
  await eat('hal', today)
  expect(await calendar('hal', today)).toEqual({
    goal: 2000,
    days: [
      { day: addDays(today, -41), calories: 95 },
      { day: today, calories: 190 },
    ],
  })
  expect((await calendar('hal', addDays(today, -42))).days).toEqual([
    { day: addDays(today, -42), calories: 95 },
  ])
  expect((await calendar('ida', today)).days).toEqual([])
  await expect(calendar('hal', '2026-02-30')).rejects.toMatchObject({ code: 'invalid' })
  await expect(app.stranger.call(getCalendar, { query: { until: today } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('a streak may end today or yesterday, a gap ends it, and removing a day in the middle splits it', async () => {
  for (const back of [1, 2, 3]) await eat('ann', addDays(today, -back))
  expect((await stats('ann')).consistencyStreak).toBe(3)
  await eat('ann', today)
  expect((await stats('ann')).consistencyStreak).toBe(4)
  await eat('bob', addDays(today, -2))
  expect((await stats('bob')).consistencyStreak).toBe(0)
})

test('a meal planned for days ahead neither counts in the streak nor hides it', async () => {
  await eat('cy', addDays(today, -1))
  await eat('cy', today)
  const { id } = await app.as('cy').call(getUser)
  await app.db.transaction((tx) => addToTotals(tx, id, addDays(today, 4), { meals: 1 }))
  expect((await stats('cy')).consistencyStreak).toBe(2)
  await eat('dot', today)
  await eat('dot', addDays(today, 1))
  expect((await stats('dot')).consistencyStreak).toBe(1)
})

test('activities make the workout streak, the best streak, the week and its goal', async () => {
  const { id } = await app.as('eve').call(getUser)
  const workout = { workouts: 1, distance: 8.0467, burned: 400 }
  for (const back of [0, 1, 9, 10, 11, 12])
    await app.db.transaction((tx) => addToTotals(tx, id, addDays(today, -back), workout))
  const eve = await stats('eve')
  expect(eve).toMatchObject({ totalWorkouts: 6, streakDays: 2, bestStreakDays: 4, weeklyGoalProgress: 50 })
  expect(eve.totalDistance).toBeCloseTo(30, 1)
  expect(eve.today.burned).toBe(400)
  expect(eve.week.map(({ workouts }) => workouts)).toEqual([0, 0, 0, 0, 1, 1, 0])
})

test('progress follows the person’s own goals', async () => {
  const goals = {
    dailyCalorieGoal: 1800,
    proteinGoal: 100,
    carbGoal: 150,
    fatGoal: 60,
    weeklyWorkoutGoal: 3,
    weeklyDistanceGoal: 12,
    fitnessObjective: 'endurance' as const,
    dailyWaterGoal: 3000,
  }
  await app.as('fay').call(setGoals, { body: goals })
  await app.as('fay').call(logNutrition, {
    body: { foodName: 'Shake', calories: 300, protein: 50, carbs: 75, mealType: 'snack' },
  })
  expect(await stats('fay')).toMatchObject({
    goals: { calories: 1800, water: 3, protein: 100, areDefaults: false },
    progress: { protein: 50, carbs: 50, fat: null },
  })
})

test('today is the person’s own', async () => {
  await app.as('gil').call(setTimezone, { body: { timezone: 'Pacific/Kiritimati' } })
  expect((await stats('gil')).date).toBe('2026-11-22')
})

test('a day that does not exist is refused, and a stranger too', async () => {
  await expect(stats('ann', '2026-02-29')).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { date: expect.any(String) } },
  })
  await expect(app.stranger.call(getDashboardStats, { query: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
