import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadData } from '#contract/account/account.ts'
import { addCustomFood, logSavedMeal, saveMeal } from '#contract/foods/foods.ts'
import { micronutrients } from '#contract/foods/micronutrients.ts'
import { getEntryNutrients } from '#contract/nutrition/entry-nutrients.ts'
import {
  analyzeMeal,
  changeNutritionLog,
  confirmMeal,
  copyNutritionLogs,
  listNutritionLogs,
  logNutrition,
  logSentence,
  type MealItem,
  type NutritionLog,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { listUsualMeals, logUsualMeal } from '#contract/nutrition/usual-meals.ts'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { unzipped } from '#server/features/account/testing.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const today = '2026-11-21'
const nutrientsOf = (who: string, { id }: Pick<NutritionLog, 'id'>) =>
  app.as(who).call(getEntryNutrients, { params: { id } })
const log = (who: string, foodRef: string, grams: number) =>
  app.as(who).call(logNutrition, {
    body: { foodName: 'Food', calories: 1, mealType: 'lunch', foodRef, grams },
  })
const read = (who: string, notes: string) => app.as(who).call(analyzeMeal, { form: { notes } })
const confirm = async (who: string, analysis: Awaited<ReturnType<typeof read>>) =>
  (await app.as(who).call(confirmMeal, { body: { analysis, mealType: 'lunch' } })).nutritionLog

/** Foods of both references with their grams, and what their rows in `fndds.csv` and `sr28.csv` come to. */
const tenFoods = {
  'sr28:09040': 118,
  'sr28:20038': 40,
  'fndds:11111000': 244,
  'sr28:01123': 100,
  'sr28:15076': 120,
  'sr28:11457': 85,
  'sr28:16069': 150,
  'sr28:12061': 28,
  'fndds:27415110': 90,
  'sr28:04053': 14,
}
const ofTenFoods = {
  saturatedFatG: 14.4348,
  monounsaturatedFatG: 32.0905,
  polyunsaturatedFatG: 15.209,
  cholesterolMg: 489.78,
  calciumMg: 639.83,
  ironMg: 19.1975,
  magnesiumMg: 413.59,
  phosphorusMg: 1623.63,
  potassiumMg: 3651.22,
  zincMg: 13.2369,
  copperMg: 2.311,
  manganeseMg: 5.7943,
  seleniumUg: 91.824,
  vitaminAUg: 661.27,
  thiaminMg: 2.2768,
  riboflavinMg: 2.3015,
  niacinMg: 18.3456,
  pantothenicAcidMg: 7.8606,
  vitaminB6Mg: 2.9977,
  folateUg: 1049.32,
  vitaminB12Ug: 6.6086,
  cholineMg: 563.041,
  vitaminCMg: 76.901,
  vitaminDUg: 4.684,
  vitaminEMg: 14.5559,
  vitaminKUg: 483.275,
}
const knownOfTenFoods = {
  manganeseMg: 0.83,
  seleniumUg: 0.91,
  pantothenicAcidMg: 0.83,
  cholineMg: 0.81,
  vitaminDUg: 0.9,
  vitaminEMg: 0.81,
  vitaminKUg: 0.81,
}

test('a meal of ten foods of the references has the figures of their rows, each with the share that states it', async () => {
  const ann = app.as('ann')
  const logIds: string[] = []
  for (const [id, grams] of Object.entries(tenFoods)) logIds.push((await log('ann', `usda:${id}`, grams)).id)
  const saved = await ann.call(saveMeal, { body: { name: 'All', logIds } })
  const meal = await ann.call(logSavedMeal, { params: { id: saved.id }, body: {} })
  expect(meal.items).toHaveLength(10)
  const { amounts, known } = await nutrientsOf('ann', meal)
  for (const name of micronutrients) {
    const off = Math.abs(amounts[name]! / ofTenFoods[name] - 1)
    expect(off, `${name} is ${amounts[name]}, not ${ofTenFoods[name]}`).toBeLessThan(0.01)
  }
  expect(known).toEqual(knownOfTenFoods)
})

test('what is read from a sentence has the figures of its foods, and keeps them through every way of logging it again', async () => {
  const ben = app.as('ben')
  const entry = await confirm('ben', await read('ben', '100 g apple and 200 g banana'))
  // 4.6 mg in 100 g of apple, 8.7 in 100 g of banana.
  const once = await nutrientsOf('ben', entry)
  expect(once.amounts).toMatchObject({ vitaminCMg: 22, potassiumMg: 823, vitaminB12Ug: 0 })
  expect(once.known).toEqual({})
  const { nutritionLog } = await ben.call(logSentence, {
    body: { sentence: '100 g apple and 200 g banana', mealType: 'lunch' },
  })
  expect(await nutrientsOf('ben', nutritionLog)).toEqual(once)
  const { copied } = await ben.call(copyNutritionLogs, {
    body: { fromDate: today, toDate: '2026-11-20', ids: [entry.id] },
  })
  expect(await nutrientsOf('ben', copied[0]!)).toEqual(once)
  const usual = await ben.call(listUsualMeals, {})
  const again = await ben.call(logUsualMeal, { params: { id: usual.meals[0]!.id }, body: {} })
  expect(await nutrientsOf('ben', again)).toEqual(once)
  const saved = await ben.call(saveMeal, { body: { name: 'Fruit', logIds: [entry.id] } })
  const half = await ben.call(logSavedMeal, { params: { id: saved.id }, body: { factor: 0.5 } })
  expect((await nutrientsOf('ben', half)).amounts).toMatchObject({ vitaminCMg: 11, potassiumMg: 411.5 })
  await ben.call(removeNutritionLog, { params: { id: entry.id } })
  await expect(nutrientsOf('ben', entry)).rejects.toMatchObject({ code: 'not_found' })
  await ben.call(restoreNutritionLog, { params: { id: entry.id } })
  expect(await nutrientsOf('ben', entry)).toEqual(once)
})

test('an entry follows its amounts, and a change of anything else leaves what the table said then', async () => {
  const cleo = app.as('cleo')
  const entry = await log('cleo', 'builtin:apple', 100)
  const change = (body: object) => cleo.call(changeNutritionLog, { params: { id: entry.id }, body })
  const vitaminC = async () => (await nutrientsOf('cleo', entry)).amounts.vitaminCMg
  expect(await vitaminC()).toBe(4.6)
  await change({ factor: 2 })
  expect(await vitaminC()).toBe(9.2)
  await change({ items: [{ at: 0, grams: 50 }] })
  expect(await vitaminC()).toBe(2.3)
  // As an older table had it.
  await app.db.$client.query('update entry_nutrients set vitamin_c_mg = 9 where log_id = $1', [entry.id])
  await change({ notes: 'with skin', mealType: 'snack', targetDate: '2026-11-20' })
  expect(await vitaminC()).toBe(9)
})

test('a food that says nothing of a nutrient leaves it unknown through copies, changes and the copy of one’s data', async () => {
  const dan = app.as('dan')
  const own = await dan.call(addCustomFood, { body: { name: 'Zibbo cracker', per100: { calories: 450 } } })
  const cracker = await log('dan', own.ref, 40)
  const nothing = {
    amounts: Object.fromEntries(micronutrients.map((name) => [name, null])),
    known: Object.fromEntries(micronutrients.map((name) => [name, 0])),
  }
  expect(await nutrientsOf('dan', cracker)).toEqual(nothing)
  // 100 g of milk beside 180 kcal of crackers: 61 of 241 kcal, and manganese of neither.
  const milk = await log('dan', 'usda:fndds:11111000', 100)
  const saved = await dan.call(saveMeal, { body: { name: 'Both', logIds: [cracker.id, milk.id] } })
  const both = await dan.call(logSavedMeal, { params: { id: saved.id }, body: {} })
  const share = { calciumMg: 0.25, manganeseMg: 0 }
  expect(await nutrientsOf('dan', both)).toMatchObject({
    amounts: { calciumMg: 123, manganeseMg: null },
    known: share,
  })
  const params = { id: both.id }
  await dan.call(changeNutritionLog, { params, body: { items: [{ at: 1, grams: 200 }] } })
  const { copied } = await dan.call(copyNutritionLogs, {
    body: { fromDate: today, toDate: '2026-11-20', ids: [both.id] },
  })
  for (const one of [both, copied[0]!])
    expect(await nutrientsOf('dan', one)).toMatchObject({
      amounts: { calciumMg: 246, manganeseMg: null },
      known: { calciumMg: 0.4, manganeseMg: 0 },
    })
  const files = await unzipped((await dan.call(downloadData)) as Buffer)
  const rows = JSON.parse(files.get('nutrition-log-nutrients.json')!.toString()) as Record<string, unknown>[]
  expect(rows.find(({ logId }) => logId === both.id)).toMatchObject({
    calciumMg: 246,
    calciumMgUnknown: 180,
    manganeseMg: null,
    manganeseMgUnknown: null,
  })
  expect(rows.some(({ logId }) => logId === cracker.id)).toBe(false)
})

test('typed figures, and another name for the one food of a meal, are those of no food of the table', async () => {
  const eve = app.as('eve')
  for (const body of [{ calories: 300 }, { protein: 3 }, { foodName: 'Pear' }]) {
    const entry = await log('eve', 'builtin:apple', 100)
    expect((await nutrientsOf('eve', entry)).amounts.vitaminCMg).toBe(4.6)
    const changed = await eve.call(changeNutritionLog, { params: { id: entry.id }, body })
    expect(changed.items[0]).not.toHaveProperty('foodRef')
    expect((await nutrientsOf('eve', entry)).amounts.vitaminCMg).toBeNull()
  }
  const typed = { foodName: 'Apple', calories: 52, mealType: 'lunch', foodRef: 'builtin:apple' } as const
  const entry = await eve.call(logNutrition, { body: typed })
  expect((await nutrientsOf('eve', entry)).amounts.vitaminCMg).toBeNull()
})

test('a food of a confirmed meal that was renamed or typed over is that of the table no longer, a swapped one is', async () => {
  const analysis = await read('fay', '100 g apple and 200 g banana')
  const [apple, banana] = analysis.items as [MealItem, MealItem]
  const refsOf = async (...items: MealItem[]) =>
    (
      await confirm('fay', { ...analysis, id: (await read('fay', '100 g apple and 200 g banana')).id, items })
    ).items.map(({ foodRef }) => foodRef)
  expect(await refsOf(apple, banana)).toEqual(['builtin:apple', 'builtin:banana'])
  expect(await refsOf({ ...apple, name: 'pear' }, banana)).toEqual([undefined, 'builtin:banana'])
  expect(await refsOf({ ...apple, calories: 90 }, banana)).toEqual([undefined, 'builtin:banana'])
  expect(await refsOf({ ...apple, protein: 9 }, banana)).toEqual([undefined, 'builtin:banana'])
  const typedTotal = await confirm('fay', { ...(await read('fay', '100 g apple')), calories: 90 })
  expect(typedTotal.items[0]).not.toHaveProperty('foodRef')
  const half = { ...banana, grams: 100, calories: banana.calories / 2, carbs: banana.carbs! / 2 }
  expect(await refsOf(apple, half)).toEqual(['builtin:apple', undefined])
  const milk = {
    name: 'whole milk',
    grams: 100,
    calories: 61,
    protein: 3.27,
    carbs: 4.63,
    fat: 3.2,
    confidence: 1,
    foodRef: 'usda:fndds:11111000',
  }
  expect(await refsOf(apple, milk)).toEqual(['builtin:apple', 'usda:fndds:11111000'])
  expect(await refsOf(apple, { ...milk, calories: 30 })).toEqual(['builtin:apple', undefined])
})

test('another choice of what was said brings its own food along', async () => {
  const analysis = await read('gus', '1 cup coffee')
  const [coffee] = analysis.items as [MealItem]
  expect(coffee.second?.foodRef).toMatch(/^(builtin|usda):/)
  const { second, ...first } = coffee
  const entry = await confirm('gus', { ...analysis, items: [{ ...second!, second: first }] })
  expect(entry.items).toMatchObject([{ foodRef: second!.foodRef, second: { foodRef: coffee.foodRef } }])
})

test('a meal that a model read knows the nutrients of the foods that the table has, and of no other', async () => {
  const food = { grams: 100, protein: 1, carbs: 20, fat: 0.5, sugar: 10, fiber: 2, sodium: 3, alcohol: 0 }
  const foods = [
    { ...food, name: 'Bananas', calories: 89, confidence: 0.9 },
    { ...food, name: 'Zibbo mash', calories: 90, confidence: 0.9 },
  ]
  const model = await modelDouble({ json: { title: 'Plate', serving: '1 plate', foods, notUnderstood: [] } })
  const settings = { name: 'tiny', baseUrl: model.baseUrl, apiKey: undefined, timeoutMs: 2000 } as const
  const ai = layeredAi(
    { provider: 'openai-compatible', ...settings },
    { spend: async () => true, log: { warn() {} } },
  )
  const other = await testApp({ ai, now: new Date('2026-11-21T18:00:00Z') })
  try {
    const hal = other.as('hal')
    const analysis = await hal.call(analyzeMeal, { form: { notes: 'a plate' } })
    expect(analysis.items.map(({ foodRef }) => foodRef)).toEqual(['builtin:banana', undefined])
    const { nutritionLog } = await hal.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
    const { amounts, known } = await hal.call(getEntryNutrients, { params: { id: nutritionLog.id } })
    expect(amounts.potassiumMg).toBe(358)
    expect(known.potassiumMg).toBe(0.5)
    // The queue of sentences takes the same way.
    const late = await hal.call(logSentence, { body: { sentence: 'a plate', mealType: 'lunch' } })
    const told = await hal.call(getEntryNutrients, { params: { id: late.nutritionLog.id } })
    expect(told.amounts.potassiumMg).toBe(358)
  } finally {
    await other.close()
    await model.stop()
  }
})

test('an entry of an earlier version is unknown, and stays so when it is changed or copied', async () => {
  const ida = app.as('ida')
  const entry = await log('ida', 'builtin:apple', 100)
  await app.db.$client.query(`update nutrition_logs set items = items #- '{0,foodRef}' where id = $1`, [
    entry.id,
  ])
  await app.db.$client.query('delete from entry_nutrients where log_id = $1', [entry.id])
  await ida.call(changeNutritionLog, { params: { id: entry.id }, body: { factor: 2 } })
  const [changed] = await ida.call(listNutritionLogs, { query: {} })
  expect(changed).toMatchObject({ id: entry.id, calories: 104 })
  expect((await nutrientsOf('ida', entry)).amounts.vitaminCMg).toBeNull()
})

test('another person’s entry, a missing one and an id that is none are refused', async () => {
  const entry = await log('jan', 'builtin:apple', 100)
  await expect(nutrientsOf('kim', entry)).rejects.toMatchObject({ code: 'not_found' })
  await expect(nutrientsOf('jan', { id: randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
  for (const id of ['-1', 'NaN', '9'.repeat(80)])
    await expect(nutrientsOf('jan', { id })).rejects.toMatchObject({ code: 'invalid' })
  await expect(app.stranger.call(getEntryNutrients, { params: { id: entry.id } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test.each([
  ['negative', '-1'],
  ['no number', 'NaN'],
  ['empty', 'builtin:'],
  ['too long', `builtin:${'x'.repeat(160)}`],
  ['of a control character', 'usda:a\u0000b'],
  ['of no source of foods', 'table:apple'],
])('a food’s reference that is %s is refused', async (_, foodRef) => {
  const analysis = await read('lea', '100 g apple')
  const [apple] = analysis.items as [MealItem]
  await expect(confirm('lea', { ...analysis, items: [{ ...apple, foodRef }] })).rejects.toMatchObject({
    code: 'invalid',
  })
})
