import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomFood, findByBarcode, logSavedMeal, saveMeal, searchFoods } from '#contract/foods/foods.ts'
import {
  analyzeMeal,
  changeNutritionLog,
  confirmMeal,
  copyNutritionLogs,
  listNutritionLogs,
  logNutrition,
} from '#contract/nutrition/nutrition.ts'
import { listUsualMeals, logUsualMeal } from '#contract/nutrition/usual-meals.ts'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { foodFactsDouble } from '#server/adapters/food-facts/double.ts'
import { testApp } from '#server/testing.ts'

const code = '3017620422003'
const figures = { sugar: 0, fiber: 0, sodium: 0, alcohol: 0, confidence: 0.9 }
const plate = {
  title: 'Rice',
  serving: '1 plate',
  foods: [{ name: 'white rice', grams: 150, calories: 195, protein: 4, carbs: 42, fat: 0.4, ...figures }],
  notUnderstood: [],
}

let app: Awaited<ReturnType<typeof testApp>>
let facts: Awaited<ReturnType<typeof foodFactsDouble>>
beforeAll(async () => {
  facts = await foodFactsDouble({
    [code]: {
      product_name: 'Nutella',
      serving_quantity: '15',
      nutriments: { 'energy-kcal_100g': 539, proteins_100g: 6, carbohydrates_100g: 57, fat_100g: 31 },
    },
  })
  app = await testApp({ env: { FOOD_FACTS_URL: facts.url }, now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(async () => {
  await app.close()
  await facts.stop()
})

const typed = { foodName: 'Oats', calories: 389, mealType: 'breakfast' as const }

async function fromWords(who: string) {
  const analysis = await app.as(who).call(analyzeMeal, { form: { notes: '2 eggs' } })
  const body = { analysis, mealType: 'breakfast' as const }
  return (await app.as(who).call(confirmMeal, { body })).nutritionLog
}

test('a meal read from words is told as such, and typed figures as the person’s own', async () => {
  expect(await fromWords('ann')).toMatchObject({ provenance: 'words' })
  const own = await app.as('ann').call(logNutrition, { body: typed })
  expect(own).toMatchObject({ provenance: 'own' })
  const stored = await app.as('ann').call(listNutritionLogs, { query: {} })
  expect(stored.map(({ provenance }) => provenance)).toEqual(['words', 'own'])
})

test('a weight of a chosen food comes from the food table, the label, or the person, by the food', async () => {
  const ben = app.as('ben')
  const { ref: label } = await ben.call(findByBarcode, { params: { code } })
  const own = await ben.call(addCustomFood, { body: { name: 'My granola', per100: { calories: 450 } } })
  const usda = (await ben.call(searchFoods, { query: { q: 'fried cod' } })).find(
    ({ source }) => source === 'usda',
  )!
  for (const [foodRef, provenance] of [
    ['builtin:banana', 'table'],
    [usda.ref, 'table'],
    [label, 'label'],
    [own.ref, 'own'],
  ] as const) {
    const log = await ben.call(logNutrition, { body: { ...typed, foodRef, grams: 50 } })
    expect(log).toMatchObject({ provenance })
  }
  // Figures that were typed over those of the food.
  const over = await ben.call(logNutrition, { body: { ...typed, foodRef: 'builtin:banana' } })
  expect(over).toMatchObject({ provenance: 'own' })
})

test('figures that a look-up filled in are those of the food table or of the model', async () => {
  const cy = app.as('cy')
  for (const [figuresFrom, provenance] of [
    ['builtin', 'table'],
    ['model', 'model'],
  ] as const) {
    const log = await cy.call(logNutrition, { body: { ...typed, figuresFrom } })
    expect(log).toMatchObject({ provenance })
  }
})

test('a meal that a model read is told as such', async () => {
  const model = await modelDouble({ json: plate })
  const settings = {
    provider: 'openai-compatible',
    baseUrl: model.baseUrl,
    apiKey: undefined,
    name: 'tiny',
    timeoutMs: 2000,
  } as const
  const ai = layeredAi(settings, { spend: async () => true, log: { warn() {} } })
  const other = await testApp({ ai, now: new Date('2026-11-21T18:00:00Z') })
  try {
    const analysis = await other.as('dee').call(analyzeMeal, { form: { notes: 'a plate of rice' } })
    const { nutritionLog } = await other
      .as('dee')
      .call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
    expect(nutritionLog).toMatchObject({ source: 'model', provenance: 'model' })
  } finally {
    await other.close()
    await model.stop()
  }
})

test('a copy and a usual meal keep where their figures come from; a saved meal is the person’s own', async () => {
  const eve = app.as('eve')
  const { id, targetDate } = await fromWords('eve')
  const copy = { fromDate: targetDate, toDate: '2026-11-20', ids: [id] }
  const { copied } = await eve.call(copyNutritionLogs, { body: copy })
  expect(copied).toMatchObject([{ provenance: 'words' }])
  const usual = await eve.call(listUsualMeals, {})
  const again = await eve.call(logUsualMeal, { params: { id: usual.meals[0]!.id }, body: {} })
  expect(again).toMatchObject({ provenance: 'words' })
  const saved = await eve.call(saveMeal, { body: { name: 'Eggs', logIds: [id] } })
  const logged = await eve.call(logSavedMeal, { params: { id: saved.id }, body: {} })
  expect(logged).toMatchObject({ provenance: 'own' })
})

test('a corrected amount keeps where the figures come from, typed figures are the person’s own', async () => {
  const fay = app.as('fay')
  const { id } = await fromWords('fay')
  const change = (body: object) => fay.call(changeNutritionLog, { params: { id }, body })
  expect(await change({ factor: 2 })).toMatchObject({ provenance: 'words' })
  expect(await change({ items: [{ at: 0, grams: 60 }] })).toMatchObject({ provenance: 'words' })
  expect(await change({ calories: 200 })).toMatchObject({ provenance: 'own', confidence: null })
})

test('an entry of an earlier version is told by its source and confidence', async () => {
  const gus = app.as('gus')
  await fromWords('gus')
  await gus.call(logNutrition, { body: { ...typed, foodRef: 'builtin:banana', grams: 50 } })
  await gus.call(logNutrition, { body: typed })
  await app.db.$client.query('update nutrition_logs set provenance = null')
  const told = (await gus.call(listNutritionLogs, { query: {} })).map(({ provenance }) => provenance)
  expect(told).toEqual(['words', 'table', 'own'])
})
