import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { logActivity } from '#contract/activities/activities.ts'
import { getExpenditure } from '#contract/expenditure.ts'
import { defaultGoals, setGoals } from '#contract/goals.ts'
import { addDays } from '#contract/measures/day.ts'
import { testApp } from '#server/testing.ts'
import { diariesOf } from './testing.ts'

const today = '2026-11-21'
let app: Awaited<ReturnType<typeof testApp>>
let { eat, weigh, live } = {} as ReturnType<typeof diariesOf>
beforeAll(async () => {
  app = await testApp()
  ;({ eat, weigh, live } = diariesOf(app, today))
})
beforeEach(() => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
})
afterAll(() => app.close())

const expenditure = (name: string) => app.as(name).call(getExpenditure)
const known = { height: 178, sex: 'male', birthDate: '1986-01-01', activityLevel: 'moderate' } as const

test('what a person eats at a steady weight is what the body uses, with an interval, beside the formula', async () => {
  await app.as('ann').call(changeProfile, { body: known })
  await live('ann', 60, 2300)
  const answer = await expenditure('ann')
  if (answer.state !== 'estimate') throw new Error('There is no estimate.')
  expect(Math.abs(answer.kilocalories - 2300)).toBeLessThanOrEqual(60)
  expect(answer.low).toBeLessThan(2300)
  expect(answer.high).toBeGreaterThan(2300)
  expect(answer).toMatchObject({
    weightTrend: 80,
    ratePerWeek: 0,
    since: addDays(today, -60),
    completeDays: 60,
    weighIns: 31,
    caution: null,
    // Mifflin and St Jeor for 80 kg, 178 cm, 40 years, times 1.55.
    formula: { kilocalories: 2660, assumed: [] },
    steps: [],
    outliers: [],
  })
  expect(answer.explanation).toMatch(
    /^(?:(?:Up|Down) \d+ kcal since|The same as) last week: you ate 2,300 a day and your weight stood still\.$/,
  )
  expect(answer.course.map(({ day }) => day)).toEqual(
    Array.from({ length: 9 }, (_, at) => addDays(today, 7 * (at - 8))),
  )
  expect(answer.course.at(-1)).toEqual({
    day: today,
    kilocalories: answer.kilocalories,
    low: answer.low,
    high: answer.high,
  })
})

test('too little is an answer that says what is there and what is needed', async () => {
  expect(await expenditure('bea')).toMatchObject({
    state: 'not_enough',
    needs: [
      { what: 'days', have: 0, want: 21 },
      { what: 'completeDays', have: 0, want: 14 },
      { what: 'weighIns', have: 0, want: 6 },
    ],
    formula: { assumed: ['height', 'birthDate', 'activityLevel'] },
  })
  await live('bea', 20, 2100)
  expect(await expenditure('bea')).toMatchObject({
    state: 'not_enough',
    needs: [
      { what: 'days', have: 20 },
      { what: 'completeDays', have: 20 },
      { what: 'weighIns', have: 11 },
    ],
  })
  app.clock.now = new Date('2026-11-22T18:00:00Z')
  expect(await expenditure('bea')).toMatchObject({
    state: 'estimate',
    explanation: 'This is the first estimate, from 20 complete days and 11 weigh-ins.',
  })
})

test('neither goals nor activities change it', async () => {
  await live('cy', 30, 2200)
  const before = await expenditure('cy')
  await app.as('cy').call(setGoals, {
    body: { ...defaultGoals, dailyCalorieGoal: 1400, fitnessObjective: 'weight_loss' },
  })
  for (const hour of ['06', '12'])
    await app.as('cy').call(logActivity, {
      body: { activityType: 'running', startTime: `2026-11-20T${hour}:00:00Z`, duration: 5400, distance: 15 },
    })
  expect(await expenditure('cy')).toEqual(before)
})

test('a weight that falls is told in the person’s units, and a log that lacks half of the meals with caution', async () => {
  await live('dot', 40, 1300, { aDay: -0.01 })
  await app.as('dot').call(changeProfile, { body: { ...known, units: 'imperial' } })
  const answer = await expenditure('dot')
  expect(answer).toMatchObject({
    explanation: expect.stringMatching(/you ate 1,300 a day and your weight fell 0\.\d lb\.$/),
    caution: expect.stringContaining('about 1,720 kcal'),
  })
})

test('a step between two scales is asked about, and is not read as the body’s', async () => {
  await live('eve', 40, 2300)
  for (let back = 14; back >= 0; back -= 2) await weigh('eve', back, 84)
  const answer = await expenditure('eve')
  if (answer.state !== 'estimate') throw new Error('There is no estimate.')
  expect(answer.steps).toEqual([{ from: addDays(today, -16), day: addDays(today, -14), kilograms: 4 }])
  expect(Math.abs(answer.ratePerWeek)).toBeLessThan(0.3)
  expect(Math.abs(answer.kilocalories - 2300)).toBeLessThan(120)
})

test('today’s meals do not count before the day is over', async () => {
  await live('fay', 30, 2200)
  const before = await expenditure('fay')
  await eat('fay', 0, 900)
  expect(await expenditure('fay')).toEqual(before)
})

test('it is a person’s own, and a stranger is asked to sign in', async () => {
  await live('gil', 25, 2200)
  expect(await expenditure('hal')).toMatchObject({
    state: 'not_enough',
    needs: [{ have: 0 }, { have: 0 }, { have: 0 }],
  })
  await expect(app.stranger.call(getExpenditure)).rejects.toMatchObject({ code: 'unauthenticated' })
})
