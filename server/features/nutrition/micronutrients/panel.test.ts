import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { addCustomFood } from '#contract/foods/foods.ts'
import { addDays } from '#contract/measures/day.ts'
import { getNutrientFoods, getNutrientPanel, type PanelNutrient } from '#contract/nutrition/nutrient-panel.ts'
import { logNutrition, logSentence } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const today = '2026-11-21'
const log = (who: string, foodRef: string, grams: number, targetDate = today, foodName = 'Food') =>
  app
    .as(who)
    .call(logNutrition, { body: { foodName, calories: 1, mealType: 'lunch', foodRef, grams, targetDate } })
const panel = (who: string, from = today, to = from) =>
  app.as(who).call(getNutrientPanel, { query: { from, to } })
const foodsOf = (who: string, name: PanelNutrient, from = today, to = from) =>
  app.as(who).call(getNutrientFoods, { params: { name }, query: { from, to } })
const rowOf = async (of: ReturnType<typeof panel>, name: PanelNutrient) =>
  (await of).nutrients.find((row) => row.name === name)!

test('a day has its sums beside what a woman of 40 should have', async () => {
  await app.as('ann').call(changeProfile, { body: { sex: 'female', birthDate: '1986-01-01' } })
  await log('ann', 'builtin:apple', 200)
  await log('ann', 'usda:fndds:11111000', 100)
  const day = await panel('ann')
  expect(day).toMatchObject({ from: today, to: today, days: 1, needs: [] })
  const row = (name: PanelNutrient) => day.nutrients.find((one) => one.name === name)
  expect(row('calciumMg')).toEqual({
    name: 'calciumMg',
    amount: 135,
    target: { amount: 1000, basis: 'rda' },
    reference: { amount: 1000, basis: 'rda' },
    upperLimit: { amount: 2500, basis: 'ul' },
    known: 1,
    pinned: false,
    onDashboard: false,
  })
  // Of 104 kcal of apple and 61 of milk, which says nothing of manganese.
  expect(row('manganeseMg')).toMatchObject({
    amount: 0.07,
    target: { amount: 1.8, basis: 'ai' },
    known: 0.63,
  })
  expect(row('sodium')).toMatchObject({
    target: { amount: 1500 },
    upperLimit: { amount: 2300, basis: 'cdrr' },
  })
  expect(row('protein')).toMatchObject({ target: { amount: 150, basis: 'goal' }, upperLimit: null })
  expect(row('saturatedFatG')).toMatchObject({ target: null, upperLimit: { amount: 22, basis: 'energy' } })
  expect(row('cholesterolMg')).toMatchObject({ target: null, upperLimit: null })
  expect(row('magnesiumMg')).toMatchObject({ target: { amount: 320 }, upperLimit: null })
})

test('in pregnancy and while breastfeeding other amounts hold', async () => {
  const of = async (motherhood: 'pregnancy' | 'lactation') => {
    await app.as('amy').call(changeProfile, { body: { sex: 'female', birthDate: '1996-01-01', motherhood } })
    const day = await panel('amy')
    const row = (name: PanelNutrient) => day.nutrients.find((one) => one.name === name)
    return { ...day, iron: row('ironMg'), phosphorus: row('phosphorusMg'), fiber: row('fiber') }
  }
  expect(await of('pregnancy')).toMatchObject({
    motherhood: 'pregnancy',
    iron: { target: { amount: 27, basis: 'rda' } },
    phosphorus: { upperLimit: { amount: 3500 } },
    fiber: { target: { amount: 28, basis: 'ai' } },
  })
  expect(await of('lactation')).toMatchObject({
    motherhood: 'lactation',
    iron: { target: { amount: 9 } },
    phosphorus: { upperLimit: { amount: 4000 } },
    fiber: { target: { amount: 29 } },
  })
})

test('a profile without birth date or sex is told what is missing, and no target is guessed', async () => {
  await log('ben', 'builtin:apple', 100)
  expect((await panel('ben')).needs).toEqual(['birthDate', 'sex'])
  expect(await rowOf(panel('ben'), 'ironMg')).toMatchObject({ target: null, upperLimit: null })
  await app.as('ben').call(changeProfile, { body: { birthDate: '1986-01-01' } })
  expect((await panel('ben')).needs).toEqual(['sex'])
  expect(await rowOf(panel('ben'), 'ironMg')).toMatchObject({ target: null, upperLimit: { amount: 45 } })
})

test('what no food states is unknown and not zero, on a day with meals and on one without', async () => {
  const own = await app
    .as('cleo')
    .call(addCustomFood, { body: { name: 'Zibbo cracker', per100: { calories: 450 } } })
  await log('cleo', own.ref, 100)
  for (const day of [today, '2026-11-20']) {
    const { nutrients } = await panel('cleo', day)
    expect(nutrients.filter(({ amount }) => amount !== null)).toEqual([])
    expect(nutrients.every(({ known }) => known === 0)).toBe(true)
  }
  // 52 kcal of 502 are known.
  await log('cleo', 'builtin:apple', 100)
  expect(await rowOf(panel('cleo'), 'vitaminCMg')).toMatchObject({ amount: 4.6, known: 0.1 })
})

test('a week is averaged over its finished days with a meal, from three on', async () => {
  const [from, to] = ['2026-11-16', '2026-11-22']
  await log('dan', 'builtin:apple', 100, '2026-11-16')
  await log('dan', 'builtin:apple', 200, '2026-11-18')
  await log('dan', 'builtin:apple', 900, today)
  expect(await panel('dan', from, to)).toMatchObject({ days: 2 })
  expect(await rowOf(panel('dan', from, to), 'vitaminCMg')).toMatchObject({ amount: null, known: 1 })
  await log('dan', 'builtin:apple', 300, '2026-11-20')
  expect(await panel('dan', from, to)).toMatchObject({ days: 3 })
  expect(await rowOf(panel('dan', from, to), 'vitaminCMg')).toMatchObject({ amount: 9.2 })
  expect((await foodsOf('dan', 'vitaminCMg', from, to)).foods).toEqual([{ name: 'Apple', amount: 27.6 }])
})

test('the foods that gave most of a nutrient come to what the day has of it', async () => {
  const sentence = '100 g apple and 200 g banana'
  await app.as('eve').call(logSentence, { body: { sentence, mealType: 'lunch' } })
  await app.as('eve').call(logSentence, { body: { sentence: '50 g apple', mealType: 'snack' } })
  // 4.6 mg in 100 g of apple, 8.7 in 100 g of banana.
  const { foods, others } = await foodsOf('eve', 'vitaminCMg')
  expect(foods.map(({ name, amount }) => [name.toLowerCase(), amount])).toEqual([
    ['banana', 17.4],
    ['apple', 6.9],
  ])
  expect(others).toBe(0)
  const fiber = await foodsOf('eve', 'fiber')
  const sum = fiber.foods.reduce((all, { amount }) => all + amount, fiber.others)
  expect(sum).toBeCloseTo((await rowOf(panel('eve'), 'fiber')).amount!, 2)
  // The entry keeps its figure, the table says how its foods share it.
  await app.db.$client.query('update entry_nutrients set vitamin_c_mg = vitamin_c_mg * 2')
  expect((await foodsOf('eve', 'vitaminCMg')).foods[0]).toMatchObject({ amount: 34.8 })
})

test('of many foods ten are told, and the rest together', async () => {
  for (let at = 1; at <= 12; at++) {
    const body = { foodName: `Dish ${at}`, calories: 90, protein: at, mealType: 'lunch' } as const
    await app.as('fay').call(logNutrition, { body })
  }
  const { foods, others } = await foodsOf('fay', 'protein')
  expect(foods).toHaveLength(10)
  expect(foods[0]).toEqual({ name: 'Dish 12', amount: 12 })
  expect(others).toBe(3)
})

test('another person’s days are not told, and a stranger’s question is refused', async () => {
  await log('gus', 'builtin:apple', 100)
  expect((await panel('hal')).days).toBe(0)
  expect(await foodsOf('hal', 'vitaminCMg')).toEqual({ foods: [], others: 0 })
  for (const call of [
    app.stranger.call(getNutrientPanel, { query: { from: today, to: today } }),
    app.stranger.call(getNutrientFoods, { params: { name: 'ironMg' }, query: { from: today, to: today } }),
  ])
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' })
})

test.each([
  ['a last day before the first', { from: today, to: '2026-11-20' }, 'to'],
  ['32 days', { from: addDays(today, -31), to: today }, 'to'],
  ['a day that does not exist', { from: '2026-02-30', to: today }, 'from'],
  ['a day before the diary', { from: '1969-12-31', to: '1970-01-01' }, 'from'],
  ['a day after the diary', { from: today, to: '2201-01-01' }, 'to'],
  ['a day in another form', { from: '21.11.2026', to: today }, 'from'],
])('%s is refused', async (_, query, field) => {
  const refused = { code: 'invalid', details: { fields: { [field]: expect.any(String) } } }
  await expect(app.as('ida').call(getNutrientPanel, { query })).rejects.toMatchObject(refused)
  const foods = app.as('ida').call(getNutrientFoods, { params: { name: 'ironMg' }, query })
  await expect(foods).rejects.toMatchObject(refused)
})

test('31 days are answered, and an unknown nutrient is refused', async () => {
  expect(await panel('jan', addDays(today, -30), today)).toMatchObject({ days: 0 })
  await expect(foodsOf('jan', 'caffeineMg' as PanelNutrient)).rejects.toMatchObject({ code: 'invalid' })
})
