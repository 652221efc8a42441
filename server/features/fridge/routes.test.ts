import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addIngredient,
  confirmIngredient,
  getLastSession,
  listIngredients,
  scanFridge,
  scanOutcome,
  startFridgeSession,
} from '#contract/fridge.ts'
import { listQuotas } from '#contract/subscriptions/subscriptions.ts'
import { type Answering, modelDouble, type Reply } from '#server/adapters/ai/double.ts'
import { fridgeSample } from '#server/adapters/ai/kitchen-double.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { type Caller, testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let model: Awaited<ReturnType<typeof modelDouble>>
let photo: Buffer
/** The model's next answer. */
let reply: Answering = { json: fridgeSample }
const now = new Date('2026-11-21T18:00:00Z')
const trialDays = 7 * 24 * 3_600_000

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
  photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#cde' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await app.close()
  await model.stop()
})

const saw = (...foods: [name: string, confidence: number][]): Reply => ({
  json: { foods: foods.map(([name, confidence]) => ({ name, confidence })) },
})
const scansUsed = async (who: Caller) =>
  (await who.call(listQuotas)).find(({ feature }) => feature === 'fridge_scan')!.used
const scan = (who: Caller, sessionId?: string) =>
  who.call(scanFridge, { image: photo, ...(sessionId && { form: { sessionId } }) })

test('several photos and typed names of one session make one list, each ingredient once', async () => {
  const ann = app.as('ann')
  reply = saw(['Eggs', 0.6], ['milk', 0.9])
  const { sessionId, ingredients } = await scan(ann)
  expect(ingredients.map(({ name, isConfirmed }) => [name, isConfirmed])).toEqual([
    ['milk', false],
    ['egg', false],
  ])
  const egg = ingredients.find(({ name }) => name === 'egg')!
  const ticked = await ann.call(confirmIngredient, { params: { id: egg.id }, body: { isConfirmed: true } })
  expect(ticked).toEqual({ ...egg, isConfirmed: true })

  reply = saw(['egg', 0.8], ['milk', 0.4], ['carrots', 0.7])
  const second = await scan(ann, sessionId)
  expect(second.sessionId).toBe(sessionId)
  expect(second.ingredients).toEqual([
    { ...ingredients[0], confidence: 0.9 },
    { ...egg, confidence: 0.8, isConfirmed: true },
    expect.objectContaining({ name: 'carrot', confidence: 0.7, isConfirmed: false }),
  ])

  const typed = await ann.call(addIngredient, { params: { sessionId }, body: { name: '2 Carrots' } })
  expect(typed).toEqual({ ...second.ingredients[2], confidence: 1, isConfirmed: true })
  await ann.call(addIngredient, { params: { sessionId }, body: { name: 'Grandmother’s pickle' } })
  const all = await ann.call(listIngredients, { params: { sessionId } })
  expect(all.map(({ name }) => name)).toEqual(['milk', 'egg', 'carrot', expect.stringMatching(/pickle$/)])

  const unticked = await ann.call(confirmIngredient, { params: { id: egg.id }, body: { isConfirmed: false } })
  expect(unticked.isConfirmed).toBe(false)
  expect(app.blobs.keys()).toEqual([])
})

test('a session is begun without a photo and costs no scan', async () => {
  const ben = app.as('ben')
  const { sessionId } = await ben.call(startFridgeSession)
  expect(await ben.call(listIngredients, { params: { sessionId } })).toEqual([])
  expect(await scansUsed(ben)).toBe(0)
})

test('two photos of one session at the same time lose nothing', async () => {
  const cy = app.as('cy')
  const { sessionId } = await cy.call(startFridgeSession)
  const kinds = ['leek', 'carrot', 'egg', 'milk', 'rice', 'feta']
  let next = 0
  reply = () => saw([kinds[next++ % kinds.length]!, 0.9], ['bell peppers', 0.8])
  await Promise.all(kinds.map(() => scan(cy, sessionId)))
  const all = await cy.call(listIngredients, { params: { sessionId } })
  expect(all.map(({ name }) => name).sort()).toEqual([...kinds, 'bell pepper'].sort())
})

test('names typed at the same time become one list without doubles', async () => {
  const deb = app.as('deb')
  const { sessionId } = await deb.call(startFridgeSession)
  const typed = ['rice', 'Rice', 'leek', 'leeks', 'egg', 'Eggs', '2 large eggs', 'feta']
  await Promise.all(typed.map((name) => deb.call(addIngredient, { params: { sessionId }, body: { name } })))
  const all = await deb.call(listIngredients, { params: { sessionId } })
  expect(all.map(({ name }) => name).sort()).toEqual(['egg', 'feta', 'leek', 'rice'])
})

test('a session holds sixty ingredients; one more is refused in words', async () => {
  const dot = app.as('dot')
  reply = saw(...Array.from({ length: 80 }, (_, at): [string, number] => [`odd thing ${at}`, 0.5]))
  const { sessionId, ingredients } = await scan(dot)
  expect(ingredients).toHaveLength(60)
  const one = { params: { sessionId }, body: { name: 'one more' } }
  await expect(dot.call(addIngredient, one)).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { name: expect.stringContaining('60') } },
  })
  await dot.call(addIngredient, { params: { sessionId }, body: { name: ingredients[7]!.name } })
})

test('scans are counted to the plan’s limit, shown, and refused beyond it', async () => {
  const eve = app.as('eve')
  reply = saw(['milk', 0.9])
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => scan(eve)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const one of tries)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ code: 'quota_exceeded', details: { limit: 10, used: 10 } })
  const [scans, recipes] = await eve.call(listQuotas)
  expect(scans).toEqual({
    feature: 'fridge_scan',
    limit: 10,
    used: 10,
    resetsAt: '2026-12-01T06:00:00.000Z',
  })
  expect(recipes).toMatchObject({ feature: 'recipe_generation', limit: 100, used: 0 })
})

test('one scan takes eight pictures of one session within two minutes, and no more', async () => {
  const eli = app.as('eli')
  reply = saw(['milk', 0.9])
  const used = async () => (await eli.call(listQuotas))[0]!.used
  const { sessionId } = await scan(eli)
  for (let photo = 2; photo <= 8; photo++) await scan(eli, sessionId)
  expect(await used()).toBe(1)
  await scan(eli, sessionId)
  expect(await used()).toBe(2)
  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + 121_000)
  await scan(eli, sessionId)
  expect(await used()).toBe(3)
  app.clock.now = before
})

test.each<[string, Answering]>([
  ['refuses', { status: 429 }],
  ['talks nonsense', { text: 'I see a fridge.' }],
])('a scan whose model %s ends in common items and costs nothing', async (_, failing) => {
  const fay = app.as('fay')
  reply = failing
  const result = await scan(fay)
  expect(scanOutcome(result)).toBe('fallback')
  expect(result.ingredients.length).toBeGreaterThan(5)
  expect(result.ingredients.some(({ isConfirmed }) => isConfirmed)).toBe(false)
  expect(await scansUsed(fay)).toBe(0)
})

test('a photo without food is answered as such, in a session that can be typed into', async () => {
  const gil = app.as('gil')
  reply = saw()
  const result = await scan(gil)
  expect([scanOutcome(result), result.ingredients]).toEqual(['none', []])
  await gil.call(addIngredient, { params: { sessionId: result.sessionId }, body: { name: 'rice' } })
})

test('nothing, a text and a session that is not there are refused before anything is spent', async () => {
  const hal = app.as('hal')
  await expect(hal.call(scanFridge, { form: {} })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { image: expect.any(String) } },
  })
  await expect(hal.call(scanFridge, { image: Buffer.from('no photo') })).rejects.toMatchObject({
    code: 'unsupported_media',
  })
  await expect(scan(hal, '2cf4e1a6-97c3-4c4f-8f4e-0d5f6ad0b8a1')).rejects.toMatchObject({ code: 'not_found' })
  await expect(scan(hal, 'mine')).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { sessionId: expect.any(String) } },
  })
  const { sessionId } = await hal.call(startFridgeSession)
  for (const name of ['  ', 'x'.repeat(81), 'a\u0000b', 'half \ud800'])
    await expect(hal.call(addIngredient, { params: { sessionId }, body: { name } })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { name: expect.any(String) } },
    })
  expect(await scansUsed(hal)).toBe(0)
})

test('another person can neither see, nor add to, nor tick what is mine', async () => {
  const ida = app.as('ida')
  const jon = app.as('jon')
  const { sessionId } = await ida.call(startFridgeSession)
  const { id } = await ida.call(addIngredient, { params: { sessionId }, body: { name: 'rice' } })
  const params = { sessionId }
  for (const attempt of [
    () => jon.call(listIngredients, { params }),
    () => jon.call(addIngredient, { params, body: { name: 'milk' } }),
    () => jon.call(confirmIngredient, { params: { id }, body: { isConfirmed: false } }),
    () => scan(jon, sessionId),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  expect(await ida.call(listIngredients, { params })).toMatchObject([{ name: 'rice', isConfirmed: true }])
})

test('a stranger is asked to sign in', async () => {
  await expect(scan(app.stranger)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(app.stranger.call(startFridgeSession)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(app.stranger.call(listQuotas)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('after the trial scans are a 402, and what was scanned stays readable', async () => {
  const kim = app.as('kim')
  const { sessionId } = await kim.call(startFridgeSession)
  try {
    app.clock.now = new Date(now.getTime() + trialDays + 3_600_000)
    await expect(scan(kim)).rejects.toMatchObject({ code: 'payment_required' })
    await expect(kim.call(startFridgeSession)).rejects.toMatchObject({ code: 'payment_required' })
    expect((await kim.call(listQuotas))[0]).toMatchObject({ limit: 0, used: 0 })
    expect(await kim.call(listIngredients, { params: { sessionId } })).toEqual([])
  } finally {
    app.clock.now = now
  }
})

test('a session that nobody used for a month is forgotten, one in use is not', async () => {
  const liv = app.as('liv')
  const old = await liv.call(startFridgeSession)
  const used = await liv.call(startFridgeSession)
  const weeks = (count: number) => new Date(now.getTime() + count * trialDays)
  try {
    app.clock.now = weeks(0.9)
    await liv.call(addIngredient, { params: used, body: { name: 'rice' } })
    app.clock.now = weeks(4.5)
    await app.jobs.run('forget-fridge-sessions')
  } finally {
    app.clock.now = now
  }
  await expect(liv.call(listIngredients, { params: old })).rejects.toMatchObject({ code: 'not_found' })
  expect(await liv.call(listIngredients, { params: used })).toHaveLength(1)
})

test('the session that was added to last is named to its owner alone, and stays readable after the trial', async () => {
  const [zoe, yan] = [app.as('zoe'), app.as('yan')]
  expect(await zoe.call(getLastSession)).toEqual({ session: null })
  const first = await zoe.call(startFridgeSession)
  await zoe.call(addIngredient, { params: first, body: { name: 'eggs' } })
  app.clock.now = new Date(now.getTime() + 60_000)
  // The newer session is still empty.
  const second = await zoe.call(startFridgeSession)
  expect((await zoe.call(getLastSession)).session).toMatchObject({ ...first, ingredients: 1 })
  for (const name of ['rice', 'leek']) await zoe.call(addIngredient, { params: second, body: { name } })
  expect(await zoe.call(getLastSession)).toEqual({
    session: { ...second, usedAt: app.clock.now.toISOString(), ingredients: 2 },
  })
  expect(await yan.call(getLastSession)).toEqual({ session: null })
  app.clock.now = new Date(now.getTime() + trialDays + 60_000)
  expect((await zoe.call(getLastSession)).session).toMatchObject(second)
  app.clock.now = now
})
