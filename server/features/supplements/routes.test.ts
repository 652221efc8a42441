import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadData } from '#contract/account/account.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { addDays } from '#contract/measures/day.ts'
import { chooseNutrient } from '#contract/nutrition/nutrient-choices.ts'
import { getNutrientFoods, getNutrientPanel, type PanelNutrient } from '#contract/nutrition/nutrient-panel.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import {
  addSupplement,
  changeSupplement,
  listSupplements,
  listSupplementTemplates,
  mostSupplements,
  removeSupplement,
  restoreSupplement,
  setDoses,
} from '#contract/supplements.ts'
import { unzipped } from '#server/features/account/testing.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const today = '2026-11-21'
const vitaminD = { name: 'Vitamin D', dose: '1 tablet', nutrients: { vitaminDUg: 25 } }
const add = (who: string, body: object = vitaminD) =>
  app.as(who).call(addSupplement, { body: body as typeof vitaminD })
const take = (who: string, id: string, doses: number, date = today) =>
  app.as(who).call(setDoses, { params: { id, date }, body: { doses } })
const list = (who: string, date?: string) =>
  app.as(who).call(listSupplements, { query: date ? { date } : {} })
const rowOf = async (who: string, name: PanelNutrient, from = today, to = from) => {
  const { nutrients } = await app.as(who).call(getNutrientPanel, { query: { from, to } })
  return nutrients.find((row) => row.name === name)!
}
const foodsOf = async (who: string, name: PanelNutrient, from = today, to = from) =>
  (await app.as(who).call(getNutrientFoods, { params: { name }, query: { from, to } })).foods
const eatApple = (who: string, grams = 100, targetDate = today) =>
  app.as(who).call(logNutrition, {
    body: { foodName: 'Apple', calories: 1, mealType: 'lunch', foodRef: 'builtin:apple', grams, targetDate },
  })
const refusedAt = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})

test('a supplement is taken with its usual doses, counted in halves and taken back, as often as it is sent', async () => {
  const { id } = await add('ann', { ...vitaminD, usualDoses: 2 })
  expect(await list('ann')).toEqual([{ ...vitaminD, id, usualDoses: 2, doses: 0, isRemoved: false }])
  for (const doses of [2, 2, 0.5, 20]) expect(await take('ann', id, doses)).toEqual({ doses })
  expect(await list('ann', today)).toMatchObject([{ doses: 20 }])
  expect(await list('ann', '2026-11-20')).toMatchObject([{ doses: 0 }])
  for (const doses of [0, 0]) await take('ann', id, doses)
  expect(await list('ann')).toMatchObject([{ doses: 0 }])
})

test('the total of a nutrient is that of food and supplements, and neither its known share nor the meal’s energy changes', async () => {
  await app.as('ben').call(changeProfile, { body: { sex: 'male', birthDate: '1986-01-01' } })
  await eatApple('ben')
  const before = await rowOf('ben', 'vitaminCMg')
  const stats = await app.as('ben').call(getDashboardStats, { query: {} })
  const { id } = await add('ben', {
    name: 'C',
    dose: '1 tablet',
    nutrients: { vitaminCMg: 500, zincMg: null },
  })
  await take('ben', id, 1.5)
  // 4.6 mg of the apple.
  expect(await rowOf('ben', 'vitaminCMg')).toEqual({ ...before, amount: 754.6, fromSupplements: 750 })
  expect(await rowOf('ben', 'zincMg')).not.toHaveProperty('fromSupplements')
  expect(await foodsOf('ben', 'vitaminCMg')).toEqual([
    { name: 'C', amount: 750, isSupplement: true },
    { name: 'Apple', amount: 4.6 },
  ])
  expect(await app.as('ben').call(getDashboardStats, { query: {} })).toEqual(stats)
})

test('a day without a meal shows what supplements gave, and counts neither as a logged day nor in the average', async () => {
  const { id } = await add('cleo')
  await take('cleo', id, 1, '2026-11-17')
  const { days } = await app
    .as('cleo')
    .call(getNutrientPanel, { query: { from: '2026-11-17', to: '2026-11-17' } })
  expect(days).toBe(0)
  expect(await rowOf('cleo', 'vitaminDUg', '2026-11-17')).toMatchObject({ amount: 25, fromSupplements: 25 })
  expect(await rowOf('cleo', 'ironMg', '2026-11-17')).toMatchObject({ amount: null })
  expect(await app.as('cleo').call(getDashboardStats, { query: {} })).toMatchObject({ consistencyStreak: 0 })
  for (const day of ['2026-11-16', '2026-11-18', '2026-11-19']) await eatApple('cleo', 100, day)
  await take('cleo', id, 3, '2026-11-18')
  const week = ['2026-11-16', '2026-11-22'] as const
  expect(await rowOf('cleo', 'vitaminDUg', ...week)).toMatchObject({ amount: 25, fromSupplements: 25 })
  expect(await foodsOf('cleo', 'vitaminDUg', ...week)).toEqual([
    { name: 'Vitamin D', amount: 75, isSupplement: true },
  ])
})

test('magnesium has an upper limit of supplements alone, and the pinned nutrient counts them', async () => {
  await app.as('dan').call(changeProfile, { body: { sex: 'male', birthDate: '1986-01-01' } })
  await app.as('dan').call(chooseNutrient, { params: { name: 'magnesiumMg' }, body: { pinned: true } })
  const { id } = await add('dan', { name: 'Mg', dose: '2 capsules', nutrients: { magnesiumMg: 400 } })
  await take('dan', id, 1)
  const { pinned } = await app.as('dan').call(getDashboardStats, { query: {} })
  expect(pinned).toMatchObject([
    { amount: 400, fromSupplements: 400, upperLimit: null, supplementLimit: 350, target: { amount: 420 } },
  ])
})

test('a changed supplement leaves the days on which it was taken, and counts anew from the next one on', async () => {
  const { id } = await add('eve')
  await take('eve', id, 1, '2026-11-20')
  const changed = { name: 'Strong D', usualDoses: 0.5, nutrients: { vitaminDUg: 100, vitaminKUg: 80 } }
  expect(await app.as('eve').call(changeSupplement, { params: { id }, body: changed })).toEqual({
    ...changed,
    id,
    dose: '1 tablet',
  })
  await take('eve', id, 2, '2026-11-20')
  await take('eve', id, 1)
  expect(await rowOf('eve', 'vitaminDUg', '2026-11-20')).toMatchObject({ amount: 50 })
  expect(await rowOf('eve', 'vitaminKUg', '2026-11-20')).toMatchObject({ amount: null })
  expect(await rowOf('eve', 'vitaminDUg')).toMatchObject({ amount: 100 })
})

test('a removed supplement stays in its days, where its doses can be changed, and is brought back', async () => {
  const { id } = await add('fay')
  await take('fay', id, 1, '2026-11-20')
  await app.as('fay').call(removeSupplement, { params: { id } })
  expect(await list('fay')).toEqual([])
  expect(await list('fay', '2026-11-20')).toMatchObject([{ id, doses: 1, isRemoved: true }])
  await take('fay', id, 0, '2026-11-20')
  expect(await rowOf('fay', 'vitaminDUg', '2026-11-20')).toMatchObject({ amount: null })
  await take('fay', id, 2, '2026-11-20')
  expect(await rowOf('fay', 'vitaminDUg', '2026-11-20')).toMatchObject({ amount: 50 })
  await expect(take('fay', id, 1)).rejects.toMatchObject({ code: 'not_found' })
  expect(await app.as('fay').call(restoreSupplement, { params: { id } })).toMatchObject({ id, ...vitaminD })
  expect(await list('fay', '2026-11-20')).toMatchObject([{ id, doses: 2, isRemoved: false }])
})

test('thirty supplements are the most, and neither a further one nor one brought back is added', async () => {
  const { id } = await add('gus')
  for (let at = 2; at <= mostSupplements; at++) await add('gus', { ...vitaminD, name: `No. ${at}` })
  const full = { code: 'conflict', message: 'You have 30 supplements; remove one first.' }
  await expect(add('gus')).rejects.toMatchObject(full)
  await app.as('gus').call(removeSupplement, { params: { id } })
  await add('gus')
  await expect(app.as('gus').call(restoreSupplement, { params: { id } })).rejects.toMatchObject(full)
})

test.each<[string, object, string]>([
  ['an amount below zero', { nutrients: { ironMg: -1 } }, 'nutrients.ironMg'],
  ['an absurd amount', { nutrients: { ironMg: 10_000_001 } }, 'nutrients.ironMg'],
  ['no name', { name: ' ' }, 'name'],
  ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
  ['no dose', { dose: '' }, 'dose'],
  ['no usual doses', { usualDoses: 0 }, 'usualDoses'],
  ['a third of a dose', { usualDoses: 1 / 3 }, 'usualDoses'],
])('a supplement with %s is refused at its field', async (_, wrong, field) => {
  await expect(add('hal', { ...vitaminD, ...wrong })).rejects.toMatchObject(refusedAt(field))
})

test('a name of 120 characters, also from right to left, is kept as it is', async () => {
  for (const name of ['x'.repeat(120), 'فيتامين د'])
    expect(await add('ida', { ...vitaminD, name })).toMatchObject({ name })
})

test.each([-0.5, 0.3, 20.5, 21, Number.NaN])('%d doses are refused', async (doses) => {
  const { id } = await add('jan')
  await expect(take('jan', id, doses)).rejects.toMatchObject(refusedAt('doses'))
})

test('tomorrow can be planned, a later day is refused', async () => {
  const { id } = await add('kim')
  expect(await take('kim', id, 1, addDays(today, 1))).toEqual({ doses: 1 })
  await expect(take('kim', id, 1, addDays(today, 2))).rejects.toMatchObject(refusedAt('date'))
})

test('supplements are a person’s own, are exported, and a stranger has none', async () => {
  const { id } = await add('leo')
  await take('leo', id, 1)
  const mia = app.as('mia')
  const notFound = { code: 'not_found' }
  await expect(take('mia', id, 1)).rejects.toMatchObject(notFound)
  await expect(mia.call(changeSupplement, { params: { id }, body: { name: 'Mine' } })).rejects.toMatchObject(
    notFound,
  )
  await expect(mia.call(removeSupplement, { params: { id } })).rejects.toMatchObject(notFound)
  expect(await list('mia')).toEqual([])
  expect(await rowOf('mia', 'vitaminDUg')).toMatchObject({ amount: null })
  const files = await unzipped((await app.as('leo').call(downloadData)) as Buffer)
  const read = (file: string) => JSON.parse(files.get(file)!.toString())
  expect(read('supplements.json')).toMatchObject([{ id, ...vitaminD, usualDoses: 1 }])
  expect(read('supplement-doses.json')).toMatchObject([
    { day: today, doses: 1, nutrients: { vitaminDUg: 25 } },
  ])
  for (const call of [
    app.stranger.call(listSupplements, { query: {} }),
    app.stranger.call(setDoses, { params: { id: randomUUID(), date: today }, body: { doses: 1 } }),
  ])
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('templates state one nutrient each, and an international unit is told of vitamin D alone', async () => {
  const { templates, perIu } = await app.as('ned').call(listSupplementTemplates, {})
  expect(templates).toContainEqual(vitaminD)
  expect(templates.every(({ nutrients }) => Object.keys(nutrients).length === 1)).toBe(true)
  expect(perIu).toEqual({ vitaminDUg: 0.025 })
})
