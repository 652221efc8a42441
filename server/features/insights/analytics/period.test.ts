import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNutritionAnalytics, getTrainingAnalytics } from '#contract/analytics.ts'
import { testApp } from '#server/testing.ts'
import { becomePro } from './analytics-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['Sunday’s last second', '2026-11-22T23:59:59-06:00', 'week', '2026-11-16', 7],
  ['Monday’s first second', '2026-11-23T00:00:00-06:00', 'week', '2026-11-23', 1],
  ['a Sunday that ends daylight saving', '2026-11-01T23:30:00-06:00', 'week', '2026-10-26', 7],
  ['the last of a leap February', '2028-02-29T12:00:00-06:00', 'month', '2028-02-01', 29],
  ['the first of March', '2028-03-01T00:00:00-06:00', 'month', '2028-03-01', 1],
  ['the end of a leap year', '2028-12-31T23:59:59-06:00', 'year', '2028-01-01', 366],
  ['New Year', '2029-01-01T00:00:00-06:00', 'year', '2029-01-01', 1],
] as const)('on %s the period begins where the calendar says', async (_, now, period, from, days) => {
  app.clock.now = new Date(now)
  await becomePro(app, 'border')
  const { periodStats } = await app.as('border').call(getNutritionAnalytics, { query: { period } })
  expect(periodStats).toMatchObject({ from, days })
})

test('a person at UTC+14 is in next week already while one at UTC−12 is not', async () => {
  app.clock.now = new Date('2026-11-22T11:00:00Z')
  await becomePro(app, 'east', 'Pacific/Kiritimati')
  await becomePro(app, 'west', 'Etc/GMT+12')
  const span = async (name: string) =>
    (await app.as(name).call(getTrainingAnalytics, { query: {} })).periodStats
  expect(await span('east')).toEqual({ from: '2026-11-23', to: '2026-11-23', days: 1 })
  expect(await span('west')).toEqual({ from: '2026-11-16', to: '2026-11-21', days: 6 })
})
