import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { activityTypes, logActivity } from '#contract/activities/activities.ts'
import { analyticsPeriods, getNutritionAnalytics, getTrainingAnalytics } from '#contract/analytics.ts'
import { enoughKnown } from '#contract/foods/known-shares.ts'
import { defaultGoals } from '#contract/goals.ts'
import { logDrink } from '#contract/hydration/hydration.ts'
import { fewestDays } from '#contract/measures/averages.ts'
import { addDays, dayIn, dayStart } from '#contract/measures/day.ts'
import { logNutrition, mealTypes } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'
import { becomePro, plainDays, plainShare, plainSum, rawRows } from './analytics-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const amount = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)
/** Days before today; one ahead is tomorrow, which the diary allows. Most lie close to the borders of the periods. */
const back = fc.oneof(fc.integer({ min: -1, max: 9 }), fc.integer({ min: -1, max: 400 }))
const meal = fc.record({
  back,
  foodName: fc.constantFrom('Apple', 'apple', 'Rice', 'Soup', 'Bread', 'Egg', 'Tofu'),
  mealType: fc.constantFrom(...mealTypes),
  calories: amount(900),
  protein: fc.option(amount(80)),
  carbs: amount(90),
  fat: amount(60),
  sugar: amount(50),
})
const drink = fc.record({ back, volume: fc.integer({ min: 1, max: 900 }), calories: amount(200) })
const activity = fc.record({
  back: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 400 })),
  activityType: fc.constantFrom(...activityTypes),
  duration: fc.integer({ min: 60, max: 7200 }),
  distance: amount(30),
})
const zone = fc.constantFrom('America/Chicago', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu')
const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T23:59:59Z'),
  noInvalidDate: true,
})

test('every figure is the plain sum of what was logged in the period so far, and of nothing else', async () => {
  let next = 0
  await fc.assert(
    fc.asyncProperty(
      instant,
      zone,
      fc.array(meal, { maxLength: 7 }),
      fc.array(drink, { maxLength: 4 }),
      fc.array(activity, { maxLength: 4 }),
      async (now, timezone, meals, drinks, activities) => {
        app.clock.now = now
        const name = `person${next++}`
        const person = app.as(name)
        const userId = await becomePro(app, name, timezone)
        const today = dayIn(timezone, now)
        for (const { back: days, ...body } of meals)
          await person.call(logNutrition, { body: { ...body, targetDate: addDays(today, -days) } })
        for (const { back: days, ...body } of drinks)
          await person.call(logDrink, {
            body: { ...body, drinkType: 'coffee', targetDate: addDays(today, -days) },
          })
        for (const { back: days, ...body } of activities) {
          const begins = dayStart(timezone, addDays(today, -days))
          const startTime = new Date(Math.min(begins.getTime(), now.getTime())).toISOString()
          await person.call(logActivity, { body: { ...body, startTime } })
        }
        await expectPlain(name, userId, today)
      },
    ),
    { numRuns: 15 },
  )
}, 120_000)

async function expectPlain(name: string, userId: string, today: string) {
  const raw = await rawRows(app, userId)
  const all = [...raw.meals, ...raw.drinks, ...raw.activities]
  for (const period of analyticsPeriods) {
    const days = plainDays(period, today)
    const food = await app.as(name).call(getNutritionAnalytics, { query: { period } })
    const sum = (figure: Parameters<typeof plainSum>[2]) => plainSum(all, days, figure)
    const { calories, macros } = food.nutritionBreakdown
    const loggedDays = days.filter((day) => day < today && raw.meals.some((row) => row.day === day))
    for (const [shown, figure] of [
      [calories, 'calories'],
      [macros.protein, 'protein'],
      [macros.carbs, 'carbs'],
      [macros.fat, 'fat'],
    ] as const) {
      const known = plainShare(all, days, figure)
      if ('known' in shown) expect(shown.known).toBeCloseTo(known, 1)
      if (known === 0) expect(shown.total).toBeNull()
      else expect(shown.total).toBeCloseTo(sum(figure), 2)
      const counted = loggedDays.filter((day) => plainShare(all, [day], figure) >= enoughKnown)
      const onCounted = plainSum(all, counted, figure) / counted.length
      if (counted.length < fewestDays) expect(shown.daily).toBeNull()
      else expect(Math.abs(shown.daily! - onCounted)).toBeLessThanOrEqual(0.00501)
    }
    const percents = Object.values(macros).map(({ percentage }) => percentage)
    const energy = sum('protein') * 4 + sum('carbs') * 4 + sum('fat') * 9
    expect(percents.reduce((a, b) => a + b)).toBe(energy > 0 ? 100 : 0)
    if (energy > 0)
      expect(Math.abs(macros.fat.percentage - (sum('fat') * 900) / energy)).toBeLessThanOrEqual(1)
    const eaten = raw.meals.filter(({ day }) => days.includes(day))
    expect(food.mealDistribution).toEqual(
      Object.fromEntries(
        [...Map.groupBy(eaten, (row) => row.meal_type)].map(([type, rows]) => [type, rows.length]),
      ),
    )
    const foods = [...Map.groupBy(eaten, (row) => String(row.food_name).toLowerCase()).values()]
    expect(food.topFoods.map(({ frequency }) => frequency)).toEqual(
      foods
        .map((rows) => rows.length)
        .sort((a, b) => b - a)
        .slice(0, 5),
    )
    for (const top of food.topFoods) {
      const rows = foods.find(([one]) => String(one!.food_name).toLowerCase() === top.name.toLowerCase())!
      expect(top.avgCalories).toBeCloseTo(
        rows.reduce((s, row) => s + Number(row.calories), 0) / rows.length,
        0,
      )
    }
    expect(food.consistency.totalLogged).toBe(eaten.length)
    expect(food.periodStats).toEqual({
      from: days[0],
      to: today,
      days: days.length,
      loggedDays: loggedDays.length,
    })
    const logged = days.filter((day) => all.some((row) => row.day === day))
    expect(food.series.map(({ day }) => day)).toEqual(logged)
    for (const { day, known, ...figures } of food.series)
      for (const [figure, value] of Object.entries(figures)) {
        const share = plainShare(all, [day], figure as keyof typeof figures)
        expect((known as Record<string, number>)[figure] ?? 1).toBeCloseTo(share, 1)
        if (share === 0) expect(value).toBeNull()
        else expect(value).toBeCloseTo(plainSum(all, [day], figure as keyof typeof figures), 2)
      }

    const training = await app.as(name).call(getTrainingAnalytics, { query: { period } })
    expect(training.totals).toMatchObject({ workouts: sum('workouts'), seconds: sum('activeSeconds') })
    expect(training.totals.distance).toBeCloseTo(sum('distance'), 2)
    expect(training.totals.calories).toBeCloseTo(sum('burned'), 2)
    for (const key of ['workouts', 'seconds', 'distance', 'calories'] as const) {
      const total = (rows: Record<typeof key, number>[]) => rows.reduce((s, row) => s + row[key], 0)
      expect(total(training.byType)).toBeCloseTo(training.totals[key], 2)
      expect(total(training.series)).toBeCloseTo(training.totals[key], 2)
    }
    for (const { activityType, workouts } of training.byType)
      expect(workouts).toBe(
        raw.activities.filter((row) => row.activity_type === activityType && days.includes(row.day)).length,
      )
  }
}

const macroless = { total: 0, daily: null, percentage: 0 }
test.each(analyticsPeriods)(
  'an account without anything has a %s of zeros without averages',
  async (period) => {
    app.clock.now = new Date('2026-11-21T18:00:00Z')
    const food = await app.as('new').call(getNutritionAnalytics, { query: { period } })
    expect(food).toMatchObject({
      period: { week: 'This Week', month: 'This Month', year: 'This Year' }[period],
      nutritionBreakdown: {
        calories: { total: 0, daily: null },
        macros: { protein: macroless, carbs: macroless, fat: macroless },
      },
      mealDistribution: {},
      topFoods: [],
      consistency: { totalLogged: 0, avgPerDay: null },
      periodStats: { loggedDays: 0 },
      series: [],
      goals: { calories: defaultGoals.dailyCalorieGoal, sugar: 50, water: 2500 },
    })
    expect(await app.as('new').call(getTrainingAnalytics, { query: { period } })).toMatchObject({
      totals: { workouts: 0, seconds: 0, distance: 0, calories: 0, load: 0 },
      byType: [],
      series: [],
      routes: [],
    })
  },
)

test('an average a day is over the finished days with a meal, and is told from three of them on', async () => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
  await becomePro(app, 'ava')
  const today = '2026-11-21'
  const eat = (back: number, calories: number) =>
    app.as('ava').call(logNutrition, {
      body: { foodName: 'Meal', calories, mealType: 'lunch', targetDate: addDays(today, -back) },
    })
  const year = () => app.as('ava').call(getNutritionAnalytics, { query: { period: 'year' } })
  await eat(0, 259)
  await eat(40, 1700)
  await eat(200, 1800)
  // A day with a drink alone has no meals to average.
  await app.as('ava').call(logDrink, {
    body: { drinkType: 'coffee', volume: 200, calories: 90, targetDate: addDays(today, -3) },
  })
  expect(await year()).toMatchObject({
    nutritionBreakdown: { calories: { total: 3849, daily: null } },
    consistency: { totalLogged: 3, avgPerDay: null },
    periodStats: { loggedDays: 2 },
  })
  await eat(1, 1900)
  await eat(1, 1900)
  expect(await year()).toMatchObject({
    nutritionBreakdown: { calories: { total: 7649, daily: 2433.33 } },
    consistency: { totalLogged: 5, avgPerDay: 1.33 },
    periodStats: { days: 325, loggedDays: 3 },
  })
})

test('another person’s entries are in nobody else’s figures, and a stranger gets none', async () => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
  await app.as('full').call(logNutrition, { body: { foodName: 'Apple', calories: 95, mealType: 'snack' } })
  await app.as('empty').call(getUser)
  const { consistency } = await app.as('empty').call(getNutritionAnalytics, { query: { period: 'year' } })
  expect(consistency.totalLogged).toBe(0)
  for (const endpoint of [getNutritionAnalytics, getTrainingAnalytics])
    await expect(app.stranger.call(endpoint, { query: {} })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
})

test('a period that nobody offers is refused by name', async () => {
  const query = { period: 'decade' as 'year' }
  await expect(app.as('full').call(getNutritionAnalytics, { query })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { period: 'Choose week, month or year.' } },
  })
})
