import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDetailedLogs } from '#contract/analytics.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const eat = (name: string, foodName: string, targetDate: string) =>
  app.as(name).call(logNutrition, { body: { foodName, calories: 95, mealType: 'snack', targetDate } })
const names = async (name: string, sent: { query?: { period: 'month' } } = {}) =>
  (await app.as(name).call(listDetailedLogs, { query: {}, ...sent })).map(({ foodName }) => foodName)

test('the newest day comes first, within a day what was logged last, and tomorrow’s is left out', async () => {
  await eat('ann', 'tomorrow', '2026-11-22')
  await eat('ann', 'today', '2026-11-21')
  await eat('ann', 'Monday', '2026-11-16')
  await eat('ann', 'last Sunday', '2026-11-15')
  await eat('ann', 'eight days ago', '2026-11-14')
  await eat('ann', 'today, later', '2026-11-21')
  // The last seven days, so that a Monday's list includes Sunday.
  expect(await names('ann')).toEqual(['today, later', 'today', 'Monday', 'last Sunday'])
  expect(await names('ann', { query: { period: 'month' } })).toContain('eight days ago')
})

test('pages hold every entry once, also where new ones come in between', async () => {
  for (let at = 0; at < 7; at++) await eat('bob', `food ${at}`, at % 2 ? '2026-11-21' : '2026-11-20')
  const all = await names('bob')
  const seen: string[] = []
  let url: string | undefined = '/api/nutrition/detailed?limit=3&period=week'
  while (url) {
    const answer = await app.as('bob').raw({ method: 'GET', url })
    seen.push(...answer.json().map(({ foodName }: { foodName: string }) => foodName))
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    await eat('bob', 'in between', '2026-11-21')
  }
  expect(seen).toEqual(all)
  expect(seen).toHaveLength(7)
})

test('who estimated an entry is told only when asked for', async () => {
  await eat('cy', 'Apple', '2026-11-21')
  const [plain] = await app.as('cy').call(listDetailedLogs, { query: {} })
  expect(plain).toMatchObject({ foodName: 'Apple', calories: 95, targetDate: '2026-11-21' })
  expect(plain).not.toHaveProperty('analysis')
  const [full] = await app.as('cy').call(listDetailedLogs, { query: { include_analysis: 'true' } })
  expect(full!.analysis).toEqual({ source: 'manual', confidence: null })
})

test.each([
  ['cursor', { cursor: 'nonsense' }],
  ['limit', { limit: 0 }],
  ['limit', { limit: 201 }],
  ['include_analysis', { include_analysis: 'perhaps' }],
])('a wrong %s is refused by name', async (field, query) => {
  await expect(app.as('cy').call(listDetailedLogs, { query })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { [field]: expect.any(String) } },
  })
})

test('nobody sees what another ate, and a stranger is asked to sign in', async () => {
  expect(await names('dot')).toEqual([])
  await expect(app.stranger.call(listDetailedLogs, { query: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
