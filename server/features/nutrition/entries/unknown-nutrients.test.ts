import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNutritionAnalytics, listDetailedLogs } from '#contract/analytics.ts'
import { addCustomFood, findByBarcode, logSavedMeal, saveMeal } from '#contract/foods/foods.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { addDays } from '#contract/measures/day.ts'
import {
  analyzeMeal,
  changeNutritionLog,
  confirmMeal,
  copyNutritionLogs,
  logNutrition,
  type NutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { foodFactsDouble } from '#server/adapters/food-facts/double.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let facts: Awaited<ReturnType<typeof foodFactsDouble>>
const code = '3017620422003'
beforeAll(async () => {
  facts = await foodFactsDouble({
    [code]: { product_name: 'Zingo bar', nutriments: { 'energy-kcal_100g': 400 } },
  })
  app = await testApp({ env: { FOOD_FACTS_URL: facts.url }, now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(async () => {
  await app.close()
  await facts.stop()
})

const today = '2026-11-21'
const unknown = { protein: null, carbs: null, fat: null, sugar: null, fiber: null, sodium: null }
const dayOf = async (who: string, date = today) =>
  (await app.as(who).call(getDashboardStats, { query: { date } })).today

/** The bar by its barcode, as a person logs it. */
async function logBar(who: string, grams: number): Promise<NutritionLog> {
  const bar = await app.as(who).call(findByBarcode, { params: { code } })
  const body = { foodName: bar.name, calories: 1, mealType: 'snack' as const, foodRef: bar.ref, grams }
  return app.as(who).call(logNutrition, { body })
}
const logChicken = (who: string, grams: number) =>
  app.as(who).call(logNutrition, {
    body: { foodName: 'Chicken', calories: 1, mealType: 'lunch', foodRef: 'builtin:chicken breast', grams },
  })

test('a product that states energy alone has unknown nutrients, in the entry and in whatever is made of it', async () => {
  const ann = app.as('ann')
  const entry = await logBar('ann', 50)
  expect(entry).toMatchObject({ calories: 200, ...unknown, items: [{ calories: 200, ...unknown }] })
  const params = { id: entry.id }
  const twice = await ann.call(changeNutritionLog, { params, body: { factor: 2 } })
  expect(twice).toMatchObject({ calories: 400, ...unknown })
  const weighed = await ann.call(changeNutritionLog, { params, body: { items: [{ at: 0, grams: 25 }] } })
  expect(weighed).toMatchObject({ calories: 100, ...unknown })
  const { copied } = await ann.call(copyNutritionLogs, {
    body: { fromDate: today, toDate: addDays(today, -1) },
  })
  expect(copied).toMatchObject([{ calories: 100, ...unknown }])
  const saved = await ann.call(saveMeal, { body: { name: 'Bar', logIds: [entry.id] } })
  expect(saved).toMatchObject({ calories: 100, ...unknown })
  const again = await ann.call(logSavedMeal, { params: { id: saved.id }, body: { factor: 3 } })
  expect(again).toMatchObject({ calories: 300, ...unknown })
  // What the person knows better is taken, and counts from then on.
  const typed = await ann.call(changeNutritionLog, { params: { id: again.id }, body: { protein: 12 } })
  expect(typed).toMatchObject({ ...unknown, protein: 12 })
})

test('a sum says for how much of the energy it is known, and is unknown where none of it is', async () => {
  await logBar('ben', 50)
  expect(await dayOf('ben')).toMatchObject({
    calories: 200,
    ...unknown,
    known: { protein: 0, carbs: 0, fat: 0, sugar: 0, fiber: 0, sodium: 0 },
  })
  const chicken = await logChicken('ben', 300)
  const share = Math.round((chicken.calories / (chicken.calories + 200)) * 100) / 100
  const day = await dayOf('ben')
  expect(day).toMatchObject({ protein: chicken.protein, known: { protein: share, sodium: share } })
  const { nutritionBreakdown } = await app
    .as('ben')
    .call(getNutritionAnalytics, { query: { period: 'week' } })
  expect(nutritionBreakdown.macros.protein).toMatchObject({ total: chicken.protein, known: share })
  const [, bar] = await app.as('ben').call(listDetailedLogs, { query: { period: 'week' } })
  expect(bar).toMatchObject({ calories: 200, protein: null, carbs: null, fat: null })
})

test('a meal with one such food knows the rest of it', async () => {
  const cleo = app.as('cleo')
  const bar = await logBar('cleo', 50)
  const chicken = await logChicken('cleo', 100)
  const saved = await cleo.call(saveMeal, { body: { name: 'Both', logIds: [bar.id, chicken.id] } })
  const targetDate = addDays(today, -1)
  const meal = await cleo.call(logSavedMeal, {
    params: { id: saved.id },
    body: { mealType: 'lunch', targetDate },
  })
  expect(meal).toMatchObject({ calories: chicken.calories + 200, protein: chicken.protein })
  const share = Math.round((chicken.calories / meal.calories) * 100) / 100
  expect((await dayOf('cleo', targetDate)).known).toMatchObject({ protein: share, carbs: share })
})

test('a sentence that names such a food keeps it unknown', async () => {
  const dan = app.as('dan')
  const food = await dan.call(addCustomFood, { body: { name: 'Zibbo cracker', per100: { calories: 450 } } })
  expect(food.per100).toEqual({ calories: 450, ...unknown })
  const read = await dan.call(analyzeMeal, { form: { notes: '40 g zibbo cracker' } })
  expect(read).toMatchObject({ calories: 180, ...unknown, items: [{ grams: 40, ...unknown }] })
  const { nutritionLog } = await dan.call(confirmMeal, { body: { analysis: read, mealType: 'snack' } })
  expect(nutritionLog).toMatchObject({ calories: 180, ...unknown })
})
