import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { logActivity } from '#contract/activities/activities.ts'
import { loggedAtHeader } from '#contract/http/paths.ts'
import { confirmDrink, listTodaysDrinks, logDrink } from '#contract/hydration/hydration.ts'
import { confirmMeal, listNutritionLogs, logNutrition } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'

const now = new Date('2026-11-21T18:00:00Z')
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now })
})
afterAll(() => app.close())

const from = (moment: string) => ({ [loggedAtHeader]: moment })
const water = { drinkType: 'water', volume: 240 }
const soup = { foodName: 'Soup', calories: 120, protein: 4, carbs: 12, fat: 3, mealType: 'lunch' as const }

test('what was logged at half past twelve and is sent at six is an entry of half past twelve', async () => {
  const ann = app.as('ann')
  const moment = '2026-11-21T12:30:00.000Z'
  const headers = from(moment)
  const drink = await ann.call(logDrink, { headers, body: water })
  const { drinkLog } = await ann.call(confirmDrink, {
    headers,
    body: { analysis: { ...water, customName: 'Tea', calories: 2 } },
  })
  const meal = await ann.call(logNutrition, { headers, body: soup })
  const { nutritionLog } = await ann.call(confirmMeal, {
    headers,
    body: { analysis: { ...soup, analysis: '' }, mealType: 'lunch' },
  })
  const run = await ann.call(logActivity, {
    headers,
    body: { activityType: 'running', startTime: '2026-11-21T12:00:00Z', duration: 1800 },
  })
  for (const entry of [drink, drinkLog, meal, nutritionLog, run]) expect(entry.createdAt).toBe(moment)
})

test('sent after midnight without a day, it counts for the day of the person’s own zone on which it was logged', async () => {
  const kiri = app.as('kiri')
  await kiri.call(setTimezone, { body: { timezone: 'Pacific/Kiritimati' } })
  // 23:30 on the 21st there, where it is the 22nd by now.
  const headers = from('2026-11-21T09:30:00Z')
  expect(await kiri.call(logDrink, { headers, body: water })).toMatchObject({ targetDate: '2026-11-21' })
  expect(await kiri.call(logNutrition, { headers, body: soup })).toMatchObject({ targetDate: '2026-11-21' })
  expect(await kiri.call(logDrink, { body: water })).toMatchObject({ targetDate: '2026-11-22' })
})

test('a day’s entries stand in the order in which they were logged, whenever they arrive', async () => {
  const bo = app.as('bo')
  const late = from('2026-11-21T16:00:00Z')
  await bo.call(logDrink, { body: { ...water, notes: 'Second' } })
  await bo.call(logDrink, { headers: late, body: { ...water, notes: 'First' } })
  await bo.call(logNutrition, { body: { ...soup, foodName: 'Second' } })
  await bo.call(logNutrition, { headers: late, body: { ...soup, foodName: 'First' } })
  expect((await bo.call(listTodaysDrinks)).map(({ notes }) => notes)).toEqual(['Second', 'First'])
  expect((await bo.call(listNutritionLogs, {})).map(({ foodName }) => foodName)).toEqual(['First', 'Second'])
})

test('one key is one entry, though a retry notes the moment anew', async () => {
  const cy = app.as('cy')
  const send = (moment: string) => cy.call(logDrink, { key: 'one-tap', headers: from(moment), body: water })
  const first = await send('2026-11-21T12:30:00Z')
  expect(await send('2026-11-21T12:31:00Z')).toEqual(first)
})

test('a clock that is wrong is not believed, and what is no moment is refused', async () => {
  const dee = app.as('dee')
  for (const moment of ['2031-01-01T00:00:00Z', '1970-01-01T00:00:00Z'])
    expect(await dee.call(logDrink, { headers: from(moment), body: water })).toMatchObject({
      createdAt: now.toISOString(),
      targetDate: '2026-11-21',
    })
  for (const moment of ['yesterday', '2026-13-45T00:00:00Z', '1763726400000'])
    await expect(dee.call(logDrink, { headers: from(moment), body: water })).rejects.toMatchObject({
      code: 'invalid',
    })
})
