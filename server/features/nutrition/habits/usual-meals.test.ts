import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { getDashboardStats } from '#contract/insights.ts'
import {
  changeNutritionLog,
  confirmMeal,
  copyNutritionLogs,
  type EntryChange,
  listNutritionLogs,
  logNutrition,
  type MealType,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { listUsualMeals, logUsualMeal } from '#contract/nutrition/usual-meals.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T07:10:00Z') })
})
afterAll(() => app.close())

const today = '2026-11-21'
const figures = { calories: 320, protein: 11, carbs: 54, fat: 7, sugar: 9 }

/** An account in UTC that logged these meals, each `[name, meal, days ago]`. */
async function eater(who: string, meals: readonly (readonly [string, MealType, number])[]) {
  const one = app.as(who)
  await one.call(setTimezone, { body: { timezone: 'UTC' } })
  for (const [foodName, mealType, ago] of meals) {
    const targetDate = new Date(Date.UTC(2026, 10, 21 - ago)).toISOString().slice(0, 10)
    await one.call(logNutrition, { body: { ...figures, foodName, mealType, targetDate } })
  }
  return one
}
const days = (name: string, meal: MealType, ...ago: number[]) => ago.map((day) => [name, meal, day] as const)

test('in the morning the breakfast of most days comes first, then other breakfasts, then other meals', async () => {
  const ann = await eater('ann', [
    ...days('Porridge', 'breakfast', 1, 2, 3, 4),
    ...days('Croissant', 'breakfast', 5),
    ...days('Lentil soup', 'lunch', 1, 2, 3, 4, 5, 6),
  ])
  const { mealType, meals } = await ann.call(listUsualMeals)
  expect(mealType).toBe('breakfast')
  expect(meals.map(({ foodName }) => foodName)).toEqual(['Porridge', 'Croissant', 'Lentil soup'])
})

test('what the day already has comes after what it has not', async () => {
  const bea = await eater('bea', [
    ...days('Porridge', 'breakfast', 0, 1, 2, 3),
    ...days('Croissant', 'breakfast', 4),
  ])
  const { meals } = await bea.call(listUsualMeals)
  expect(meals.map(({ foodName }) => foodName)).toEqual(['Croissant', 'Porridge'])
})

test('a usual meal is logged again as the last time, as another meal or on another day if asked to', async () => {
  const cid = await eater('cid', days('Porridge', 'breakfast', 1))
  const [usual] = (await cid.call(listUsualMeals)).meals
  const params = { id: usual!.id }
  expect(await cid.call(logUsualMeal, { params, body: {} })).toMatchObject({
    ...figures,
    foodName: 'Porridge',
    mealType: 'breakfast',
    targetDate: today,
  })
  const body = { mealType: 'snack', targetDate: '2026-11-20' } as const
  expect(await cid.call(logUsualMeal, { params, body })).toMatchObject(body)
  expect(await cid.call(listNutritionLogs, { query: { date: today } })).toHaveLength(1)
})

test('an entry removed right after it was logged leaves no habit', async () => {
  const dan = await eater('dan', days('Porridge', 'breakfast', 1, 2))
  const typo = await dan.call(logNutrition, {
    body: { ...figures, foodName: 'Poridge', mealType: 'breakfast' },
  })
  await dan.call(removeNutritionLog, { params: { id: typo.id } })
  const { meals } = await dan.call(listUsualMeals)
  expect(meals.map(({ foodName }) => foodName)).toEqual(['Porridge'])
})

const porridge = { ...figures, foodName: 'Porridge', mealType: 'breakfast' as const }
/** Names of the usual meals with their meal and calories. */
const usualOf = async (who: string) =>
  (await app.as(who).call(listUsualMeals)).meals.map(
    ({ foodName, mealType, calories }) => `${foodName}, ${mealType}, ${calories}`,
  )

test('a meal that is copied stays usual when the copy is removed', async () => {
  const hal = app.as('hal')
  const { id } = await hal.call(logNutrition, { body: { ...porridge, targetDate: '2026-11-20' } })
  const [usual] = (await hal.call(listUsualMeals)).meals
  const { copied } = await hal.call(copyNutritionLogs, {
    body: { fromDate: '2026-11-20', toDate: today, ids: [id] },
  })
  await hal.call(removeNutritionLog, { params: { id: copied[0]!.id } })
  expect((await hal.call(listUsualMeals)).meals).toEqual([usual])
})

test('a copy counts as an occasion of its day', async () => {
  const ida = await eater('ida', [...days('Croissant', 'breakfast', 1), ...days('Porridge', 'breakfast', 2)])
  await ida.call(copyNutritionLogs, { body: { fromDate: '2026-11-20', toDate: today } })
  const { present } = await ida.call(getDashboardStats, { query: {} })
  expect(present?.usual.meals.map(({ foodName }) => foodName)).toEqual(['Porridge'])
})

test('a meal that is renamed and then removed leaves no habit under either name', async () => {
  const jo = app.as('jo')
  const { id } = await jo.call(logNutrition, { body: porridge })
  const [usual] = (await jo.call(listUsualMeals)).meals
  await jo.call(changeNutritionLog, { params: { id }, body: { foodName: 'Oatmeal' } })
  expect((await jo.call(listUsualMeals)).meals).toEqual([{ ...usual, foodName: 'Oatmeal' }])
  await jo.call(removeNutritionLog, { params: { id } })
  expect(await usualOf('jo')).toEqual([])
})

test('a renamed entry counts with the meals of its new name, and no longer with those of the old one', async () => {
  const kim = app.as('kim')
  await kim.call(logNutrition, { body: { ...porridge, calories: 100 } })
  await kim.call(logNutrition, { body: { ...porridge, foodName: 'Oatmeal', calories: 200 } })
  const before = (await kim.call(listUsualMeals)).meals
  app.clock.now = new Date(app.clock.now.getTime() + 1)
  const { id } = await kim.call(logNutrition, { body: { ...porridge, calories: 300 } })
  await kim.call(changeNutritionLog, { params: { id }, body: { foodName: ' OATMEAL' } })
  expect((await usualOf('kim')).sort()).toEqual(['OATMEAL, breakfast, 300', 'Porridge, breakfast, 100'])
  const ids = ({ meals }: { meals: { id: string }[] }) => meals.map((meal) => meal.id).sort()
  expect(ids(await kim.call(listUsualMeals))).toEqual(ids({ meals: before }))
})

test('a meal that is moved to another meal is usual there, under its id', async () => {
  const lea = app.as('lea')
  const { id } = await lea.call(logNutrition, { body: porridge })
  const [usual] = (await lea.call(listUsualMeals)).meals
  await lea.call(changeNutritionLog, { params: { id }, body: { mealType: 'lunch' } })
  expect((await lea.call(listUsualMeals)).meals).toEqual([{ ...usual, mealType: 'lunch' }])
  expect(await lea.call(logUsualMeal, { params: { id: usual!.id }, body: {} })).toMatchObject({
    foodName: 'Porridge',
    mealType: 'lunch',
  })
})

test('a usual meal has the corrected figures of the newest entry', async () => {
  const max = app.as('max')
  const { id } = await max.call(logNutrition, { body: { ...porridge, calories: 3000 } })
  await max.call(changeNutritionLog, { params: { id }, body: { calories: 300, servingSize: '1 bowl' } })
  const [usual] = (await max.call(listUsualMeals)).meals
  expect(usual).toMatchObject({ calories: 300, servingSize: '1 bowl' })
  expect(await max.call(logUsualMeal, { params: { id: usual!.id }, body: {} })).toMatchObject({
    calories: 300,
    servingSize: '1 bowl',
  })
})

test('a meal that was repeated before its correction is usual with the corrected foods, until it is logged anew', async () => {
  const pia = app.as('pia')
  const eaten = { ...figures, calories: 200 }
  const items = [{ ...eaten, name: 'rice', grams: 150, confidence: 1 }]
  const analysis = { ...eaten, foodName: 'Rice', servingSize: '150 g', items }
  const { nutritionLog: first } = await pia.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  const usual = async () => (await pia.call(listUsualMeals)).meals[0]!
  const again = async () => pia.call(logUsualMeal, { params: { id: (await usual()).id }, body: {} })
  const change = (id: string, body: EntryChange) => pia.call(changeNutritionLog, { params: { id }, body })
  app.clock.now = new Date(app.clock.now.getTime() + 1)
  const copy = await again()

  await change(first.id, { items: [{ at: 0, grams: 300 }] })
  expect(await usual()).toMatchObject({ calories: 400, servingSize: '300 g' })
  // Notes are no correction.
  await change(copy.id, { notes: 'with butter' })
  expect(await again()).toMatchObject({ calories: 400, servingSize: '300 g', items: [{ grams: 300 }] })
  await pia.call(removeNutritionLog, { params: { id: copy.id } })
  expect(await usual()).toMatchObject({ calories: 400 })

  app.clock.now = new Date(app.clock.now.getTime() + 1)
  await pia.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  expect(await usual()).toMatchObject({ calories: 200 })
  // The corrected entry leaves with its figures.
  await change(first.id, { factor: 3 })
  expect(await usual()).toMatchObject({ calories: 1200 })
  await pia.call(removeNutritionLog, { params: { id: first.id } })
  expect(await usual()).toMatchObject({ calories: 200 })
})

test('a removed entry’s figures leave with it and come back by the undo', async () => {
  const ned = app.as('ned')
  await ned.call(logNutrition, { body: porridge })
  app.clock.now = new Date(app.clock.now.getTime() + 1)
  const { id } = await ned.call(logNutrition, { body: { ...porridge, calories: 3000 } })
  await ned.call(removeNutritionLog, { params: { id } })
  expect(await usualOf('ned')).toEqual(['Porridge, breakfast, 320'])
  await ned.call(restoreNutritionLog, { params: { id } })
  expect(await usualOf('ned')).toEqual(['Porridge, breakfast, 3000'])
})

test('an entry that is moved to today makes its meal one that today has', async () => {
  const oda = await eater('oda', days('Porridge', 'breakfast', 1))
  const [entry] = await oda.call(listNutritionLogs, { query: { date: '2026-11-20' } })
  const shown = async () => (await oda.call(getDashboardStats, { query: {} })).present?.usual.meals
  expect(await shown()).toHaveLength(1)
  await oda.call(changeNutritionLog, { params: { id: entry!.id }, body: { targetDate: today } })
  expect(await shown()).toEqual([])
})

test('the meal of the hour follows the account’s own hours', async () => {
  const eve = app.as('eve')
  await eve.call(setTimezone, { body: { timezone: 'UTC' } })
  for (const foodName of ['Rice bowl', 'Noodles', 'Stew'])
    await eve.call(logNutrition, { body: { ...figures, foodName, mealType: 'dinner' } })
  expect((await eve.call(listUsualMeals)).mealType).toBe('dinner')
})

test('nobody logs another’s usual meal', async () => {
  const fay = await eater('fay', days('Porridge', 'breakfast', 1))
  const [usual] = (await fay.call(listUsualMeals)).meals
  const gus = await eater('gus', [])
  await expect(gus.call(logUsualMeal, { params: { id: usual!.id }, body: {} })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await gus.call(listUsualMeals)).meals).toEqual([])
})

test('a meal eaten at two hours stands once among the usual ones, but for other figures', async () => {
  const una = app.as('una')
  const log = (body: { mealType: MealType; calories: number }) =>
    una.call(logNutrition, { body: { ...porridge, ...body } })
  const usual = async () => (await una.call(listUsualMeals)).meals.map(({ calories }) => calories)
  await log({ mealType: 'breakfast', calories: 310 })
  await log({ mealType: 'snack', calories: 310 })
  expect(await usual()).toEqual([310])
  await log({ mealType: 'dinner', calories: 450 })
  expect((await usual()).toSorted()).toEqual([310, 450])
})
