import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { listSavedPairings, removePairing, savePairing, suggestPairings } from '#contract/pairings.ts'
import { type Answering, modelDouble } from '#server/adapters/ai/double.ts'
import { kitchenModel } from '#server/adapters/ai/kitchen-double.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let model: Awaited<ReturnType<typeof modelDouble>>
/** The model's next answer. */
let reply: Answering = kitchenModel
const now = new Date('2026-11-21T18:00:00Z')

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

const body = { ingredients: ['eggs', 'tomatoes', 'spinach', 'cheddar', 'basil'] }

test('pairings are suggested, one is saved, listed, recognised when suggested again, and removed', async () => {
  reply = kitchenModel
  const ann = app.as('ann')
  const [first, second] = await ann.call(suggestPairings, { body })
  expect(first).toMatchObject({ primaryIngredient: 'tomato', pairedIngredients: ['basil'], isSaved: false })
  expect(await ann.call(listSavedPairings, { query: {} })).toEqual([])

  const saved = await ann.call(savePairing, { body: { pairing: first! } })
  expect(saved).toEqual({ ...first, id: saved.id, isSaved: true, createdAt: now.toISOString() })
  expect(await ann.call(listSavedPairings, { query: {} })).toEqual([saved])
  const again = await ann.call(suggestPairings, { body })
  expect(again.map(({ id, isSaved }) => [id === saved.id, isSaved])).toEqual([
    [true, true],
    [false, false],
  ])
  expect(second!.isSaved).toBe(false)

  await ann.call(removePairing, { params: { id: saved.id } })
  expect(await ann.call(listSavedPairings, { query: {} })).toEqual([])
  await expect(ann.call(removePairing, { params: { id: saved.id } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test.each<[string, Answering]>([
  ['amodel', kitchenModel],
  ['builtin', { status: 500 }],
])('what diets and allergies of the profile exclude is in no pairing (%s)', async (by, answer) => {
  reply = answer
  const gil = app.as(by)
  await gil.call(changeProfile, { body: { dietaryPreferences: ['vegetarian'], allergies: ['milk'] } })
  const ingredients = [...body.ingredients, 'salmon', 'olive oil', 'garlic']
  const made = await gil.call(suggestPairings, { body: { ingredients } })
  const names = made.flatMap(({ primaryIngredient, pairedIngredients }) => [
    primaryIngredient,
    ...pairedIngredients,
  ])
  expect(names).toContain('tomato')
  expect(names).not.toContain('cheddar')
  expect(names).not.toContain('salmon')
})

test('the same ingredients are kept once, in whatever order, number and at the same time', async () => {
  const ben = app.as('ben')
  const ways = [
    { primaryIngredient: 'tomato', pairedIngredients: ['basil', 'mozzarella'], pairingScore: 95 },
    { primaryIngredient: 'Basil', pairedIngredients: ['Tomatoes', 'mozzarella'], pairingScore: 90 },
    { primaryIngredient: 'mozzarella', pairedIngredients: ['tomatoes', 'basil', 'basil'], pairingScore: 1 },
  ]
  const saved = await Promise.all(
    [...ways, ...ways].map((pairing) => ben.call(savePairing, { body: { pairing } })),
  )
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  expect(await ben.call(listSavedPairings, { query: {} })).toEqual([saved[0]])
  const other = { primaryIngredient: 'tomato', pairedIngredients: ['basil'], pairingScore: 96 }
  await ben.call(savePairing, { body: { pairing: other } })
  expect(await ben.call(listSavedPairings, { query: {} })).toHaveLength(2)
})

test('without a model that answers, the built-in table pairs what is at hand', async () => {
  reply = { status: 500 }
  const made = await app.as('cy').call(suggestPairings, { body })
  expect(made.length).toBeGreaterThan(0)
  for (const { primaryIngredient, pairedIngredients, source } of made) {
    expect(source).toBe('builtin')
    for (const name of [primaryIngredient, ...pairedIngredients])
      expect(['egg', 'tomato', 'spinach', 'cheddar', 'basil']).toContain(name)
  }
})

test('where nothing pairs the answer says what to do', async () => {
  reply = { status: 500 }
  const nothing = { ingredients: ['qzxv', 'wvut'] }
  await expect(app.as('dot').call(suggestPairings, { body: nothing })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('Add a few more'),
  })
})

test('saved pairings are paged: each once, newest first', async () => {
  const eve = app.as('eve')
  const partners = ['basil', 'egg', 'feta', 'leek', 'rice']
  for (const [at, partner] of partners.entries()) {
    app.clock.now = new Date(now.getTime() + (at >> 1) * 1000)
    const pairing = { primaryIngredient: 'tomato', pairedIngredients: [partner], pairingScore: 80 }
    await eve.call(savePairing, { body: { pairing } })
  }
  app.clock.now = now
  const seen: string[] = []
  let url: string | undefined = `${listSavedPairings.path}?limit=2`
  while (url) {
    const answer = await eve.raw({ method: 'GET', url })
    seen.push(...answer.json().map((one: { pairedIngredients: string[] }) => one.pairedIngredients[0]!))
    url = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  expect([...seen].sort()).toEqual(partners)
  expect(seen[0]).toBe('rice')
})

test('bad requests are refused by field', async () => {
  const fay = app.as('fay')
  const few = fay.call(suggestPairings, { body: { ingredients: ['egg'] } })
  await expect(few).rejects.toMatchObject({
    code: 'invalid',
    details: {
      fields: { ingredients: 'Please confirm at least 2 ingredients to generate pairing suggestions.' },
    },
  })
  const good = { primaryIngredient: 'tomato', pairedIngredients: ['basil'], pairingScore: 80 }
  const bad = {
    primaryIngredient: ' ',
    pairedIngredients: [],
    pairingScore: 101,
    reasoning: 'x'.repeat(1001),
    difficulty: 'impossible',
    calories: -1,
  }
  for (const [field, value] of Object.entries(bad))
    await expect(
      fay.call(savePairing, { body: { pairing: { ...good, [field]: value } as never } }),
    ).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [`pairing.${field}`]: expect.any(String) } },
    })
})

test('another person can neither see nor remove what I keep', async () => {
  const gil = app.as('gil')
  const hal = app.as('hal')
  const pairing = { primaryIngredient: 'tomato', pairedIngredients: ['basil'], pairingScore: 80 }
  const { id } = await gil.call(savePairing, { body: { pairing } })
  expect(await hal.call(listSavedPairings, { query: {} })).toEqual([])
  await expect(hal.call(removePairing, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
  expect((await hal.call(savePairing, { body: { pairing } })).id).not.toBe(id)
  expect(await gil.call(listSavedPairings, { query: {} })).toHaveLength(1)
})

test('a stranger is asked to sign in, and after the trial pairings are a 402', async () => {
  await expect(app.stranger.call(suggestPairings, { body })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  const ida = app.as('ida')
  await ida.call(listSavedPairings, { query: {} })
  try {
    app.clock.now = new Date(now.getTime() + 6.9 * 24 * 3_600_000)
    await ida.call(listSavedPairings, { query: {} })
    app.clock.now = new Date(now.getTime() + 7.1 * 24 * 3_600_000)
    await expect(ida.call(suggestPairings, { body })).rejects.toMatchObject({ code: 'payment_required' })
    expect(await ida.call(listSavedPairings, { query: {} })).toEqual([])
  } finally {
    app.clock.now = now
  }
})
