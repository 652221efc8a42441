import { afterAll, beforeAll, expect, test } from 'vitest'
import { getExpenditure, setDayComplete } from '#contract/expenditure.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { addDays } from '#contract/measures/day.ts'
import { testApp } from '#server/testing.ts'
import { diariesOf } from './testing.ts'

const today = '2026-11-21'
let app: Awaited<ReturnType<typeof testApp>>
let live: ReturnType<typeof diariesOf>['live']
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
  ;({ live } = diariesOf(app, today))
})
afterAll(() => app.close())

const mark = (name: string, date: string, complete: boolean | null, key?: string) =>
  app.as(name).call(setDayComplete, { params: { date }, body: { complete }, ...(key && { key }) })
const said = async (name: string, date: string) =>
  (await app.as(name).call(getDashboardStats, { query: { date } })).complete

const completeDays = async (name: string) => {
  const answer = await app.as(name).call(getExpenditure)
  if (answer.state !== 'estimate') throw new Error('There is no estimate.')
  return answer.completeDays
}

test('a day is said to be complete, to be incomplete, and nothing is said of it, as its screen shows', async () => {
  expect(await said('ann', today)).toBeNull()
  expect(await mark('ann', today, true)).toEqual({ day: today, complete: true })
  expect(await said('ann', today)).toBe(true)
  await mark('ann', today, false)
  expect(await said('ann', today)).toBe(false)
  expect(await mark('ann', today, null)).toEqual({ day: today, complete: null })
  expect(await said('ann', today)).toBeNull()
})

test('a day far below the usual counts once the person says that it is complete', async () => {
  await live('bob', 30, 2200, { odd: { 3: 500 } })
  expect(await completeDays('bob')).toBe(29)
  await mark('bob', addDays(today, -3), true)
  expect(await completeDays('bob')).toBe(30)
  await mark('bob', addDays(today, -3), null)
  expect(await completeDays('bob')).toBe(29)
})

test('a plausible day is left out once the person says that it is not complete', async () => {
  await live('cy', 30, 2200)
  await mark('cy', addDays(today, -5), false)
  expect(await completeDays('cy')).toBe(29)
})

test('a day without an entry that is said to be complete is a day of fasting', async () => {
  await live('dot', 30, 2200, { odd: { 4: 0, 9: 0 } })
  expect(await completeDays('dot')).toBe(28)
  await mark('dot', addDays(today, -4), true)
  expect(await completeDays('dot')).toBe(29)
})

test('what is said of today counts when the day is over', async () => {
  await live('eve', 30, 2200)
  await mark('eve', today, true)
  expect(await completeDays('eve')).toBe(30)
})

test('a day ahead is refused with a sentence, and a day that does not exist by name', async () => {
  await expect(mark('fay', '2026-11-22', true)).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('has not come yet'),
    details: { fields: { date: expect.any(String) } },
  })
  await expect(mark('fay', '2026-02-30', true)).rejects.toMatchObject({ code: 'invalid' })
})

test('a tap that is sent twice, and one on each of two devices, mark a day once', async () => {
  const [one, two] = [1, 2].map(() => mark('gil', today, true, 'once'))
  expect(await one).toEqual(await two)
  await Promise.all([mark('gil', today, true), mark('gil', today, true)])
  expect(await said('gil', today)).toBe(true)
})

test('a mark is a person’s own, and a stranger is asked to sign in', async () => {
  await mark('hal', today, true)
  expect(await said('ida', today)).toBeNull()
  const params = { date: today }
  await expect(app.stranger.call(setDayComplete, { params, body: { complete: true } })).rejects.toMatchObject(
    { code: 'unauthenticated' },
  )
})
