import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadData } from '#contract/account/account.ts'
import {
  addCustomFood,
  changeCustomFood,
  findByBarcode,
  listCustomFoods,
  logSavedMeal,
  removeCustomFood,
  restoreCustomFood,
  saveMeal,
} from '#contract/foods/foods.ts'
import { getEntryNutrients } from '#contract/nutrition/entry-nutrients.ts'
import { getNutrientFoods, getNutrientPanel } from '#contract/nutrition/nutrient-panel.ts'
import {
  analyzeMeal,
  changeNutritionLog,
  confirmMeal,
  copyNutritionLogs,
  logNutrition,
  logSentence,
  type NutritionLog,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { listUsualMeals, logUsualMeal } from '#contract/nutrition/usual-meals.ts'
import { foodFactsDouble } from '#server/adapters/food-facts/double.ts'
import { unzipped } from '#server/features/account/testing.ts'
import { keepFoods } from '#server/features/foods/store.ts'
import { testApp } from '#server/testing.ts'

const flakes = '4006381333931'
let app: Awaited<ReturnType<typeof testApp>>
let facts: Awaited<ReturnType<typeof foodFactsDouble>>
beforeAll(async () => {
  facts = await foodFactsDouble({
    [flakes]: {
      product_name: 'Zibbo flakes',
      nutriments: {
        'energy-kcal_100g': 380,
        iron_100g: 0.008,
        'vitamin-d_100g': '0.000004',
        'vitamin-b12_100g': 0.0000021,
        calcium_100g: -0.1,
        zinc_100g: 101,
      },
    },
  })
  app = await testApp({ env: { FOOD_FACTS_URL: facts.url }, now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(async () => {
  await app.close()
  await facts.stop()
})

const today = '2026-11-21'
const yesterday = '2026-11-20'
const per100 = { calories: 400, protein: 10, carbs: 60, fat: 13 }
const log = (who: string, { ref, name }: { ref: string; name: string }, grams: number) =>
  app.as(who).call(logNutrition, {
    body: { foodName: name, calories: 1, mealType: 'lunch', foodRef: ref, grams },
  })
const nutrientsOf = (who: string, { id }: Pick<NutritionLog, 'id'>) =>
  app.as(who).call(getEntryNutrients, { params: { id } })
const ironOf = async (who: string, entry: Pick<NutritionLog, 'id'>) =>
  (await nutrientsOf(who, entry)).amounts.ironMg
const ironOfDay = async (who: string, day = today) => {
  const { nutrients } = await app.as(who).call(getNutrientPanel, { query: { from: day, to: day } })
  return nutrients.find(({ name }) => name === 'ironMg')!
}
/** An own food with 8 mg of iron in 100 g, and 40 g of it as a lunch: 3.2 mg. */
async function ironBar(who: string, name = 'Zibbo bar') {
  const nutrients = { ironMg: 8, vitaminB12Ug: 0.5, calciumMg: 0 }
  const bar = await app.as(who).call(addCustomFood, { body: { name, per100, nutrients } })
  return { bar, entry: await log(who, bar, 40) }
}

test('what the label of an own food states is in the entry, the day and the foods that gave most; the rest is unknown', async () => {
  const { bar, entry } = await ironBar('ann')
  expect(bar.nutrients).toEqual({ ironMg: 8, vitaminB12Ug: 0.5, calciumMg: 0 })
  const { amounts, known } = await nutrientsOf('ann', entry)
  expect(amounts).toMatchObject({ ironMg: 3.2, vitaminB12Ug: 0.2, calciumMg: 0, zincMg: null })
  expect(known).toMatchObject({ zincMg: 0 })
  expect(known).not.toHaveProperty('ironMg')
  // 160 kcal of the bar, and 52 of an apple with 0.12 mg of iron and 5 mg of calcium.
  await log('ann', { ref: 'builtin:apple', name: 'Apple' }, 100)
  expect(await ironOfDay('ann')).toMatchObject({ amount: 3.32, known: 1 })
  const { foods } = await app
    .as('ann')
    .call(getNutrientFoods, { params: { name: 'ironMg' }, query: { from: today, to: today } })
  expect(foods).toEqual([
    { name: 'Zibbo bar', amount: 3.2 },
    { name: 'Apple', amount: 0.12 },
  ])
})

test('an entry keeps what its food stated then through every way of logging it again, though the food changed and went', async () => {
  const ben = app.as('ben')
  const { bar, entry } = await ironBar('ben')
  const params = { id: bar.ref.slice('custom:'.length) }
  const saved = await ben.call(saveMeal, { body: { name: 'Bar', logIds: [entry.id] } })
  await ben.call(changeCustomFood, { params, body: { nutrients: { ironMg: 99 } } })
  await ben.call(removeCustomFood, { params })
  const { copied } = await ben.call(copyNutritionLogs, {
    body: { fromDate: today, toDate: yesterday, ids: [entry.id] },
  })
  expect(await ironOf('ben', copied[0]!)).toBe(3.2)
  const half = await ben.call(logSavedMeal, { params: { id: saved.id }, body: { factor: 0.5 } })
  expect(await ironOf('ben', half)).toBe(1.6)
  const { meals } = await ben.call(listUsualMeals, {})
  const usual = meals.find(({ foodName }) => foodName === 'Zibbo bar')!
  expect(await ironOf('ben', await ben.call(logUsualMeal, { params: { id: usual.id }, body: {} }))).toBe(3.2)
  const change = (body: object) => ben.call(changeNutritionLog, { params: { id: entry.id }, body })
  await change({ factor: 2 })
  expect(await ironOf('ben', entry)).toBe(6.4)
  const { items } = await change({ items: [{ at: 0, grams: 10 }] })
  expect(await ironOf('ben', entry)).toBe(0.8)
  // As a device sends the foods of a meal, with another one.
  const apple = { name: 'apple', grams: 100, calories: 52, protein: 0.26, carbs: 13.8, fat: 0.17 }
  await change({ foods: [...items, { ...apple, confidence: 1, foodRef: 'builtin:apple' }] })
  expect(await ironOf('ben', entry)).toBe(0.92)
  await change({ foods: items })
  await ben.call(removeNutritionLog, { params: { id: entry.id } })
  // What was logged of the saved and the usual meal.
  expect(await ironOfDay('ben')).toMatchObject({ amount: 4.8 })
  await ben.call(restoreNutritionLog, { params: { id: entry.id } })
  expect(await ironOf('ben', entry)).toBe(0.8)
  expect(await ironOfDay('ben')).toMatchObject({ amount: 5.6 })
  await change({ calories: 300 })
  expect(await ironOf('ben', entry)).toBeNull()
})

test('no answer shows the copy that an entry keeps, and no device can send one', async () => {
  const { entry } = await ironBar('cleo')
  expect(entry.items[0]).not.toHaveProperty('statedPer100')
  const [item] = entry.items
  const forged = { ...item!, statedPer100: { ironMg: 5000 } }
  const params = { id: entry.id }
  await app.as('cleo').call(changeNutritionLog, { params, body: { foods: [forged] } })
  expect(await ironOf('cleo', entry)).toBe(3.2)
})

test('a scanned product has what its label states in grams, without what cannot be', async () => {
  const product = await app.as('dan').call(findByBarcode, { params: { code: flakes } })
  expect(product.nutrients).toEqual({ ironMg: 8, vitaminDUg: 4, vitaminB12Ug: 2.1 })
  const entry = await log('dan', product, 50)
  expect((await nutrientsOf('dan', entry)).amounts).toMatchObject({
    ironMg: 4,
    vitaminDUg: 2,
    vitaminB12Ug: 1.05,
    calciumMg: null,
    zincMg: null,
  })
  expect(await ironOfDay('dan')).toMatchObject({ amount: 4, known: 1 })
})

test('an imported food has its own, also where a sentence names it', async () => {
  await keepFoods(app.db, [
    {
      source: 'usda',
      sourceId: '2000009',
      plain: false,
      name: 'Zorbo Crunch',
      brand: null,
      category: 'general',
      barcode: null,
      calories: 380,
      protein: 5,
      carbs: 80,
      fat: 4,
      sugar: null,
      fiber: null,
      sodium: 50,
      nutrients: { magnesiumMg: 120, caffeineMg: 3 },
      portions: [],
    },
  ])
  const eve = app.as('eve')
  const entry = await log('eve', { ref: 'usda:2000009', name: 'Zorbo Crunch' }, 50)
  expect((await nutrientsOf('eve', entry)).amounts).toMatchObject({ magnesiumMg: 60, ironMg: null })
  const analysis = await eve.call(analyzeMeal, { form: { notes: '50 g zorbo crunch and 100 g apple' } })
  const { nutritionLog } = await eve.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  const late = await eve.call(logSentence, {
    body: { sentence: '50 g zorbo crunch and 100 g apple', mealType: 'lunch' },
  })
  // 5 mg of the apple.
  for (const one of [nutritionLog, late.nutritionLog])
    expect((await nutrientsOf('eve', one)).amounts).toMatchObject({ magnesiumMg: 65 })
})

test('a change of an own food replaces what it states, an absent one leaves it, and its removal is undone with it', async () => {
  const fay = app.as('fay')
  const { bar } = await ironBar('fay')
  const params = { id: bar.ref.slice('custom:'.length) }
  expect((await fay.call(changeCustomFood, { params, body: { name: 'Iron bar' } })).nutrients).toEqual(
    bar.nutrients,
  )
  const nutrients = { ironMg: null, zincMg: 1.23456 }
  expect((await fay.call(changeCustomFood, { params, body: { nutrients } })).nutrients).toEqual({
    zincMg: 1.2346,
  })
  await fay.call(removeCustomFood, { params })
  await fay.call(restoreCustomFood, { params })
  const [restored] = await fay.call(listCustomFoods, {})
  expect(restored!.nutrients).toEqual({ zincMg: 1.2346 })
  const files = await unzipped((await fay.call(downloadData)) as Buffer)
  const read = (file: string) => JSON.parse(files.get(file)!.toString())
  expect(read('foods.json')).toMatchObject([{ name: 'Iron bar', nutrients: { zincMg: 1.2346 } }])
  expect(read('nutrition-logs.json')[0].items[0]).toMatchObject({ statedPer100: { ironMg: 8 } })
})

test('an own food and an entry of an earlier version state nothing, and an amount that changes then takes what the food states now', async () => {
  const gus = app.as('gus')
  const { bar, entry } = await ironBar('gus', 'Zibbo old bar')
  const params = { id: bar.ref.slice('custom:'.length) }
  const sql = (text: string, values: unknown[]) => app.db.$client.query(text, values)
  await sql(`update custom_foods set nutrients = '{}' where id = $1`, [params.id])
  await sql(`update nutrition_logs set items = items #- '{0,statedPer100}' where id = $1`, [entry.id])
  await sql('delete from entry_nutrients where log_id = $1', [entry.id])
  const change = (body: object) => gus.call(changeNutritionLog, { params: { id: entry.id }, body })
  await change({ factor: 2 })
  expect(await ironOf('gus', entry)).toBeNull()
  await gus.call(changeCustomFood, { params, body: { nutrients: { ironMg: 8 } } })
  await change({ notes: 'two bars' })
  expect(await ironOf('gus', entry)).toBeNull()
  await change({ factor: 0.5 })
  expect(await ironOf('gus', entry)).toBe(3.2)
  // Other figures are those of another food.
  await gus.call(changeCustomFood, { params, body: { per100: { ...per100, calories: 500 } } })
  const { copied } = await gus.call(copyNutritionLogs, {
    body: { fromDate: today, toDate: yesterday, ids: [entry.id] },
  })
  expect(await ironOf('gus', copied[0]!)).toBe(3.2)
  await sql(`update nutrition_logs set items = items #- '{0,statedPer100}' where id = $1`, [copied[0]!.id])
  await gus.call(changeNutritionLog, { params: { id: copied[0]!.id }, body: { factor: 2 } })
  expect(await ironOf('gus', copied[0]!)).toBeNull()
})

test('another person’s food gives nothing to an entry that names it', async () => {
  const { bar, entry } = await ironBar('hal')
  const foods = entry.items.map((item) => ({ ...item, foodRef: bar.ref }))
  const analysis = { foodName: 'Bar', calories: 160, protein: 4, carbs: 24, fat: 5.2, items: foods }
  const { nutritionLog } = await app.as('ida').call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  expect(await ironOf('ida', nutritionLog)).toBeNull()
})

test.each([
  ['negative', -1, 'This cannot be negative.'],
  ['heavier than the food', 100_001, 'At most 100,000 mg in 100 g.'],
  ['no number', '8', 'Enter a number.'],
])('an amount that is %s is refused with its input', async (_, ironMg, message) => {
  const body = { name: 'Bar', per100, nutrients: { ironMg: ironMg as number } }
  await expect(app.as('jan').call(addCustomFood, { body })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { 'nutrients.ironMg': message } },
  })
})

test('an amount that no meal can hold is unknown, and its day still adds up', async () => {
  const nutrients = { vitaminB12Ug: 100_000_000, ironMg: 1 }
  const powder = await app
    .as('kim')
    .call(addCustomFood, { body: { name: 'Powder', per100: { calories: 10 }, nutrients } })
  const entry = await log('kim', powder, 10_000)
  expect((await nutrientsOf('kim', entry)).amounts).toMatchObject({ vitaminB12Ug: null, ironMg: 100 })
  expect(await ironOfDay('kim')).toMatchObject({ amount: 100, known: 1 })
})
