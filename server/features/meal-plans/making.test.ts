import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import {
  getMealPlan,
  listMealPlans,
  type MealPlan,
  makeMealPlan,
  type PlanFigure,
  replaceMeal,
} from '#contract/meal-plans.ts'
import { addDays } from '#contract/measures/day.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { generateRecipes, saveRecipe } from '#contract/recipes.ts'
import { listQuotas } from '#contract/subscriptions/subscriptions.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
/** A Saturday morning in Chicago. */
const now = new Date('2026-11-21T13:00:00Z')
const today = '2026-11-21'
beforeAll(async () => {
  app = await testApp({ now })
})
afterAll(() => app.close())

const mealsOf = (plan: MealPlan) => plan.days.flatMap(({ meals }) => meals)
const unitsOf = async (name: string) =>
  (await app.as(name).call(listQuotas)).find(({ feature }) => feature === 'recipe_generation')!.used

test('lays out seven days from today, each on target or with a note, and costs one unit', async () => {
  const ann = app.as('ann')
  const plan = await ann.call(makeMealPlan, { body: {} })
  expect(plan).toMatchObject({ startsOn: today, people: 1, goals: { calories: 2000, protein: 150 } })
  expect(plan.days.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => addDays(today, at)))
  for (const day of plan.days) {
    expect(day.meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'lunch', 'dinner', 'snack'])
    const titles = day.meals.map(({ recipe }) => recipe.title)
    expect(new Set(titles).size).toBe(4)
    const sum = (name: PlanFigure) =>
      day.meals.reduce((total, { recipe, servings }) => total + recipe[name] * servings, 0)
    expect(day.calories).toBe(Math.round(sum('calories')))
    expect(day.protein).toBeCloseTo(sum('protein'), 0)
    const isNear = (name: PlanFigure) => Math.abs(sum(name) - plan.goals[name]) <= 0.1 * plan.goals[name]
    expect(day.onTarget).toBe((['calories', 'protein', 'carbs', 'fat'] as const).every(isNear))
    expect(day.note === null).toBe(day.onTarget)
  }
  expect(plan.days.filter(({ onTarget }) => onTarget).length).toBeGreaterThanOrEqual(5)
  expect(await ann.call(getMealPlan, { params: { id: plan.id } })).toEqual(plan)
  expect(await ann.call(listMealPlans, { query: {} })).toEqual([
    { id: plan.id, startsOn: today, people: 1, createdAt: now.toISOString() },
  ])
  expect(await unitsOf('ann')).toBe(1)
})

test('plans what is left of today: a logged meal is not planned again, and the others share the rest', async () => {
  const ina = app.as('ina')
  const eaten = { foodName: 'Full breakfast', calories: 700, protein: 50, carbs: 70, fat: 28 }
  await ina.call(logNutrition, { body: { ...eaten, mealType: 'breakfast' } })
  const plan = await ina.call(makeMealPlan, { body: {} })
  const [first, ...others] = plan.days
  expect(first!.meals.map(({ mealType }) => mealType)).toEqual(['lunch', 'dinner', 'snack'])
  expect(first!.goals).toEqual({ calories: 1300, protein: 100, carbs: 130, fat: 52 })
  expect(first!.onTarget).toBe(first!.note === null)
  expect(Math.abs(first!.calories - 1300)).toBeLessThanOrEqual(260)
  for (const day of others) {
    expect(day.goals).toBeNull()
    expect(day.meals).toHaveLength(4)
  }
  const params = { id: plan.id, mealId: first!.meals[0]!.id }
  const { days } = await ina.call(replaceMeal, { params })
  expect(Math.abs(days[0]!.calories - 1300)).toBeLessThanOrEqual(260)
})

test('starts tomorrow when nothing of today is left, unless today was asked for', async () => {
  const kai = app.as('kai')
  app.clock.now = new Date('2026-11-22T05:30:00Z')
  const plan = await kai.call(makeMealPlan, { body: {} })
  expect(plan).toMatchObject({ startsOn: '2026-11-22', days: Array(7).fill({ goals: null }) })
  const asked = await kai.call(makeMealPlan, { body: { startsOn: today } })
  expect(asked).toMatchObject({
    startsOn: today,
    days: [
      { meals: [], onTarget: false, note: 'Nothing of this day was left to plan.' },
      ...Array(6).fill({}),
    ],
  })
  app.clock.now = now
})

test('a low-carb diet and a goal of many carbs are told as what contradict each other', async () => {
  const lou = app.as('lou')
  await lou.call(changeProfile, { body: { dietaryPreferences: ['low_carb'] } })
  const { days } = await lou.call(makeMealPlan, { body: {} })
  const told = /under the carb goal.* The diet in your profile keeps carbs low, and this goal asks for more/
  expect(days.filter(({ note }) => note && told.test(note)).length).toBeGreaterThanOrEqual(3)
})

test('keeps to the diets and allergies of the profile without exception', async () => {
  const ben = app.as('ben')
  await ben.call(changeProfile, {
    body: { dietaryPreferences: ['vegan'], allergies: ['peanut', 'soy', 'sesame'] },
  })
  for (const ingredients of [[], ['eggs', 'peanut butter', 'tofu', 'chicken breast']]) {
    const plan = await ben.call(makeMealPlan, { body: { ingredients } })
    expect(mealsOf(plan).length).toBeGreaterThan(20)
    for (const { recipe } of mealsOf(plan)) {
      expect(recipe.diets).toContain('vegan')
      for (const one of ['peanut', 'soy', 'sesame', 'milk', 'egg', 'fish'] as const)
        expect(recipe.allergens).not.toContain(one)
    }
  }
})

test('names on the first day which of the foods to use up are in no meal, also after a meal is replaced', async () => {
  const lea = app.as('lea')
  await lea.call(changeProfile, { body: { dietaryPreferences: ['vegan'] } })
  const ingredients = ['400 g spinach', 'oats', '6 eggs', 'dragon eggs']
  const plan = await lea.call(makeMealPlan, { body: { ingredients } })
  const params = { id: plan.id, mealId: plan.days[0]!.meals[0]!.id }
  for (const { days } of [plan, await lea.call(replaceMeal, { params })]) {
    const used = new Set(
      days.flatMap(({ meals }) => meals).flatMap(({ recipe }) => recipe.parts.map(({ name }) => name)),
    )
    const left = ['spinach', 'oats', 'eggs', 'dragon eggs'].filter((name) => !used.has(name))
    const sentence = `Not used this week: ${left.join(', ')}.`
    expect(left).toEqual(expect.arrayContaining(['eggs', 'dragon eggs']))
    expect(days[0]!.note?.endsWith(sentence), days[0]!.note!).toBe(true)
    for (const { note } of days.slice(1)) expect(note ?? '').not.toContain('Not used')
  }
})

test('uses saved recipes, but none that the person may no longer eat', async () => {
  const cy = app.as('cy')
  const ingredients = ['chicken breast', 'rice', 'bell pepper', 'onion', 'greek yogurt', 'eggs', 'spinach']
  const { recipes } = await cy.call(generateRecipes, { body: { ingredients, mealType: 'balanced' } })
  for (const { id } of recipes) await cy.call(saveRecipe, { params: { id } })
  const planned = mealsOf(await cy.call(makeMealPlan, { body: { meals: ['lunch', 'dinner'] } }))
  const saved = planned.filter(({ recipe }) => recipe.isSaved).map(({ recipe }) => recipe.id)
  expect(saved.length).toBeGreaterThan(0)
  expect(recipes.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(saved)]))

  await cy.call(changeProfile, { body: { dietaryPreferences: ['vegan'] } })
  const vegan = mealsOf(await cy.call(makeMealPlan, { body: { meals: ['lunch', 'dinner'] } }))
  for (const { recipe } of vegan) expect(recipe.diets).toContain('vegan')
})

test('aims at its part of the day where a main meal is eaten elsewhere', async () => {
  const plan = await app.as('dot').call(makeMealPlan, { body: { meals: ['dinner', 'lunch', 'dinner'] } })
  expect(plan.goals.calories).toBe(Math.round(2000 * (0.66 / 0.9)))
  for (const { meals } of plan.days)
    expect(meals.map(({ mealType }) => mealType)).toEqual(['lunch', 'dinner'])
})

test('refuses bad input by field', async () => {
  const eve = app.as('eve')
  const bad: [string, unknown][] = [
    ['people', 0],
    ['people', 13],
    ['people', 1.5],
    ['meals', []],
    ['meals', ['brunch']],
    ['startsOn', '2026-02-30'],
    ['ingredients', [' ']],
    ['ingredients', Array(61).fill('egg')],
  ]
  for (const [field, value] of bad)
    await expect(
      eve.call(makeMealPlan, { body: { [field]: value } as never }),
      `${field} ${value}`,
    ).rejects.toMatchObject({ code: 'invalid' })
  expect(await eve.call(listMealPlans, { query: {} })).toEqual([])
})

test('a retry with the same key makes one plan, and parallel ones at the last unit exactly one', async () => {
  const fay = app.as('fay')
  const again = await Promise.all([1, 2, 3].map(() => fay.call(makeMealPlan, { body: {}, key: 'tap' })))
  expect(new Set(again.map(({ id }) => id)).size).toBe(1)
  expect(await unitsOf('fay')).toBe(1)
  await app.db.$client.query('update quota_usage set used = 99 where user_id = $1', [
    (await fay.call(getUser)).id,
  ])
  const tries = await Promise.allSettled([1, 2, 3].map(() => fay.call(makeMealPlan, { body: {} })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'quota_exceeded' })
  expect(await unitsOf('fay')).toBe(100)
})

test('the list is paged, newest first', async () => {
  const gil = app.as('gil')
  for (let at = 0; at < 3; at++) {
    app.clock.now = new Date(now.getTime() + at * 1000)
    await gil.call(makeMealPlan, { body: { meals: ['dinner'], startsOn: addDays(today, at * 7) } })
  }
  app.clock.now = now
  const first = await gil.raw({ method: 'GET', url: '/api/meal-plans?limit=2' })
  expect(first.json().map((plan: { startsOn: string }) => plan.startsOn)).toEqual([
    addDays(today, 14),
    addDays(today, 7),
  ])
  const [, next] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? []
  const second = await gil.raw({ method: 'GET', url: next! })
  expect(second.json()).toHaveLength(1)
  expect(second.headers.link).toBeUndefined()
})
