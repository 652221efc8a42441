import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { startFridgeSession } from '#contract/fridge.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { getEntryNutrients } from '#contract/nutrition/entry-nutrients.ts'
import { listNutritionLogs } from '#contract/nutrition/nutrition.ts'
import {
  generateRecipes,
  getRecipe,
  listSavedRecipes,
  listSessionRecipes,
  logRecipe,
  saveRecipe,
  unsaveRecipe,
} from '#contract/recipes.ts'
import { listQuotas } from '#contract/subscriptions/subscriptions.ts'
import { type Answering, modelDouble } from '#server/adapters/ai/double.ts'
import { kitchenModel, recipesSample } from '#server/adapters/ai/kitchen-double.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { reserve } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import { type Caller, testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let model: Awaited<ReturnType<typeof modelDouble>>
/** The model's next answer. */
let reply: Answering = kitchenModel
const now = new Date('2026-11-21T18:00:00Z')
const day = 24 * 3_600_000

beforeAll(async () => {
  model = await modelDouble((asked) => (typeof reply === 'function' ? reply(asked) : reply))
  const settings = {
    provider: 'openai-compatible',
    baseUrl: model.baseUrl,
    apiKey: undefined,
    name: 'tiny',
    timeoutMs: 2000,
  } as const
  app = await testApp({ now, ai: layeredAi(settings, { spend: async () => true, log: { warn() {} } }) })
})
afterAll(async () => {
  await app.close()
  await model.stop()
})

const ingredients = ['eggs', 'tomatoes', 'spinach', 'cheddar', 'onion', 'chicken breast', 'basil', 'rice']
const make = async (who: Caller, change: object = {}) =>
  (await who.call(generateRecipes, { body: { ingredients, mealType: 'quick', ...change } })).recipes
const used = async (who: Caller) =>
  (await who.call(listQuotas)).find(({ feature }) => feature === 'recipe_generation')!.used
const nobody = '2cf4e1a6-97c3-4c4f-8f4e-0d5f6ad0b8a1'

test('recipes are made in a session, listed newest first, saved, and kept no longer', async () => {
  reply = kitchenModel
  const ann = app.as('ann')
  const { sessionId } = await ann.call(startFridgeSession)
  await make(ann)
  const first = await make(ann, { sessionId })
  expect(first.map(({ title }) => title)).toEqual(recipesSample.recipes.map(({ title }) => title))
  expect(first[0]).toMatchObject({ sessionId, isSaved: false, servings: 2, mealStyle: 'quick' })
  expect(await ann.call(getRecipe, { params: { id: first[0]!.id } })).toEqual(first[0])

  app.clock.now = new Date(now.getTime() + 1000)
  reply = { status: 500 }
  const second = await make(ann, { sessionId })
  app.clock.now = now
  expect(second.length).toBeGreaterThanOrEqual(3)
  expect(second.every(({ source }) => source === 'builtin')).toBe(true)
  expect(await ann.call(listSessionRecipes, { params: { sessionId } })).toEqual([...second, ...first])

  const params = { id: first[1]!.id }
  expect(await ann.call(saveRecipe, { params })).toEqual({ ...first[1], isSaved: true })
  expect(await ann.call(saveRecipe, { params })).toEqual({ ...first[1], isSaved: true })
  expect(await ann.call(listSavedRecipes, { query: {} })).toEqual([{ ...first[1], isSaved: true }])
  expect(await ann.call(unsaveRecipe, { params })).toEqual(first[1])
  expect(await ann.call(listSavedRecipes, { query: {} })).toEqual([])
})

test('recipes that need the fewest ingredients bought come first, staples aside', async () => {
  const ada = app.as('ada')
  const [omelette, chicken] = recipesSample.recipes
  const withFennel = [...chicken!.parts, { name: 'fennel', amount: '1 bulb of fennel', grams: 200 }]
  reply = { json: { recipes: [{ ...chicken, parts: withFennel }, omelette] } }
  const written = (await make(ada)).filter(({ source }) => source === 'model')
  expect(written.map(({ title, missing }) => ({ title, missing }))).toEqual([
    { title: omelette!.title, missing: [] },
    { title: chicken!.title, missing: ['fennel'] },
  ])

  reply = { status: 500 }
  const built = await make(ada, { ingredients: ['salmon', 'broccoli', 'lemon', 'potatoes', 'dill'] })
  const missing = built.map((recipe) => recipe.missing.length)
  expect(missing[0]).toBe(0)
  expect(missing).toEqual([...missing].sort())
})

test('asking again brings other dishes, and a session’s earlier ones are named to the model', async () => {
  const abe = app.as('abe')
  const { sessionId } = await abe.call(startFridgeSession)
  reply = { status: 500 }
  const first = await make(abe, { sessionId })
  const second = await make(abe, { sessionId })
  const titles = new Set(first.map(({ title }) => title))
  expect(second.some(({ title }) => !titles.has(title))).toBe(true)
  expect(JSON.stringify(model.asked.at(-1)?.body.messages)).toContain(first[0]!.title)
})

test('saved recipes are paged: each once, the last saved first, the next page in the Link header', async () => {
  reply = kitchenModel
  const ben = app.as('ben')
  const made = [...(await make(ben)), ...(await make(ben))].slice(0, 5)
  for (const [at, { id }] of made.entries()) {
    // Two of one instant must not be lost between pages.
    app.clock.now = new Date(now.getTime() + (at >> 1) * 1000)
    await ben.call(saveRecipe, { params: { id } })
  }
  app.clock.now = now
  const seen: string[] = []
  let url: string | undefined = `${listSavedRecipes.path}?limit=2`
  while (url) {
    const answer = await ben.raw({ method: 'GET', url })
    expect(answer.statusCode).toBe(200)
    seen.push(...answer.json().map(({ id }: { id: string }) => id))
    url = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  expect([...seen].sort()).toEqual(made.map(({ id }) => id).sort())
  expect(seen[0]).toBe(made[4]!.id)
  await expect(ben.call(listSavedRecipes, { query: { cursor: 'x' } })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { cursor: expect.any(String) } },
  })
})

test('a serving is logged as a meal of its parts, counted once, at whatever day is asked', async () => {
  reply = kitchenModel
  const cy = app.as('cy')
  const [recipe] = await make(cy)
  const body = { servings: 1.5, mealType: 'dinner' as const }
  const params = { id: recipe!.id }
  const [log] = await Promise.all(
    Array.from({ length: 5 }, () => cy.call(logRecipe, { params, body, key: 'tap' })),
  )
  expect(log).toMatchObject({
    foodName: recipe!.title,
    foodEmoji: recipe!.emoji,
    servingSize: '1.5 servings',
    source: 'model',
    targetDate: '2026-11-21',
    calories: Math.round(recipe!.calories * 150) / 100,
  })
  expect(log!.items.map(({ name }) => name)).toEqual(recipe!.parts.map(({ name }) => name))
  expect(log!.items[0]!.grams).toBeCloseTo((recipe!.parts[0]!.grams * 1.5) / 2, 1)
  const sum = log!.items.reduce((total, item) => total + item.calories, 0)
  expect(Math.abs(sum - log!.calories)).toBeLessThan(1)
  expect(await cy.call(listNutritionLogs, { query: {} })).toEqual([log])
  const { today, totalMeals } = await cy.call(getDashboardStats, { query: {} })
  expect([today.calories, totalMeals]).toEqual([log!.calories, 1])

  const other = await cy.call(logRecipe, { params, body: { mealType: 'lunch', targetDate: '2026-11-20' } })
  expect(other).toMatchObject({ targetDate: '2026-11-20', servingSize: '1 serving' })
})

test('a serving has the micronutrients of its parts, whoever wrote the recipe', async () => {
  const nutrientsOfServing = async (who: Caller, source: string) => {
    const [recipe] = await make(who)
    expect(recipe!.source).toBe(source)
    const log = await who.call(logRecipe, { params: { id: recipe!.id }, body: { mealType: 'dinner' } })
    return who.call(getEntryNutrients, { params: { id: log.id } })
  }
  reply = kitchenModel
  const { amounts, known } = await nutrientsOfServing(app.as('eva'), 'model')
  // 125 g of egg, 40 of spinach, 120 of tomato and 7 of olive oil, by their rows of SR28.
  expect(amounts.cholesterolMg).toBeCloseTo(465, 1)
  expect(amounts.calciumMg).toBeCloseTo(121.67, 1)
  expect(amounts.vitaminCMg).toBeCloseTo(27.68, 1)
  expect(known).toEqual({})
  reply = { status: 500 }
  const built = await nutrientsOfServing(app.as('ewa'), 'builtin')
  expect(built.amounts.calciumMg).toBeGreaterThan(0)
  expect(built.known).not.toHaveProperty('calciumMg')
})

test('bad requests are refused by field', async () => {
  reply = kitchenModel
  const dot = app.as('dot')
  const bad = {
    ingredients: [],
    servings: 0,
    mealType: 'slow',
    dietaryPreferences: ['carnivore'],
    sessionId: 'mine',
  }
  for (const [field, value] of Object.entries(bad)) {
    const refusal = await make(dot, { [field]: value }).catch((error) => error)
    expect(refusal.code).toBe('invalid')
    expect(Object.keys(refusal.details.fields)[0]).toMatch(new RegExp(`^${field}`))
  }
  const params = { id: (await make(dot))[0]!.id }
  for (const [field, body] of [
    ['servings', { servings: 0, mealType: 'lunch' }],
    ['mealType', { mealType: 'brunch' }],
    ['targetDate', { mealType: 'lunch', targetDate: '2026-12-24' }],
  ] as const)
    await expect(dot.call(logRecipe, { params, body: body as never })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    })
  await expect(make(dot, { sessionId: nobody })).rejects.toMatchObject({ code: 'not_found' })
})

test('the profile’s diet and allergies hold, whatever is sent and whoever cooks', async () => {
  const eve = app.as('eve')
  await eve.call(changeProfile, { body: { dietaryPreferences: ['vegetarian'], allergies: ['egg'] } })
  for (reply of [kitchenModel, { status: 500 } as const]) {
    const made = await make(eve, {
      ingredients: [...ingredients, 'chickpeas', 'potatoes', 'carrots', 'coconut milk', 'peanut butter'],
      dietaryPreferences: ['dairy_free'],
    })
    expect(made.length).toBeGreaterThanOrEqual(3)
    for (const { allergens, diets, parts } of made) {
      expect(allergens).not.toContain('egg')
      expect(diets).toEqual(expect.arrayContaining(['vegetarian', 'dairy_free']))
      expect(parts.map(({ name }) => name).join()).not.toMatch(/egg(?!plant)|chicken|cheddar/)
    }
  }
})

test('when nothing can be cooked the answer says what to do, and no unit is spent', async () => {
  const fay = app.as('fay')
  reply = { json: { recipes: [] } }
  const refusal = { code: 'invalid', details: { fields: { ingredients: expect.any(String) } } }
  await expect(make(fay, { ingredients: ['qzxv', 'wvut'] })).rejects.toMatchObject(refusal)
  expect(await used(fay)).toBe(0)
  reply = kitchenModel
  await make(fay)
  expect(await used(fay)).toBe(1)
})

test('of two generations at the last unit exactly one is made', async () => {
  reply = kitchenModel
  const gil = app.as('gil')
  const { id } = await gil.call(getUser)
  const account = { id, tier: 'trial', zone: 'America/Chicago' } as Account
  for (let unit = 0; unit < 99; unit++) await reserve(app.db, account, 'recipe_generation', now)
  const tries = await Promise.allSettled([make(gil), make(gil)])
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    code: 'quota_exceeded',
    details: { limit: 100, used: 100, resetsAt: '2026-12-01T06:00:00.000Z' },
  })
  expect(await used(gil)).toBe(100)
})

test('another person can neither see, nor save, nor log what was made for me', async () => {
  reply = kitchenModel
  const ida = app.as('ida')
  const jon = app.as('jon')
  const { sessionId } = await ida.call(startFridgeSession)
  const params = { id: (await make(ida, { sessionId }))[0]!.id }
  for (const attempt of [
    () => jon.call(getRecipe, { params }),
    () => jon.call(saveRecipe, { params }),
    () => jon.call(unsaveRecipe, { params }),
    () => jon.call(logRecipe, { params, body: { mealType: 'lunch' } }),
    () => jon.call(listSessionRecipes, { params: { sessionId } }),
    () => make(jon, { sessionId }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  expect((await ida.call(getRecipe, { params })).isSaved).toBe(false)
})

test('a stranger is asked to sign in', async () => {
  await expect(make(app.stranger)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(app.stranger.call(listSavedRecipes, { query: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('after the trial nothing is made or logged, and what is saved stays readable', async () => {
  reply = kitchenModel
  const kim = app.as('kim')
  const params = { id: (await make(kim))[0]!.id }
  await kim.call(saveRecipe, { params })
  try {
    app.clock.now = new Date(now.getTime() + 6.9 * day)
    await kim.call(getUser)
    app.clock.now = new Date(now.getTime() + 7.1 * day)
    await expect(make(kim)).rejects.toMatchObject({ code: 'payment_required', details: { limit: 0 } })
    await expect(kim.call(logRecipe, { params, body: { mealType: 'lunch' } })).rejects.toMatchObject({
      code: 'payment_required',
    })
    expect(await kim.call(listSavedRecipes, { query: {} })).toHaveLength(1)
  } finally {
    app.clock.now = now
  }
})

test('recipes that nobody saved within a month are forgotten', async () => {
  reply = kitchenModel
  const liv = app.as('liv')
  const [kept, forgotten] = await make(liv)
  await liv.call(saveRecipe, { params: { id: kept!.id } })
  app.clock.now = new Date(now.getTime() + 29 * day)
  await app.jobs.run('forget-recipes')
  app.clock.now = now
  expect(await liv.call(getRecipe, { params: { id: forgotten!.id } })).toEqual(forgotten)
  app.clock.now = new Date(now.getTime() + 31 * day)
  await app.jobs.run('forget-recipes')
  app.clock.now = now
  await expect(liv.call(getRecipe, { params: { id: forgotten!.id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await liv.call(getRecipe, { params: { id: kept!.id } })).isSaved).toBe(true)
})

test('another style brings dishes that no style of the session has brought yet', async () => {
  reply = { status: 500 }
  const zoe = app.as('zoe')
  const { sessionId } = await zoe.call(startFridgeSession)
  const offered = new Set<string>()
  for (const mealType of ['quick', 'balanced', 'creative'])
    for (const { description } of await make(zoe, { sessionId, mealType })) {
      expect(offered.has(description), description).toBe(false)
      offered.add(description)
    }
  expect(offered.size).toBeGreaterThanOrEqual(9)
})
