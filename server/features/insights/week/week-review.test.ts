import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { logActivity } from '#contract/activities/activities.ts'
import { defaultGoals, setGoals } from '#contract/goals.ts'
import { logDrink } from '#contract/hydration/hydration.ts'
import { addDays } from '#contract/measures/day.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { getWeekReview } from '#contract/week-review.ts'
import { recordWeighIn } from '#contract/weight.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
/** A Thursday in every zone. */
beforeEach(() => {
  app.clock.now = new Date('2026-11-19T18:00:00Z')
})
afterAll(() => app.close())

const today = '2026-11-19'
const thisMonday = '2026-11-16'
const lastMonday = '2026-11-09'
const review = (name: string, monday?: string) =>
  app.as(name).call(getWeekReview, { query: monday ? { monday } : {} })
const eat = (name: string, targetDate: string, calories: number, protein: number) =>
  app.as(name).call(logNutrition, {
    body: { foodName: 'Meal', calories, protein, mealType: 'lunch', targetDate },
  })
const drink = (name: string, targetDate: string, volume: number) =>
  app.as(name).call(logDrink, { body: { drinkType: 'water', volume, hydrationValue: 1, targetDate } })

test('a week is told in findings with figure, goal and days, and a suggestion follows from the first', async () => {
  await app.as('ann').call(setGoals, { body: { ...defaultGoals, proteinGoal: 120 } })
  for (const at of [0, 1, 2, 3, 5, 6]) {
    await eat('ann', addDays(lastMonday, at), 1900, 92)
    await drink('ann', addDays(lastMonday, at), 2300)
  }
  for (const at of [0, 1, 2]) await eat('ann', addDays(lastMonday, at - 7), 1900, 110)
  expect(await review('ann', lastMonday)).toEqual({
    monday: lastMonday,
    finishedDays: 7,
    loggedDays: 6,
    thisMonday,
    firstMonday: '2026-11-02',
    findings: [
      {
        measure: 'protein',
        name: 'Protein',
        figure: '92 g a day',
        text: 'On 6 logged days, 28 g under your goal of 120 g. The week before: 110 g.',
        goal: 'missed',
      },
      {
        measure: 'water',
        name: 'Water',
        figure: '78 fl oz a day',
        text: 'On 6 logged days, 7 fl oz under your goal of 85 fl oz.',
        goal: 'missed',
      },
      {
        measure: 'days',
        name: 'Days logged',
        figure: '6 of 7 days',
        text: 'Days with a meal, a drink or an activity; 3 more than in the week before (3).',
        goal: 'met',
      },
    ],
    suggestion: {
      text: 'About 28 g more a day would reach your goal: one dish rich in protein does it.',
      action: 'Open recipes',
      href: '/recipes',
    },
  })
})

test('this week is told by its finished days; today and what is planned do not count', async () => {
  for (const at of [0, 1, 2]) await eat('bob', addDays(thisMonday, at), 1500, 150)
  const told = await review('bob')
  expect(told).toMatchObject({ monday: thisMonday, finishedDays: 3, loggedDays: 3 })
  expect(told.findings[0]).toMatchObject({
    measure: 'energy',
    figure: '1,500 kcal a day',
    text: 'On 3 logged days, 500 kcal under your goal of 2,000 kcal.',
  })
  await eat('bob', today, 5000, 10)
  await eat('bob', addDays(today, 1), 5000, 10)
  expect(await review('bob')).toEqual(told)
})

test('two logged days make no finding, and neither does an account without any', async () => {
  for (const at of [0, 1]) await eat('cy', addDays(lastMonday, at), 500, 10)
  expect(await review('cy', lastMonday)).toMatchObject({ loggedDays: 2, findings: [], suggestion: null })
  expect(await review('new')).toEqual({
    monday: thisMonday,
    finishedDays: 3,
    loggedDays: 0,
    findings: [],
    suggestion: null,
    thisMonday,
    firstMonday: null,
  })
})

test('on a Monday the last week is told, and this one can be asked for, in the account’s own zone', async () => {
  app.clock.now = new Date('2026-11-16T05:00:00Z')
  await eat('dot', addDays(lastMonday, -1), 1500, 150)
  await app.as('dot').call(setTimezone, { body: { timezone: 'Europe/Berlin' } })
  expect(await review('dot')).toMatchObject({ monday: lastMonday, finishedDays: 7, thisMonday })
  expect(await review('dot', thisMonday)).toMatchObject({ monday: thisMonday, finishedDays: 0, findings: [] })
  await app.as('dot').call(setTimezone, { body: { timezone: 'America/Chicago' } })
  expect(await review('dot')).toMatchObject({ monday: lastMonday, finishedDays: 6, thisMonday: lastMonday })
})

test('on a Monday somebody without an entry before it is told of this week, not of one that they could not log', async () => {
  app.clock.now = new Date('2026-11-16T18:00:00Z')
  expect(await review('ida')).toMatchObject({ monday: thisMonday, finishedDays: 0, firstMonday: null })
  await eat('ida', thisMonday, 1500, 150)
  expect(await review('ida')).toMatchObject({ monday: thisMonday, finishedDays: 0, firstMonday: thisMonday })
})

test('a week ahead, a day that is no Monday and a text that is no day are refused by field', async () => {
  const refusal = (monday: string) => review('eve', monday).catch((error) => error.details.fields)
  expect(await refusal('2026-11-23')).toEqual({ monday: 'That week has not come yet.' })
  expect(await refusal('2026-11-17')).toEqual({ monday: 'Choose a Monday.' })
  expect(await refusal('2026-02-30')).toEqual({ monday: 'Use a date that exists, written yyyy-MM-dd.' })
  expect(await refusal('next week')).toEqual({ monday: 'Use a date that exists, written yyyy-MM-dd.' })
})

test('a week is the account’s own, and a stranger is told to sign in', async () => {
  for (const at of [0, 1, 2]) await eat('fay', addDays(lastMonday, at), 1500, 50)
  expect((await review('fay', lastMonday)).findings.length).toBe(3)
  expect(await review('gil', lastMonday)).toMatchObject({ loggedDays: 0, findings: [], firstMonday: null })
  await expect(app.stranger.call(getWeekReview, { query: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('a past week tells of its own weights and workouts, and suggests nothing any more', async () => {
  await app.as('hal').call(changeProfile, { body: { units: 'metric' } })
  await app.as('hal').call(setGoals, { body: { ...defaultGoals, fitnessObjective: 'weight_loss' } })
  const monday = '2026-10-05'
  for (const at of [0, 2, 4]) {
    const startTime = `${addDays(monday, at)}T15:00:00Z`
    await app.as('hal').call(logActivity, { body: { activityType: 'running', startTime, duration: 1800 } })
  }
  for (const [at, kilograms] of [
    [-14, 78],
    [-7, 79],
    [3, 80],
    [10, 60],
  ] as const)
    await app.as('hal').call(recordWeighIn, { body: { kilograms, measuredOn: addDays(monday, at) } })
  const { findings, suggestion } = await review('hal', monday)
  expect(findings.map(({ measure, figure }) => [measure, figure])).toEqual([
    ['days', '3 of 7 days'],
    ['weight', 'Up 0.6 kg a week'],
    ['workouts', '3 workouts'],
  ])
  expect(findings[2]!.text).toBe('On 3 logged days, 1 short of your goal of 4 a week, 1 h 30 min in all.')
  expect(suggestion).toBeNull()
})

test('a streak that is the longest so far is told in the week that it reaches, and in no earlier one', async () => {
  const first = addDays(today, -24)
  for (let day = first; day < today; day = addDays(day, 1)) {
    await eat('ida', day, 2000, 150)
    await drink('ida', day, 2500)
  }
  const streakIn = async (monday: string) =>
    (await review('ida', monday)).findings.find(({ measure }) => measure === 'streak')
  expect(await streakIn(thisMonday)).toMatchObject({
    figure: '24 days in a row',
    text: 'Each with something logged, up to November 18: your longest so far.',
  })
  expect(await streakIn(lastMonday)).toBeUndefined()
})
