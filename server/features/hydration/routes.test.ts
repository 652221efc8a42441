import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { quickDrinks } from '#contract/hydration/drinks.ts'
import {
  analyzeDrink,
  changeDrink,
  confirmDrink,
  listDrinks,
  listTodaysDrinks,
  logDrink,
  proposeDrink,
  removeDrink,
} from '#contract/hydration/hydration.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let photo: Buffer
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
  photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#642' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

/** Cola as in the specified call, whose fields lack caffeine and sugar. */
const cola = {
  drinkType: 'soda',
  customName: 'Cola',
  volume: 355,
  calories: 140,
  hydrationValue: '0.7',
  temperature: 'room_temp' as const,
}

test('a drink counts towards the day as water, calories, sugar and caffeine, and is taken back with it', async () => {
  const ann = app.as('ann')
  const log = await ann.call(logDrink, { body: cola })
  expect(log).toMatchObject({
    ...cola,
    emoji: '🥤',
    sugar: 36.7,
    caffeine: 34,
    targetDate: '2026-11-21',
    date: '2026-11-21',
  })
  expect(await ann.call(listTodaysDrinks)).toEqual([log])
  expect(await ann.call(listDrinks, { query: { date: '2026-11-21' } })).toEqual([log])
  const { today, consistencyStreak } = await ann.call(getDashboardStats, { query: {} })
  expect(today).toMatchObject({ calories: 140, sugar: 36.7, caffeine: 34, waterIntake: 0.249 })
  expect(consistencyStreak).toBe(1)

  await ann.call(removeDrink, { params: { id: log.id } })
  expect(await ann.call(listTodaysDrinks)).toEqual([])
  const after = await ann.call(getDashboardStats, { query: {} })
  expect(after.today).toMatchObject({ calories: 0, sugar: 0, caffeine: 0, waterIntake: 0 })
  expect(after.consistencyStreak).toBe(0)
})

test('every preset is logged with its own figures; a hydration value may be a number or text', async () => {
  const ben = app.as('ben')
  for (const { id: _, name, emoji: __, ...drink } of quickDrinks)
    await ben.call(logDrink, { body: { ...drink, customName: name } })
  const { today } = await ben.call(getDashboardStats, { query: {} })
  expect(today).toMatchObject({ calories: 632, waterIntake: 1.684, caffeine: 159 })
  const beer = (await ben.call(listTodaysDrinks)).find(({ customName }) => customName === 'Beer')
  expect(beer?.hydrationValue).toBe('0')
})

test('the newest drink comes first', async () => {
  const bea = app.as('bea')
  for (const customName of ['Water', 'Cola', 'Milk']) {
    const volume = 240
    await bea.call(logDrink, { body: { drinkType: 'other', customName, volume, calories: 5 } })
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
  }
  expect((await bea.call(listTodaysDrinks)).map((drink) => drink.customName)).toEqual([
    'Milk',
    'Cola',
    'Water',
  ])
})

test('a preset that is named alone brings its figures along; a light drink of the same name does not get its sugar', async () => {
  const cam = app.as('cam')
  const glass = await cam.call(logDrink, { body: { drinkType: 'orange juice', volume: 480 } })
  expect(glass).toMatchObject({ calories: 220, sugar: 41.8, hydrationValue: '0.9' })
  const light = await cam.call(logDrink, { body: { ...cola, calories: 1 } })
  expect(light).toMatchObject({ calories: 1, sugar: 0, caffeine: 0 })
  const wine = await cam.call(logDrink, { body: { ...cola, drinkType: 'alcohol', customName: 'Red wine' } })
  expect(wine).toMatchObject({ emoji: '🍷', sugar: 0 })
  await expect(cam.call(logDrink, { body: { drinkType: 'elixir', volume: 100 } })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { calories: expect.any(String) } },
  })
})

test('a retry with the same key logs once', async () => {
  const cy = app.as('cy')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => cy.call(logDrink, { body: cola, key: 'tap-1' })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await cy.call(getDashboardStats, { query: {} })).today.calories).toBe(140)
  const confirmed = await Promise.all(
    Array.from({ length: 5 }, () => cy.call(confirmDrink, { body: { analysis: cola }, key: 'tap-2' })),
  )
  expect(new Set(confirmed.map(({ drinkLog }) => drinkLog.id)).size).toBe(1)
  expect((await cy.call(getDashboardStats, { query: {} })).today.calories).toBe(280)
})

test('a corrected volume takes calories, sugar and caffeine along, and a corrected day moves them', async () => {
  const dee = app.as('dee')
  const { id } = await dee.call(logDrink, { body: cola })
  const half = await dee.call(changeDrink, { params: { id }, body: { volume: 177.5 } })
  expect(half).toMatchObject({ volume: 177.5, calories: 70, sugar: 18.35, caffeine: 17, customName: 'Cola' })
  expect((await dee.call(getDashboardStats, { query: {} })).today).toMatchObject({
    calories: 70,
    waterIntake: 0.124,
  })
  const light = await dee.call(changeDrink, {
    params: { id },
    body: { calories: 1, sugar: 0, hydrationValue: 1, customName: 'Light cola', targetDate: '2026-11-20' },
  })
  expect(light).toMatchObject({
    calories: 1,
    sugar: 0,
    hydrationValue: '1',
    targetDate: '2026-11-20',
    caffeine: 17,
  })
  const now = await dee.call(getDashboardStats, { query: {} })
  expect(now.today).toMatchObject({ calories: 0, waterIntake: 0, caffeine: 0 })
  const then = await dee.call(getDashboardStats, { query: { date: '2026-11-20' } })
  expect(then.today).toMatchObject({ calories: 1, waterIntake: 0.178, caffeine: 17 })
})

test('a drink belongs to the day it is logged for, tomorrow at most, in the person’s own zone', async () => {
  const dot = app.as('dot')
  await dot.call(setTimezone, { body: { timezone: 'Pacific/Auckland' } })
  expect((await dot.call(logDrink, { body: cola })).targetDate).toBe('2026-11-22')
  await dot.call(logDrink, { body: { ...cola, targetDate: '2026-11-23' } })
  expect(await dot.call(listDrinks, { query: { date: '2026-11-23' } })).toHaveLength(1)
  const refusal = { code: 'invalid', details: { fields: { targetDate: expect.any(String) } } }
  await expect(dot.call(logDrink, { body: { ...cola, targetDate: '2026-11-24' } })).rejects.toMatchObject(
    refusal,
  )
  await expect(
    dot.call(confirmDrink, { body: { analysis: cola, targetDate: '2027-01-01' } }),
  ).rejects.toMatchObject(refusal)
})

test('another person can neither see, nor change, nor remove what is mine', async () => {
  const { id } = await app.as('eve').call(logDrink, { body: cola })
  const fay = app.as('fay')
  expect(await fay.call(listTodaysDrinks)).toEqual([])
  const missing = { code: 'not_found' }
  await expect(fay.call(removeDrink, { params: { id } })).rejects.toMatchObject(missing)
  await expect(fay.call(changeDrink, { params: { id }, body: { volume: 1 } })).rejects.toMatchObject(missing)
  expect(await app.as('eve').call(listTodaysDrinks)).toHaveLength(1)
})

test('bad drinks are refused by field', async () => {
  const gil = app.as('gil')
  const bad: [string, unknown][] = [
    ['volume', 0],
    ['volume', -240],
    ['volume', 5001],
    ['volume', '240'],
    ['hydrationValue', 1.01],
    ['hydrationValue', '-0.5'],
    ['hydrationValue', 'all of it'],
    ['hydrationValue', ''],
    ['drinkType', ' '],
    ['customName', 'a\0b'],
    ['calories', -1],
    ['caffeine', 1e9],
    ['sugar', 'sweet'],
    ['temperature', 'boiling'],
    ['targetDate', '2026-02-30'],
  ]
  for (const [field, value] of bad)
    await expect(
      gil.call(logDrink, { body: { ...cola, [field]: value } }),
      `${field} ${value}`,
    ).rejects.toMatchObject({ code: 'invalid', details: { fields: { [field]: expect.any(String) } } })
  const { id } = await gil.call(logDrink, {
    body: { ...cola, customName: 'Syrup', calories: 9000, volume: 10 },
  })
  await expect(gil.call(changeDrink, { params: { id }, body: { volume: 5000 } })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { volume: expect.any(String) } },
  })
  await expect(gil.call(removeDrink, { params: { id: 'nonsense' } })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await gil.call(listTodaysDrinks)).toHaveLength(1)
})

test('a described drink is proposed, and logged only once it is confirmed', async () => {
  const hal = app.as('hal')
  const { analysis } = await hal.call(analyzeDrink, { form: { details: 'a large latte' }, image: photo })
  expect(analysis).toMatchObject({
    source: 'builtin',
    drinkType: 'coffee',
    customName: 'Latte',
    hydrationValue: '0.8',
  })
  expect(analysis.caffeine).toBeGreaterThan(100)
  expect(await hal.call(listTodaysDrinks)).toEqual([])
  expect(app.blobs.keys()).toEqual([])

  const { drinkLog } = await hal.call(confirmDrink, {
    body: { analysis: { ...analysis, volume: 300 }, details: 'from the corner' },
  })
  expect(drinkLog).toMatchObject({
    volume: 300,
    calories: analysis.calories,
    caffeine: analysis.caffeine,
    confidence: analysis.confidence,
    source: 'builtin',
    notes: 'from the corner',
  })
  expect(await hal.call(listTodaysDrinks)).toEqual([drinkLog])
})

test('the proposal for the form is the same reading; a photo alone needs a model, and nothing needs something', async () => {
  const ida = app.as('ida')
  const { drink } = await ida.call(proposeDrink, { form: { details: '330 ml cola' } })
  expect(drink).toMatchObject({ customName: 'Cola', volume: 330, drinkType: 'soda' })
  await expect(ida.call(proposeDrink, { form: {}, image: photo })).rejects.toMatchObject({
    code: 'not_understood',
    message: expect.stringMatching(/Describe the drink in words/),
  })
  await expect(ida.call(analyzeDrink, { form: {} })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { image: expect.any(String) } },
  })
  await expect(
    ida.call(analyzeDrink, { form: { details: 'tea' }, image: Buffer.from('no photo at all') }),
  ).rejects.toMatchObject({ code: 'unsupported_media' })
})

test('when the trial is over, drinks are 402 and those logged stay readable', async () => {
  const max = app.as('max')
  const { id, targetDate } = await max.call(logDrink, { body: cola })
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 7 * 86_400_000 + 60_000)
  const refusal = { code: 'payment_required', details: { limit: 0, used: 0, resetsAt: expect.any(String) } }
  await expect(max.call(logDrink, { body: cola })).rejects.toMatchObject(refusal)
  await expect(max.call(confirmDrink, { body: { analysis: cola } })).rejects.toMatchObject(refusal)
  await expect(max.call(analyzeDrink, { form: { details: 'tea' } })).rejects.toMatchObject(refusal)
  await expect(max.call(proposeDrink, { form: { details: 'tea' } })).rejects.toMatchObject(refusal)
  await expect(max.call(changeDrink, { params: { id }, body: { volume: 1 } })).rejects.toMatchObject(refusal)
  expect(await max.call(listDrinks, { query: { date: targetDate } })).toHaveLength(1)
  app.clock.now = start
})

test('a stranger is told to sign in', async () => {
  await expect(app.stranger.call(logDrink, { body: {} as never })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  await expect(app.stranger.call(listTodaysDrinks)).rejects.toMatchObject({ code: 'unauthenticated' })
})
