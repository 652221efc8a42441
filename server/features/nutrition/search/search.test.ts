import { afterAll, expect, test } from 'vitest'
import { type FoundMeals, searchMeals } from '#contract/nutrition/meal-search.ts'
import { changeNutritionLog, logNutrition, removeNutritionLog } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'

const app = await testApp({ now: new Date('2026-11-23T18:00:00Z') })
afterAll(() => app.close())

const log = (who: string, foodName: string, targetDate = '2026-11-23', notes?: string) =>
  app.as(who).call(logNutrition, { body: { foodName, calories: 100, mealType: 'lunch', targetDate, notes } })
const names = async (who: string, q: string) =>
  (await app.as(who).call(searchMeals, { query: { q } })).logs.map(({ foodName }) => foodName)

test('meals of any day are found by parts of their words, newest first, without case and accents', async () => {
  await log('ann', 'Crème brûlée', '2017-02-03')
  await log('ann', 'Chicken curry', '2020-05-06')
  await log('ann', 'Grilled CHICKEN with rice', '2026-11-22')
  expect(await names('ann', 'chick')).toEqual(['Grilled CHICKEN with rice', 'Chicken curry'])
  expect(await names('ann', 'rice chicken')).toEqual(['Grilled CHICKEN with rice'])
  expect(await names('ann', 'creme BRULEE')).toEqual(['Crème brûlée'])
  expect(await names('ann', 'lasagne')).toEqual([])
})

test('a food within a meal, a note and an emoji are found', async () => {
  const body = { foodName: 'Lunch box', foodRef: 'builtin:banana', grams: 100, calories: 1 }
  await app.as('ben').call(logNutrition, { body: { ...body, mealType: 'lunch' } })
  await log('ben', 'Pizza', '2026-11-20', 'With Ada at the harbor')
  expect(await names('ben', 'banana')).toEqual(['Lunch box'])
  expect(await names('ben', 'harbor')).toEqual(['Pizza'])
  expect(await names('ben', '🍕')).toEqual(['Pizza'])
})

test('percent signs, underscores and backslashes stand for themselves', async () => {
  await log('cy', 'Chocolate 85 %')
  await log('cy', 'Chocolate')
  expect(await names('cy', '%')).toEqual(['Chocolate 85 %'])
  expect(await names('cy', '_')).toEqual([])
  expect(await names('cy', '\\')).toEqual([])
})

test('a date finds its days, alone and beside a word', async () => {
  await log('dot', 'Soup', '2025-03-14')
  await log('dot', 'Bread', '2025-03-14')
  await log('dot', 'Soup', '2025-04-01')
  const found = await app.as('dot').call(searchMeals, { query: { q: 'March 14, 2025' } })
  expect(found.days).toEqual({ from: '2025-03-14', to: '2025-03-14' })
  expect(found.logs.map(({ foodName }) => foodName)).toEqual(['Bread', 'Soup'])
  expect(await names('dot', 'soup March 2025')).toEqual(['Soup'])
})

test('pages follow one another without gaps, also within a day', async () => {
  const eve = app.as('eve')
  for (let at = 0; at < 7; at++) await log('eve', `Toast ${at}`, at < 4 ? '2026-11-23' : '2026-11-22')
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const query = { q: 'toast', limit: 3, ...(cursor && { cursor }) }
    const { logs, next }: FoundMeals = await eve.call(searchMeals, { query })
    pages.push(logs.map(({ foodName }) => foodName))
    cursor = next ?? undefined
  } while (cursor)
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
  expect(pages.flat().toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => `Toast ${at}`))
})

test('a changed entry is found by its new name, a removed one no longer', async () => {
  const fay = app.as('fay')
  const { id } = await log('fay', 'Porridge')
  await fay.call(changeNutritionLog, { params: { id }, body: { foodName: 'Overnight oats' } })
  expect(await names('fay', 'porridge')).toEqual([])
  expect(await names('fay', 'overnight')).toEqual(['Overnight oats'])
  await fay.call(removeNutritionLog, { params: { id } })
  expect(await names('fay', 'overnight')).toEqual([])
})

test('nobody finds what another ate, and nothing, too much or a strange page is refused', async () => {
  await log('gil', 'Secret soup')
  expect(await names('hal', 'soup')).toEqual([])
  const search = (query: { q: string; cursor?: string }) => app.as('gil').call(searchMeals, { query })
  await expect(search({ q: ' ' })).rejects.toMatchObject({ code: 'invalid' })
  await expect(search({ q: 'x'.repeat(4000) })).rejects.toMatchObject({ code: 'invalid' })
  await expect(search({ q: 'soup', cursor: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' })
  await expect(app.stranger.call(searchMeals, { query: { q: 'soup' } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
