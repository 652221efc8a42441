import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { logActivity } from '#contract/activities/activities.ts'
import { getAdvancedAnalytics } from '#contract/analytics.ts'
import { logDrink } from '#contract/hydration/hydration.ts'
import { addDays } from '#contract/measures/day.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { recordWeighIn } from '#contract/weight.ts'
import { testApp } from '#server/testing.ts'
import { becomePro } from './analytics-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-19T18:00:00Z') })
})
afterAll(() => app.close())

/** A Thursday. */
const today = '2026-11-19'
const advanced = (name: string) => app.as(name).call(getAdvancedAnalytics)
const eat = (name: string, back: number, calories: number, protein = 20) =>
  app.as(name).call(logNutrition, {
    body: { foodName: 'Meal', calories, protein, mealType: 'lunch', targetDate: addDays(today, -back) },
  })
const run = (name: string, back: number, minutes: number) =>
  app.as(name).call(logActivity, {
    body: {
      activityType: 'running',
      startTime: `${addDays(today, -back)}T15:00:00Z`,
      duration: minutes * 60,
      distance: 8.0467,
    },
  })
const trendOf = async (name: string, measure: string) =>
  (await advanced(name)).trends.find((one) => one.measure === measure)

test('whose plan does not hold it is told to choose one, and a stranger to sign in', async () => {
  await expect(advanced('trial')).rejects.toMatchObject({ code: 'payment_required' })
  await expect(app.stranger.call(getAdvancedAnalytics)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('an account without anything gets nulls and zeros', async () => {
  await becomePro(app, 'new')
  const empty = await advanced('new')
  expect(empty.trends.every(({ recent, before }) => !recent.days && !before.days)).toBe(true)
  expect(empty.trends.every(({ perWeek, weeks }) => perWeek === null && weeks === null)).toBe(true)
  expect(empty).toMatchObject({
    correlations: [],
    nutrients: [],
    trainingLoad: { acute: 0, chronic: null, ratio: null, monotony: null },
  })
  expect(empty.trainingLoad.weeks).toHaveLength(12)
  expect(empty.trainingLoad.weeks.at(-1)).toEqual({ monday: '2026-11-16', load: 0 })
})

test('a trend compares four finished weeks with the four before, over days that have a meal', async () => {
  await becomePro(app, 'ann')
  await eat('ann', 0, 9000)
  for (const back of [1, 28]) await eat('ann', back, 2000 + back)
  for (const back of [29, 56]) await eat('ann', back, 1000 + back)
  await eat('ann', 57, 9000)
  await app.as('ann').call(logDrink, {
    body: { drinkType: 'coffee', volume: 200, calories: 500, targetDate: addDays(today, -3) },
  })
  const none = { perDay: null, days: 2 }
  expect(await trendOf('ann', 'calories')).toEqual({
    measure: 'calories',
    recent: none,
    before: none,
    perWeek: null,
    weeks: null,
  })
  await eat('ann', 10, 2001)
  await eat('ann', 43, 1000)
  expect(await trendOf('ann', 'calories')).toEqual({
    measure: 'calories',
    recent: { perDay: 2010, days: 3 },
    before: { perDay: 1028.33, days: 3 },
    perWeek: null,
    weeks: null,
  })
  await eat('ann', 16, 2010)
  await eat('ann', 44, 1020)
  expect(await trendOf('ann', 'calories')).toMatchObject({ perWeek: 235.43, weeks: 4 })
})

test('a change a week has the sign of the two averages that are shown', async () => {
  await becomePro(app, 'gus')
  // Falls within each half, and stands higher in the later one.
  for (let back = 1; back <= 28; back++) {
    await eat('gus', back, 1445 + back * 20)
    await eat('gus', back + 28, 1416 + back * 20)
  }
  const { recent, before, perWeek, weeks } = (await trendOf('gus', 'calories'))!
  expect({ recent, before }).toEqual({
    recent: { perDay: 1735, days: 28 },
    before: { perDay: 1706, days: 28 },
  })
  expect({ perWeek, weeks }).toEqual({ perWeek: 7.25, weeks: 4 })
})

test('a steady change shows as so much a week', async () => {
  await becomePro(app, 'bob')
  for (let back = 1; back <= 49; back += 3) await eat('bob', back, 2000 - back * 10)
  expect((await trendOf('bob', 'calories'))!.perWeek).toBeCloseTo(70, 1)
  for (let back = 0; back < 52; back += 3) {
    const body = { kilograms: 70 + back * 0.1, measuredOn: addDays(today, -back) }
    await app.as('bob').call(recordWeighIn, { body })
  }
  expect((await trendOf('bob', 'weight'))!.perWeek).toBeCloseTo(-0.7, 1)
})

test('twenty-one days that agree are a pattern but never a cause; twenty are not shown', async () => {
  await becomePro(app, 'cy')
  for (let back = 1; back <= 20; back++) {
    await eat('cy', back, 1500 + back * 10)
    await run('cy', back, 10 + back)
  }
  expect((await advanced('cy')).correlations).toEqual([])
  await eat('cy', 21, 1500 + 210)
  await run('cy', 21, 31)
  const [first] = (await advanced('cy')).correlations
  expect(first).toMatchObject({ first: 'Active time', second: 'Calories', coefficient: 1, days: 21 })
  expect(first!.sentence).toBe(
    'Over 21 days, more active time mostly went with more calories (rank correlation 1). It is a pattern in your log; whether the one brings about the other it cannot say.',
  )
})

test('a pair that chance may explain is left out, beside one that is clear', async () => {
  await becomePro(app, 'dot')
  for (let back = 1; back <= 22; back++) {
    await eat('dot', back, 1500 + ((back * 7) % 11) * 10)
    await run('dot', back, 10 + ((back * 5) % 13))
    const water = { drinkType: 'water' as const, volume: 500 + ((back * 5) % 13) * 50, hydrationValue: 1 }
    await app.as('dot').call(logDrink, { body: { ...water, targetDate: addDays(today, -back) } })
  }
  const found = (await advanced('dot')).correlations
  expect(found.map(({ first, second }) => `${first} / ${second}`)).toEqual(['Active time / Water'])
  expect(found[0]).toMatchObject({ coefficient: 1, days: 22 })
})

test('training load sets the last week against the usual one once there are four', async () => {
  await becomePro(app, 'eve')
  for (const back of [0, 2, 4]) await run('eve', back, 20)
  const early = (await advanced('eve')).trainingLoad
  expect(early).toMatchObject({ acute: 330, chronic: null, ratio: null, monotony: null })
  await run('eve', 7, 60)
  await run('eve', 27, 60)
  const { acute, chronic, ratio, weeks, sentence } = (await advanced('eve')).trainingLoad
  expect({ acute, chronic, ratio }).toEqual({ acute: 330, chronic: 247.5, ratio: 1.33 })
  await run('eve', 3, 20)
  const { monotony } = (await advanced('eve')).trainingLoad
  // Of the seven finished days, one of which has an hour.
  const daily = [0, 110, 110, 110, 0, 0, 330]
  const middle = 660 / 7
  const spread = Math.sqrt(daily.reduce((sum, one) => sum + (one - middle) ** 2, 0) / 6)
  expect(monotony).toBeCloseTo(middle / spread, 2)
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-11-09', load: 110 + 330 },
    { monday: '2026-11-16', load: 220 },
  ])
  expect(sentence).toMatch(
    /training load of 330; a usual week of yours is 248, so that is 1\.3 times as much\./,
  )
})

test('nutrients are averages of finished logged days, beside what the source advises this person', async () => {
  await becomePro(app, 'fay')
  await app.as('fay').call(changeProfile, { body: { sex: 'male', birthDate: '1990-01-01' } })
  const bananas = await Promise.all(
    [1, 2, 4].map((back) =>
      app.as('fay').call(logNutrition, {
        body: {
          foodName: 'Banana',
          calories: 1,
          mealType: 'snack',
          targetDate: addDays(today, -back),
          foodRef: 'builtin:banana',
          grams: 100,
        },
      }),
    ),
  )
  // Typed with energy and protein alone: little of the energy of the one day, all of the other.
  await eat('fay', 1, 50)
  await eat('fay', 6, 500)
  await eat('fay', 0, 500)
  const coffee = { drinkType: 'coffee', volume: 250, calories: 2, caffeine: 120, hydrationValue: 0.98 }
  for (const back of [0, 1])
    await app.as('fay').call(logDrink, { body: { ...coffee, targetDate: addDays(today, -back) } })
  const told = async () => (await advanced('fay')).nutrients.map(({ name }) => name)
  expect(await told()).toEqual(['Fiber', 'Sugar', 'Sodium'])
  for (const back of [3, 5])
    await app.as('fay').call(logDrink, { body: { ...coffee, targetDate: addDays(today, -back) } })
  const nutrients = new Map((await advanced('fay')).nutrients.map((one) => [one.name, one]))
  expect(nutrients.get('Caffeine')).toMatchObject({
    daily: 120,
    days: 3,
    advised: 400,
    bound: 'most',
    covered: 1,
  })
  expect(nutrients.get('Water from drinks')).toMatchObject({ daily: 245, advised: 2000, unit: 'ml' })
  const known = 3 * bananas[0]!.calories
  const covered = Math.round((known / (known + 50 + 2)) * 100) / 100
  expect(nutrients.get('Fiber')).toMatchObject({ days: 3, advised: 38, bound: 'least', covered })
  expect(nutrients.get('Fiber')!.daily).toBeCloseTo(bananas[0]!.fiber!, 1)
  expect(nutrients.get('Sugar')).toMatchObject({ advised: null })
})
