import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { getDashboardStats } from '#contract/insights.ts'
import {
  addShoppingItem,
  exportMealPlanCalendar,
  exportMealPlanCsv,
  exportMealPlanPdf,
  getMealPlan,
  getShoppingList,
  logPlannedMeal,
  type MealPlan,
  makeMealPlan,
  mostOwnItems,
  removeMealPlan,
  removeShoppingItem,
  replaceMeal,
  restoreMealPlan,
  tickShopping,
} from '#contract/meal-plans.ts'
import { listNutritionLogs, removeNutritionLog, restoreNutritionLog } from '#contract/nutrition/nutrition.ts'
import { listQuotas } from '#contract/subscriptions/subscriptions.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
const today = '2026-11-21'
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T13:00:00Z') })
})
afterAll(() => app.close())

const mealsOf = (plan: MealPlan) => plan.days.flatMap(({ meals }) => meals)
const unitsOf = async (name: string) =>
  (await app.as(name).call(listQuotas)).find(({ feature }) => feature === 'recipe_generation')!.used

async function become(name: string, tier: string) {
  const { id } = await app.as(name).call(getUser)
  await app.db.$client.query('update users set subscription_tier = $2 where id = $1', [id, tier])
}

test('another recipe for one meal leaves the others as they are', async () => {
  const ida = app.as('ida')
  const before = await ida.call(makeMealPlan, { body: {} })
  const meal = before.days[2]!.meals[2]!
  const after = await ida.call(replaceMeal, { params: { id: before.id, mealId: meal.id } })
  const now = after.days[2]!.meals[2]!
  expect(now.id).toBe(meal.id)
  expect(now.mealType).toBe('dinner')
  expect(before.days[2]!.meals.map(({ recipe }) => recipe.title)).not.toContain(now.recipe.title)
  const others = (plan: MealPlan) => mealsOf(plan).filter(({ id }) => id !== meal.id)
  expect(others(after)).toEqual(others(before))
  expect(after.days[2]!.note === null).toBe(after.days[2]!.onTarget)
  expect(await ida.call(getMealPlan, { params: { id: before.id } })).toEqual(after)
  expect(await unitsOf('ida')).toBe(2)
})

test('a shopping list holds what all its people need, and its ticks are kept', async () => {
  const jim = app.as('jim')
  const plan = await jim.call(makeMealPlan, { body: { people: 3 } })
  const params = { id: plan.id }
  const { aisles } = await jim.call(getShoppingList, { params })
  const things = aisles.flatMap((aisle) => aisle.things)
  const needed = mealsOf(plan).reduce(
    (sum, { recipe, servings }) =>
      sum +
      recipe.parts
        .filter(({ name }) => !['water', 'ice'].includes(name))
        .reduce((grams, part) => grams + (part.grams * servings * 3) / recipe.servings, 0),
    0,
  )
  expect(things.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(needed, -1)
  const toBuy = things.find(({ have }) => !have)!
  const had = things.find(({ have }) => have)!
  await jim.call(tickShopping, { params, body: { name: toBuy.name, have: true } })
  await jim.call(tickShopping, { params, body: { name: had.name, have: false } })
  const after = (await jim.call(getShoppingList, { params })).aisles.flatMap((aisle) => aisle.things)
  expect(after).toEqual(
    things.map((thing) =>
      thing === toBuy ? { ...thing, have: true } : thing === had ? { ...thing, have: false } : thing,
    ),
  )
  await expect(
    jim.call(tickShopping, { params, body: { name: 'moon dust', have: true } }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('items of one’s own stand on the list in their order, are ticked, removed and added again, and come back with a plan', async () => {
  const amy = app.as('amy')
  const { id } = await amy.call(makeMealPlan, { body: {} })
  const params = { id }
  const own = async () => (await amy.call(getShoppingList, { params })).own
  const add = (item: { name: string; have?: boolean }) => {
    app.clock.now = new Date(app.clock.now.getTime() + 1)
    return amy.call(addShoppingItem, { params, body: item })
  }
  await add({ name: '  Dish soap ' })
  await add({ name: 'Cat food 🐈' })
  await add({ name: 'Dish soap' })
  await amy.call(tickShopping, { params, body: { name: 'Dish soap', have: true } })
  const both = [
    { name: 'Dish soap', have: true },
    { name: 'Cat food 🐈', have: false },
  ]
  expect(await own()).toEqual(both)
  await amy.call(removeMealPlan, { params })
  await amy.call(restoreMealPlan, { params })
  expect(await own()).toEqual(both)
  expect((await amy.call(removeShoppingItem, { params, query: { name: 'Dish soap' } })).own).toEqual([
    both[1],
  ])
  await add(both[0]!)
  expect(await own()).toEqual([both[1], both[0]])

  // A tick on an item that no meal needs any more changes nothing.
  await app.db.$client.query(
    `insert into meal_plan_ticks (user_id, plan_id, name, have)
     select user_id, id, 'moon cheese', true from meal_plans where id = $1`,
    [id],
  )
  expect((await add({ name: 'moon cheese' })).own.at(-1)).toEqual({ name: 'moon cheese', have: false })
  await amy.call(removeShoppingItem, { params, query: { name: 'moon cheese' } })

  // Items that the meals need are on the list already, and stay.
  const { aisles } = await amy.call(getShoppingList, { params })
  const needed = aisles[0]!.things[0]!
  expect((await amy.call(addShoppingItem, { params, body: { name: needed.name } })).own).toHaveLength(2)
  for (const name of [needed.name, 'moon dust'])
    await expect(amy.call(removeShoppingItem, { params, query: { name } })).rejects.toMatchObject({
      code: 'not_found',
    })
  for (const name of ['', '   ', 'x'.repeat(121)])
    await expect(amy.call(addShoppingItem, { params, body: { name } })).rejects.toMatchObject({
      code: 'invalid',
    })
  await expect(app.as('ben').call(addShoppingItem, { params, body: { name: 'Tea' } })).rejects.toMatchObject({
    code: 'not_found',
  })
  for (let at = 2; at < mostOwnItems; at++) await add({ name: `thing ${at}` })
  await expect(amy.call(addShoppingItem, { params, body: { name: 'one more' } })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('a meal is logged once however often it is asked for, and again after its entry was removed', async () => {
  const kim = app.as('kim')
  const plan = await kim.call(makeMealPlan, { body: {} })
  const meal = plan.days[0]!.meals[1]!
  const ask = () => kim.call(logPlannedMeal, { params: { id: plan.id, mealId: meal.id }, body: {} })
  const [log, again] = await Promise.all([ask(), ask()])
  expect(again).toEqual(log)
  expect(log).toMatchObject({ foodName: meal.recipe.title, mealType: 'lunch', targetDate: today })
  expect(log!.calories).toBeCloseTo(meal.recipe.calories * meal.servings, 1)
  const { today: totals } = await kim.call(getDashboardStats, { query: {} })
  expect(totals.calories).toBeCloseTo(log!.calories, 1)
  const read = async () => (await kim.call(getMealPlan, { params: { id: plan.id } })).days[0]!.meals[1]!
  expect((await read()).logId).toBe(log!.id)

  await kim.call(removeNutritionLog, { params: { id: log!.id } })
  expect((await read()).logId).toBeNull()
  expect((await ask()).id).not.toBe(log!.id)
  expect(await kim.call(listNutritionLogs, { query: { date: today } })).toHaveLength(1)
  await kim.call(removeMealPlan, { params: { id: plan.id } })
  expect(await kim.call(listNutritionLogs, { query: { date: today } })).toHaveLength(1)
  await expect(kim.call(getMealPlan, { params: { id: plan.id } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a removed entry of a meal comes back until the meal is logged again, so that it counts once', async () => {
  const moe = app.as('moe')
  const plan = await moe.call(makeMealPlan, { body: { meals: ['lunch'] } })
  const params = { id: plan.id, mealId: plan.days[0]!.meals[0]!.id }
  const log = () => moe.call(logPlannedMeal, { params, body: {} })
  const first = { id: (await log()).id }
  await moe.call(removeNutritionLog, { params: first })
  expect(await moe.call(restoreNutritionLog, { params: first })).toMatchObject(first)
  expect(await log()).toMatchObject(first)

  await moe.call(removeNutritionLog, { params: first })
  const again = await log()
  await expect(moe.call(restoreNutritionLog, { params: first })).rejects.toMatchObject({ code: 'not_found' })
  expect(await moe.call(listNutritionLogs, { query: { date: today } })).toEqual([again])
})

test('a meal of a day that has not come is refused by field, and can be logged for today', async () => {
  const lea = app.as('lea')
  const plan = await lea.call(makeMealPlan, { body: { meals: ['dinner'] } })
  const params = { id: plan.id, mealId: plan.days[5]!.meals[0]!.id }
  await expect(lea.call(logPlannedMeal, { params, body: {} })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { targetDate: expect.any(String) } },
  })
  const log = await lea.call(logPlannedMeal, { params, body: { targetDate: today, mealType: 'lunch' } })
  expect(log).toMatchObject({ targetDate: today, mealType: 'lunch' })
})

test('is nobody else’s: another person finds nothing, a stranger is asked to sign in', async () => {
  const plan = await app.as('max').call(makeMealPlan, { body: { meals: ['dinner'] } })
  await become('ned', 'pro')
  const params = { id: plan.id }
  const meal = { id: plan.id, mealId: mealsOf(plan)[0]!.id }
  for (const [who, code] of [
    [app.as('ned'), 'not_found'],
    [app.stranger, 'unauthenticated'],
  ] as const) {
    const refusal = { code }
    await expect(who.call(getMealPlan, { params })).rejects.toMatchObject(refusal)
    await expect(who.call(getShoppingList, { params })).rejects.toMatchObject(refusal)
    await expect(who.call(tickShopping, { params, body: { name: 'egg', have: true } })).rejects.toMatchObject(
      refusal,
    )
    await expect(who.call(replaceMeal, { params: meal })).rejects.toMatchObject(refusal)
    await expect(who.call(logPlannedMeal, { params: meal, body: {} })).rejects.toMatchObject(refusal)
    for (const file of [exportMealPlanPdf, exportMealPlanCsv, exportMealPlanCalendar])
      await expect(who.call(file, { params })).rejects.toMatchObject(refusal)
    await expect(who.call(removeMealPlan, { params })).rejects.toMatchObject(refusal)
  }
  await expect(app.stranger.call(makeMealPlan, { body: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect(await app.as('max').call(getMealPlan, { params })).toEqual(plan)
})

test('is taken along as PDF, table and calendar by Pro alone', async () => {
  const ola = app.as('ola')
  const { id } = await ola.call(makeMealPlan, { body: { meals: ['dinner'] } })
  for (const file of [exportMealPlanPdf, exportMealPlanCsv, exportMealPlanCalendar])
    await expect(ola.call(file, { params: { id } })).rejects.toMatchObject({ code: 'payment_required' })
  await become('ola', 'pro')
  for (const [ending, type, start] of [
    ['pdf', 'application/pdf', '%PDF-'],
    ['csv', 'text/csv; charset=utf-8', '\uFEFFPart,Day'],
    ['ics', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR'],
  ] as const) {
    const answer = await ola.raw({ method: 'GET', url: `/api/meal-plans/${id}/export.${ending}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="meal-plan-2026-11-21.${ending}"`,
    )
    expect(answer.rawPayload.toString('utf8').startsWith(start)).toBe(true)
  }
})

test('is taken along in the units that its person chose', async () => {
  const una = app.as('una')
  await una.call(changeProfile, { body: { units: 'imperial' } })
  const { id } = await una.call(makeMealPlan, { body: {} })
  await become('una', 'pro')
  for (const ending of ['csv', 'ics']) {
    const answer = await una.raw({ method: 'GET', url: `/api/meal-plans/${id}/export.${ending}` })
    const text = answer.rawPayload.toString('utf8').replace(/\r\n /g, '')
    expect(text).toMatch(/\d (oz|lb|fl oz)\b/)
    expect(text).not.toMatch(/\d (kg|ml|l) [a-z]|°C/)
  }
})

test('stays readable when the trial is over; making, replacing and logging are 402', async () => {
  const pat = app.as('pat')
  const plan = await pat.call(makeMealPlan, { body: { meals: ['dinner'] } })
  await become('pat', 'trial_no_payment')
  const params = { id: plan.id, mealId: mealsOf(plan)[0]!.id }
  const refusal = { code: 'payment_required' }
  await expect(pat.call(makeMealPlan, { body: {} })).rejects.toMatchObject(refusal)
  await expect(pat.call(replaceMeal, { params })).rejects.toMatchObject(refusal)
  await expect(pat.call(logPlannedMeal, { params, body: {} })).rejects.toMatchObject(refusal)
  expect(await pat.call(getMealPlan, { params: { id: plan.id } })).toEqual(plan)
  expect((await pat.call(getShoppingList, { params: { id: plan.id } })).aisles.length).toBeGreaterThan(0)
})
