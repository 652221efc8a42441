import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadData } from '#contract/account/account.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { chooseNutrient } from '#contract/nutrition/nutrient-choices.ts'
import { getNutrientPanel, type PanelNutrient } from '#contract/nutrition/nutrient-panel.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { unzipped } from '#server/features/account/testing.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const today = '2026-11-21'
type Change = { ownTarget?: number | null; pinned?: boolean; onDashboard?: boolean }
const choose = (who: string, name: PanelNutrient, body: Change) =>
  app.as(who).call(chooseNutrient, { params: { name }, body })
const rowOf = async (who: string, name: PanelNutrient) => {
  const { nutrients } = await app.as(who).call(getNutrientPanel, { query: { from: today, to: today } })
  return nutrients.find((row) => row.name === name)
}
const pinnedOf = async (who: string, date?: string) => {
  const { pinned } = await app.as(who).call(getDashboardStats, { query: date ? { date } : {} })
  return pinned?.map(({ name, onDashboard }) => (onDashboard ? `${name} on the dashboard` : name))
}
const refusedAt = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})

test('an own target replaces the reference’s until it is removed, and the upper limit stays', async () => {
  await app.as('ann').call(changeProfile, { body: { sex: 'male', birthDate: '1986-01-01' } })
  const reference = { amount: 8, basis: 'rda' }
  const upperLimit = { amount: 45, basis: 'ul' }
  expect(await choose('ann', 'ironMg', { ownTarget: 12.344 })).toEqual({
    ownTarget: 12.34,
    pinned: false,
    onDashboard: false,
  })
  const target = { amount: 12.34, basis: 'own' }
  expect(await rowOf('ann', 'ironMg')).toMatchObject({ target, reference, upperLimit })
  await choose('ann', 'ironMg', { pinned: true })
  await choose('ann', 'ironMg', { ownTarget: null })
  expect(await rowOf('ann', 'ironMg')).toMatchObject({
    target: reference,
    reference,
    upperLimit,
    pinned: true,
  })
})

test('without a birth date there is no reference, but a target of one’s own', async () => {
  await choose('ben', 'vitaminDUg', { ownTarget: 25 })
  expect(await rowOf('ben', 'vitaminDUg')).toMatchObject({
    target: { amount: 25, basis: 'own' },
    reference: null,
  })
})

test.each<[PanelNutrient, number]>([
  ['ironMg', 0],
  ['ironMg', -5],
  ['ironMg', 100_001],
  ['protein', 100],
  ['saturatedFatG', 20],
])('as target of %s %d is refused', async (name, ownTarget) => {
  await expect(choose('cy', name, { ownTarget })).rejects.toMatchObject(refusedAt('ownTarget'))
  expect(await rowOf('cy', name)).not.toMatchObject({ target: { basis: 'own' } })
})

test('five nutrients are pinned at most, and stand in the day’s answer with what it held of them', async () => {
  for (const name of ['ironMg', 'vitaminCMg', 'fiber', 'protein', 'cholesterolMg'] as const)
    await choose('dan', name, { pinned: true })
  await expect(choose('dan', 'zincMg', { pinned: true })).rejects.toMatchObject({ code: 'conflict' })
  // One that is pinned already is not one more.
  await choose('dan', 'ironMg', { pinned: true, ownTarget: 10 })
  const body = {
    foodName: 'Apple',
    calories: 1,
    mealType: 'lunch',
    foodRef: 'builtin:apple',
    grams: 100,
  } as const
  await app.as('dan').call(logNutrition, { body })
  for (const date of [undefined, today]) {
    const { pinned } = await app.as('dan').call(getDashboardStats, { query: date ? { date } : {} })
    expect(pinned!.map(({ name }) => name)).toEqual([
      'protein',
      'fiber',
      'cholesterolMg',
      'ironMg',
      'vitaminCMg',
    ])
    expect(pinned![4]).toMatchObject({ amount: 4.6, known: 1 })
  }
  await choose('dan', 'fiber', { pinned: false })
  await choose('dan', 'zincMg', { pinned: true })
  expect(await pinnedOf('dan', '2026-11-20')).toContain('zincMg')
})

test('six pins at the same time are five', async () => {
  const names = ['ironMg', 'zincMg', 'copperMg', 'calciumMg', 'sodium', 'fiber'] as const
  const answers = await Promise.allSettled(names.map((name) => choose('eve', name, { pinned: true })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await pinnedOf('eve')).toHaveLength(5)
})

test('the dashboard shows one pinned nutrient, the last that was chosen for it, until it is unpinned', async () => {
  await expect(choose('fay', 'ironMg', { onDashboard: true })).rejects.toMatchObject(refusedAt('onDashboard'))
  await choose('fay', 'ironMg', { pinned: true, onDashboard: true })
  await choose('fay', 'zincMg', { pinned: true })
  await choose('fay', 'zincMg', { onDashboard: true })
  expect(await pinnedOf('fay')).toEqual(['ironMg', 'zincMg on the dashboard'])
  await choose('fay', 'zincMg', { pinned: false })
  await choose('fay', 'zincMg', { pinned: true })
  expect(await pinnedOf('fay')).toEqual(['ironMg', 'zincMg'])
})

test('choices are a person’s own, are exported, and a stranger has none', async () => {
  await choose('gus', 'ironMg', { ownTarget: 12, pinned: true })
  expect(await rowOf('hal', 'ironMg')).toMatchObject({ target: null, pinned: false })
  await choose('hal', 'ironMg', { ownTarget: 9 })
  expect(await rowOf('gus', 'ironMg')).toMatchObject({ target: { amount: 12 } })
  const files = await unzipped((await app.as('gus').call(downloadData)) as Buffer)
  expect(JSON.parse(files.get('nutrient-choices.json')!.toString())).toMatchObject([
    { name: 'ironMg', ownTarget: 12, pinned: true, onDashboard: false },
  ])
  const params = { name: 'ironMg' } as const
  await expect(app.stranger.call(chooseNutrient, { params, body: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
