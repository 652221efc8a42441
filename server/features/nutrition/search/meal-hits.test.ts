import { afterAll, expect, test } from 'vitest'
import { addCustomFood, logSavedMeal, removeSavedMeal, saveMeal } from '#contract/foods/foods.ts'
import { type MealHit, mostHits, searchMealHits } from '#contract/nutrition/meal-hits.ts'
import { changeNutritionLog, logNutrition, removeNutritionLog } from '#contract/nutrition/nutrition.ts'
import { logUsualMeal } from '#contract/nutrition/usual-meals.ts'
import { testApp } from '#server/testing.ts'

const app = await testApp({ now: new Date('2026-11-23T18:00:00Z') })
afterAll(() => app.close())

const log = (who: string, foodName: string, more: { calories?: number; targetDate?: string } = {}) =>
  app.as(who).call(logNutrition, { body: { foodName, calories: 100, mealType: 'lunch', ...more } })
async function save(who: string, name: string, calories = 100) {
  const { id } = await log(who, `Plate ${calories}`, { calories })
  return app.as(who).call(saveMeal, { body: { name, logIds: [id] } })
}
const describeFood = (who: string, name: string) =>
  app.as(who).call(addCustomFood, { body: { name, per100: { calories: 250 } } })
const find = (who: string, q: string) => app.as(who).call(searchMealHits, { query: { q } })
const told = (hit: MealHit) =>
  hit.kind === 'food'
    ? `${hit.food.source} ${hit.food.name}`
    : `${hit.kind} ${hit.kind === 'saved' ? hit.meal.name : hit.meal.foodName} ${hit.meal.calories}`
const seen = async (who: string, q: string) => (await find(who, q)).map(told)

test('saved meals stand before what was logged, that before one’s own foods, and those before the table', async () => {
  await save('ann', 'Banana breakfast', 410)
  await log('ann', 'Banana zorbo', { calories: 520 })
  await describeFood('ann', 'Banana bar')
  const hits = await seen('ann', 'banan')
  expect(hits.slice(0, 4)).toEqual([
    'saved Banana breakfast 410',
    'logged Banana zorbo 520',
    'custom Banana bar',
    'builtin Banana',
  ])
  expect(hits).toHaveLength(mostHits)
})

test('every typed word begins a word of the name, whatever its case, accents and apostrophes', async () => {
  await log('ben', 'Crème zôrbée')
  await log('ben', 'Zelda’s ÉCLAIR (home-made)')
  await log('ben', 'Гречневая каша')
  await save('ben', 'Ökosystem Müesli')
  expect(await seen('ben', 'creme ZORB')).toEqual(['logged Crème zôrbée 100'])
  expect(await seen('ben', 'zeldas eclair')).toEqual(['logged Zelda’s ÉCLAIR (home-made) 100'])
  expect(await seen('ben', 'made zelda')).toEqual(['logged Zelda’s ÉCLAIR (home-made) 100'])
  expect(await seen('ben', 'каш греч')).toEqual(['logged Гречневая каша 100'])
  expect(await seen('ben', 'oko muesl')).toEqual(['saved Ökosystem Müesli 100'])
  expect(await seen('ben', 'eda’s eclair')).toEqual([])
  expect(await seen('ben', 'zelda eclair with 2 xyzzy')).toEqual([])
})

test('a meal has the figures of its correction, and is logged with them', async () => {
  const cy = app.as('cy')
  const { id } = await log('cy', 'Kedgeree', { calories: 400, targetDate: '2026-11-22' })
  await cy.call(changeNutritionLog, { params: { id }, body: { factor: 0.5 } })
  const [hit] = await find('cy', 'kedge')
  expect(told(hit!)).toBe('logged Kedgeree 200')
  const params = { id: hit!.kind === 'logged' ? hit!.meal.id : '' }
  const logged = await cy.call(logUsualMeal, { params, body: { mealType: 'dinner' } })
  expect(logged).toMatchObject({ foodName: 'Kedgeree', calories: 200, mealType: 'dinner' })
})

test('a saved meal that was logged as it is stands once; corrected since, both stand', async () => {
  const dot = app.as('dot')
  const { id } = await save('dot', 'Zorbo bowl', 300)
  const logged = await dot.call(logSavedMeal, { params: { id }, body: {} })
  expect(await seen('dot', 'zorbo')).toEqual(['saved Zorbo bowl 300'])
  await dot.call(changeNutritionLog, { params: { id: logged.id }, body: { factor: 2 } })
  expect(await seen('dot', 'zorbo')).toEqual(['saved Zorbo bowl 300', 'logged Zorbo bowl 600'])
})

test('a removed meal is no longer found', async () => {
  const eve = app.as('eve')
  const entry = await log('eve', 'Zorbo soup')
  const { id } = await save('eve', 'Zorbo stew')
  await eve.call(removeNutritionLog, { params: { id: entry.id } })
  await eve.call(removeSavedMeal, { params: { id } })
  expect(await seen('eve', 'zorbo')).toEqual([])
})

test('many meals leave half of the list to foods, and take it whole without any', async () => {
  for (let at = 0; at < 8; at++) {
    await log('fay', `Banana dish ${at}`, { calories: 100 + at })
    await log('fay', `Zorbo dish ${at}`, { calories: 100 + at })
  }
  const kinds = async (q: string) => (await find('fay', q)).map(({ kind }) => kind)
  expect(await kinds('banana')).toEqual(['logged', 'logged', 'logged', 'food', 'food', 'food'])
  expect(await kinds('zorbo')).toEqual(Array(mostHits).fill('logged'))
})

test('nobody finds what another ate, saved or described', async () => {
  await log('gil', 'Zorbo secret')
  await save('gil', 'Zorbo secret plate')
  await describeFood('gil', 'Zorbo secret bar')
  expect(await seen('gil', 'zorbo sec')).toHaveLength(3)
  expect(await seen('hal', 'zorbo sec')).toEqual([])
})

test('whatever is typed, the search answers; nothing or too much is refused, and a stranger too', async () => {
  for (const q of ["'", ':*', '& |', '%_\\', '🍕', 'a', 'of', "o'brien's", 'a'.repeat(100)])
    expect(await find('ida', q), q).toBeInstanceOf(Array)
  for (const q of ['', ' ', 'a'.repeat(101)])
    await expect(find('ida', q)).rejects.toMatchObject({ code: 'invalid' })
  await expect(app.stranger.call(searchMealHits, { query: { q: 'egg' } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
