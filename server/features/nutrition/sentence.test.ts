import { afterAll, beforeAll, expect, test } from 'vitest'
import { loggedAtHeader } from '#contract/http/paths.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { listNutritionLogs, logSentence } from '#contract/nutrition/nutrition.ts'
import type { MealToRead } from '#server/adapters/ai/ai.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { testApp } from '#server/testing.ts'

const engine = layeredAi(undefined, { spend: async () => false, log: { warn() {} } })
/** The descriptions that were read. */
const read: string[] = []
const ai = {
  ...engine,
  analyzeMeal(meal: MealToRead) {
    read.push(meal.notes)
    return engine.analyzeMeal(meal)
  },
}

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ ai, now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const body = { sentence: '2 eggs', mealType: 'breakfast' as const, targetDate: '2026-11-20' }

test('a sentence is read and logged with the meal, day and moment that it was written at', async () => {
  const ann = app.as('ann')
  const headers = { [loggedAtHeader]: '2026-11-20T15:30:00.000Z' }
  const { nutritionLog } = await ann.call(logSentence, { body, headers })
  expect(nutritionLog).toMatchObject({
    foodName: expect.stringMatching(/eggs/i),
    mealType: 'breakfast',
    targetDate: '2026-11-20',
    createdAt: '2026-11-20T15:30:00.000Z',
    notes: '2 eggs',
    provenance: 'words',
  })
  expect(nutritionLog.calories).toBeGreaterThan(100)
  expect(await ann.call(listNutritionLogs, { query: { date: '2026-11-20' } })).toEqual([nutritionLog])
  const { today } = await ann.call(getDashboardStats, { query: { date: '2026-11-20' } })
  expect(today).toMatchObject({ calories: nutritionLog.calories, meals: 1 })
})

test('a repeated sentence is logged once and read once', async () => {
  const ben = app.as('ben')
  read.length = 0
  const first = await ben.call(logSentence, { body, key: 'one-sentence-01' })
  expect(await ben.call(logSentence, { body, key: 'one-sentence-01' })).toEqual(first)
  expect(read).toEqual(['2 eggs'])
  expect(await ben.call(listNutritionLogs, { query: { date: body.targetDate } })).toHaveLength(1)
})

test('a sentence that is not understood logs nothing, and its key is free for better words', async () => {
  const cem = app.as('cem')
  const unknown = { body: { ...body, sentence: 'xyzzy' }, key: 'one-sentence-02' }
  await expect(cem.call(logSentence, unknown)).rejects.toMatchObject({
    code: 'not_understood',
    message: expect.stringContaining('“xyzzy”'),
  })
  expect(await cem.call(listNutritionLogs, { query: { date: body.targetDate } })).toEqual([])
  await cem.call(logSentence, { body, key: 'one-sentence-02' })
})

test('an empty or endless sentence, an unknown meal and a later day are refused by field, and a stranger by 401', async () => {
  const dot = app.as('dot')
  for (const [field, value] of [
    ['sentence', ' '],
    ['sentence', 'egg '.repeat(1000)],
    ['mealType', 'brunch'],
    ['targetDate', '2026-11-23'],
  ] as const)
    await expect(
      dot.call(logSentence, { body: { ...body, [field]: value } as never }),
      field,
    ).rejects.toMatchObject({ code: 'invalid', details: { fields: { [field]: expect.any(String) } } })
  await expect(app.stranger.call(logSentence, { body })).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('another account neither sees the entry nor takes its key', async () => {
  const eve = app.as('eve')
  const fay = app.as('fay')
  await eve.call(logSentence, { body, key: 'one-sentence-03' })
  await fay.call(logSentence, { body: { ...body, sentence: 'an apple' }, key: 'one-sentence-03' })
  const [only, ...others] = await fay.call(listNutritionLogs, { query: { date: body.targetDate } })
  expect([only?.foodName, others]).toEqual(['Apple', []])
})
