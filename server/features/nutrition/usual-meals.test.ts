import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { listNutritionLogs, logNutrition, type MealType, removeNutritionLog } from '#contract/nutrition.ts'
import { listUsualMeals, logUsualMeal } from '#contract/usual-meals.ts'
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
