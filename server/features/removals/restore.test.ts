import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getProfile } from '#contract/account/profile.ts'
import {
  getActivity,
  getActivityRoute,
  listRecords,
  recordTrack,
  removeActivity,
  restoreActivity,
} from '#contract/activities/activities.ts'
import { recorded, straight, walk } from '#contract/activities/track/testing.ts'
import {
  addCustomFood,
  addFavourite,
  listCustomFoods,
  listSavedMeals,
  removeCustomFood,
  removeSavedMeal,
  restoreCustomFood,
  restoreSavedMeal,
  saveMeal,
} from '#contract/foods/foods.ts'
import { listDrinks, logDrink, removeDrink, restoreDrink } from '#contract/hydration/hydration.ts'
import { getDashboardStats } from '#contract/insights.ts'
import {
  getMealPlan,
  getShoppingList,
  makeMealPlan,
  removeMealPlan,
  restoreMealPlan,
  tickShopping,
} from '#contract/meal-plans.ts'
import {
  analyzeMeal,
  confirmMeal,
  getMealPhoto,
  listNutritionLogs,
  logNutrition,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { listUsualMeals } from '#contract/nutrition/usual-meals.ts'
import { getSchedule, removeSchedule, restoreSchedule } from '#contract/training/schedules.ts'
import {
  generateWorkout,
  getWorkout,
  removeWorkout,
  restoreWorkout,
  saveWorkout,
} from '#contract/training/workouts.ts'
import { getWeightTrend, recordWeighIn, removeWeighIn, restoreWeighIn } from '#contract/weight.ts'
import { sent } from '#server/features/activities/tracks/track-testing.ts'
import { keptSchedule, request } from '#server/features/training/testing.ts'
import { testApp } from '#server/testing.ts'

const now = new Date('2026-05-12T18:00:00Z')
const today = '2026-05-12'
const app = await testApp({ now })
beforeEach(() => {
  app.clock.now = now
})
afterAll(() => app.close())

const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a52' } })
  .jpeg()
  .toBuffer()
const stats = (who: string) => app.as(who).call(getDashboardStats, { query: {} })
const hours = (count: number) => {
  app.clock.now = new Date(now.getTime() + count * 3_600_000)
}

test('a removed meal comes back as it was, with its photo, its share of the totals and its habit', async () => {
  const ann = app.as('ann')
  const analysis = await ann.call(analyzeMeal, { form: { notes: '2 eggs and 100 g rice' }, image: photo })
  const { nutritionLog } = await ann.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  const params = { id: nutritionLog.id }
  const before = await stats('ann')
  const usual = await ann.call(listUsualMeals)

  await ann.call(removeNutritionLog, { params })
  expect((await stats('ann')).today.meals).toBe(0)
  hours(23)
  await app.jobs.run('forget-removed-entries')
  expect(await ann.call(restoreNutritionLog, { params })).toEqual(nutritionLog)

  app.clock.now = now
  expect(await ann.call(listNutritionLogs, { query: {} })).toEqual([nutritionLog])
  expect((await ann.call(getMealPhoto, { params, query: {} })).byteLength).toBeGreaterThan(0)
  expect((await stats('ann')).today).toEqual(before.today)
  expect(await stats('ann')).toMatchObject({ totalMeals: 1, consistencyStreak: 1 })
  expect((await ann.call(listUsualMeals)).meals).toMatchObject([{ foodName: usual.meals[0]!.foodName }])
})

test('after a day a removed meal and its photo are gone for good', async () => {
  const ben = app.as('ben')
  const analysis = await ben.call(analyzeMeal, { form: { notes: '2 eggs' }, image: photo })
  const { nutritionLog } = await ben.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  const stored = app.blobs.keys().length
  await ben.call(removeNutritionLog, { params: { id: nutritionLog.id } })
  expect(app.blobs.keys().length).toBe(stored)
  hours(25)
  await app.jobs.run('forget-removed-entries')
  expect(app.blobs.keys().length).toBe(stored - 1)
  await expect(ben.call(restoreNutritionLog, { params: { id: nutritionLog.id } })).rejects.toMatchObject({
    code: 'not_found',
    message: 'That can no longer be brought back.',
  })
})

test('a day after its removal an entry does not come back, also before it is deleted', async () => {
  const bo = app.as('bo')
  const { id } = await bo.call(logDrink, { body: { drinkType: 'water', volume: 500 } })
  await bo.call(removeDrink, { params: { id } })
  hours(25)
  await expect(bo.call(restoreDrink, { params: { id } })).rejects.toMatchObject({
    code: 'gone',
    message: 'That can no longer be brought back.',
  })
  hours(24)
  expect(await bo.call(restoreDrink, { params: { id } })).toMatchObject({ id })
})

test('a removed food comes back as the favourite it was, with its last amount', async () => {
  const kit = app.as('kit')
  const per100 = { calories: 250, protein: 9, carbs: 45, fat: 3 }
  const { ref } = await kit.call(addCustomFood, { body: { name: 'My loaf', per100 } })
  await kit.call(logNutrition, {
    body: { foodName: 'My loaf', calories: 200, mealType: 'lunch', foodRef: ref, grams: 80 },
  })
  await kit.call(addFavourite, { params: { ref } })
  const before = await kit.call(listCustomFoods)
  expect(before).toMatchObject([{ favourite: true, lastGrams: 80 }])
  const params = { id: ref.slice('custom:'.length) }
  await kit.call(removeCustomFood, { params })
  await kit.call(restoreCustomFood, { params })
  expect(await kit.call(listCustomFoods)).toEqual(before)
})

test('a removed drink comes back with its water', async () => {
  const cy = app.as('cy')
  const drink = await cy.call(logDrink, { body: { drinkType: 'water', volume: 500 } })
  const before = (await stats('cy')).today
  await cy.call(removeDrink, { params: { id: drink.id } })
  expect((await stats('cy')).today.waterIntake).toBe(0)
  expect(await cy.call(restoreDrink, { params: { id: drink.id } })).toEqual(drink)
  expect(await cy.call(listDrinks, { query: {} })).toEqual([drink])
  expect((await stats('cy')).today).toEqual(before)
})

test('a removed weight comes back to its day and the profile, unless the day has another by then', async () => {
  const dot = app.as('dot')
  await dot.call(recordWeighIn, { body: { kilograms: 71, measuredOn: '2026-05-01' } })
  const newest = await dot.call(recordWeighIn, { body: { kilograms: 70, measuredOn: today } })
  const params = { id: newest.id }
  const weight = async () => (await dot.call(getProfile)).weight
  await dot.call(removeWeighIn, { params })
  expect(await weight()).toBe(71)
  expect(await dot.call(restoreWeighIn, { params })).toEqual(newest)
  expect(await weight()).toBe(70)

  await dot.call(removeWeighIn, { params })
  await dot.call(recordWeighIn, { body: { kilograms: 69, measuredOn: today } })
  await expect(dot.call(restoreWeighIn, { params })).rejects.toMatchObject({ code: 'conflict' })
  expect((await dot.call(getWeightTrend, { query: {} })).points.at(-1)).toMatchObject({ kilograms: 69 })
})

test('a removed recording comes back with its route, splits and records', async () => {
  const eve = app.as('eve')
  const recording = recorded(walk(straight(1500), { speed: 3 }))
  const { id } = await eve.call(recordTrack, { body: sent(recording) })
  const params = { id }
  const read = async () => ({
    detail: await eve.call(getActivity, { params }),
    route: await eve.call(getActivityRoute, { params, query: { zoom: 16 } }),
    records: await eve.call(listRecords, { query: {} }),
    life: (await stats('eve')).consistencyStreak,
  })
  const before = await read()
  expect(before.records.length).toBeGreaterThan(0)
  await eve.call(removeActivity, { params })
  expect(await eve.call(listRecords, { query: {} })).toEqual([])
  await eve.call(restoreActivity, { params })
  expect(await read()).toEqual(before)
})

test('a removed recording that is sent again stays removed, and is the same one after the undo', async () => {
  const kit = app.as('kit')
  const body = sent(recorded(walk(straight(1500), { speed: 3 })))
  const once = await kit.call(recordTrack, { body, key: 'once' })
  const params = { id: once.id }
  await kit.call(removeActivity, { params })
  await expect(kit.call(recordTrack, { body })).rejects.toMatchObject({
    code: 'not_found',
    message: 'This activity was removed.',
  })
  // The device that lost the answer gets it.
  expect(await kit.call(recordTrack, { body, key: 'once' })).toEqual(once)
  expect((await stats('kit')).today.burned).toBe(0)
  await kit.call(restoreActivity, { params })
  expect(await kit.call(recordTrack, { body })).toEqual(once)
})

test('a removed saved meal comes back', async () => {
  const fay = app.as('fay')
  const body = { foodName: 'Oats', calories: 389, mealType: 'breakfast' as const }
  const { id: logId } = await fay.call(logNutrition, { body })
  const saved = await fay.call(saveMeal, { body: { name: 'My oats', logIds: [logId] } })
  await fay.call(removeSavedMeal, { params: { id: saved.id } })
  expect(await fay.call(restoreSavedMeal, { params: { id: saved.id } })).toEqual(saved)
  expect(await fay.call(listSavedMeals)).toEqual([saved])
})

test('an undo that is sent twice brings back one entry, and a second undo finds nothing', async () => {
  const gil = app.as('gil')
  const { id } = await gil.call(logDrink, { body: { drinkType: 'water', volume: 250 } })
  const params = { id }
  await gil.call(removeDrink, { params })
  const [one, two] = [1, 2].map(() => gil.call(restoreDrink, { params, key: 'undo' }))
  expect(await one).toEqual(await two)
  expect(await gil.call(listDrinks, { query: {} })).toHaveLength(1)
  await expect(gil.call(restoreDrink, { params })).rejects.toMatchObject({ code: 'not_found' })
})

test('nobody brings back what another removed', async () => {
  const { id } = await app.as('hal').call(logDrink, { body: { drinkType: 'water', volume: 250 } })
  await app.as('hal').call(removeDrink, { params: { id } })
  await expect(app.as('ida').call(restoreDrink, { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(app.stranger.call(restoreDrink, { params: { id } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('a removed food of one’s own, workout, schedule and meal plan come back as they were', async () => {
  const jo = app.as('jo')
  const per100 = { calories: 100, protein: 1, carbs: 20, fat: 1 }
  const food = await jo.call(addCustomFood, { body: { name: 'My bread', per100 } })
  const foodId = food.ref.slice('custom:'.length)
  const workout = await jo.call(generateWorkout, { body: request })
  const { id: workoutId } = await jo.call(saveWorkout, { body: workout })
  const { id: scheduleId } = await keptSchedule(jo)
  const { id: planId } = await jo.call(makeMealPlan, { body: { startsOn: today } })
  const read = async () => ({
    foods: await jo.call(listCustomFoods),
    workout: await jo.call(getWorkout, { params: { id: workoutId } }),
    schedule: await jo.call(getSchedule, { params: { id: scheduleId } }),
    plan: await jo.call(getMealPlan, { params: { id: planId } }),
    shopping: await jo.call(getShoppingList, { params: { id: planId } }),
  })
  const [item] = (await read()).shopping.aisles.flatMap(({ things }) => things)
  await jo.call(tickShopping, { params: { id: planId }, body: { name: item!.name, have: true } })
  const before = await read()

  await jo.call(removeCustomFood, { params: { id: foodId } })
  await jo.call(removeWorkout, { params: { id: workoutId } })
  await jo.call(removeSchedule, { params: { id: scheduleId } })
  await jo.call(removeMealPlan, { params: { id: planId } })
  await expect(jo.call(getMealPlan, { params: { id: planId } })).rejects.toMatchObject({ code: 'not_found' })
  await jo.call(restoreCustomFood, { params: { id: foodId } })
  await jo.call(restoreWorkout, { params: { id: workoutId } })
  await jo.call(restoreSchedule, { params: { id: scheduleId } })
  await jo.call(restoreMealPlan, { params: { id: planId } })
  expect(await read()).toEqual(before)
})
