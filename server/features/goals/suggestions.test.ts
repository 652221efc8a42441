import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { getGoals, setGoals, suggestGoals } from '#contract/goals.ts'
import { type Answering, modelDouble } from '#server/adapters/ai/double.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let plain: Awaited<ReturnType<typeof testApp>>
let model: Awaited<ReturnType<typeof modelDouble>>
let reply: Answering
const now = new Date('2026-11-21T18:00:00Z')
const quiet = { spend: async () => true, log: { warn() {} } }
const goals = {
  calories: 2100,
  protein: 150,
  carbs: 219,
  fat: 70,
  workouts: 4,
  miles: 12,
  objective: 'weight_loss',
  water: 2600,
  reasoning: 'A moderate deficit.',
  tips: ['Walk after lunch.'],
}

beforeAll(async () => {
  model = await modelDouble((asked) => (typeof reply === 'function' ? reply(asked) : reply))
  const settings = {
    provider: 'openai-compatible',
    baseUrl: model.baseUrl,
    apiKey: undefined,
    name: 'tiny',
    timeoutMs: 2000,
  } as const
  app = await testApp({ now, ai: layeredAi(settings, quiet) })
  plain = await testApp({ now, ai: layeredAi(undefined, quiet) })
})
beforeEach(() => {
  reply = { json: goals }
})
afterAll(async () => {
  await app.close()
  await plain.close()
  await model.stop()
})

const wish = { body: { prompt: 'I weigh 90 kg, am 180 cm and 40, and want to lose 5 kg. I walk a lot.' } }
const energyOf = ({ protein, carbs, fat }: { protein: number; carbs: number; fat: number }) =>
  4 * protein + 4 * carbs + 9 * fat

test('without a model our formulas answer, macros make the energy, and nothing is saved', async () => {
  const ann = plain.as('ann')
  const before = await ann.call(getGoals)
  const { suggestions, source, care } = await ann.call(suggestGoals, wish)
  expect({ source, care }).toEqual({ source: 'builtin', care: null })
  expect(suggestions!.fitness.fitnessObjective).toBe('weight_loss')
  expect(
    Math.abs(energyOf(suggestions!.nutrition) - suggestions!.nutrition.dailyCalories),
  ).toBeLessThanOrEqual(5)
  expect(suggestions!.reasoning).not.toBe('')
  expect(await ann.call(getGoals)).toEqual(before)
})

test('goals are defaults until they are set, to whatever figures', async () => {
  const hal = plain.as('hal')
  const { areDefaults, ...defaults } = await hal.call(getGoals)
  expect(areDefaults).toBe(true)
  expect(await hal.call(setGoals, { body: defaults })).toEqual({ ...defaults, areDefaults: false })
  expect(await hal.call(getGoals)).toEqual({ ...defaults, areDefaults: false })
})

test('what the profile tells counts where the words are silent, the age by the birthday included', async () => {
  const ben = plain.as('ben')
  const body = { prompt: 'I want to lose weight' }
  await ben.call(changeProfile, { body: { weight: 110, height: 190, sex: 'male', birthDate: '1990-01-01' } })
  const grown = await ben.call(suggestGoals, { body })
  const unknown = await plain.as('una').call(suggestGoals, { body })
  expect(grown.suggestions!.nutrition.dailyCalories).toBeGreaterThan(
    unknown.suggestions!.nutrition.dailyCalories,
  )
  expect(grown.care).toBeNull()
  // Seventeen until tomorrow.
  await ben.call(changeProfile, { body: { birthDate: '2008-11-22' } })
  expect((await ben.call(suggestGoals, { body })).care).toContain('adults')
  await ben.call(changeProfile, { body: { birthDate: '2008-11-21' } })
  expect((await ben.call(suggestGoals, { body })).care).toBeNull()
})

test('a connected model proposes, and macros that are not its energy are made anew', async () => {
  const cy = app.as('cy')
  const { suggestions, source } = await cy.call(suggestGoals, wish)
  expect(source).toBe('model')
  expect(suggestions!.nutrition).toEqual({ dailyCalories: 2100, protein: 150, carbs: 218, fat: 70 })
  expect(suggestions!.tips).toEqual(['Walk after lunch.'])
})

test('a model’s water is held within what is recommended, and the reasons say so', async () => {
  reply = { json: { ...goals, water: 4200 } }
  const { suggestions, source } = await app.as('dee').call(suggestGoals, wish)
  expect(source).toBe('model')
  expect(suggestions!.hydration.dailyWater).toBe(3000)
  expect(suggestions!.reasoning).toBe('A moderate deficit. Water is held within 2000 to 3000 ml.')
})

test.each<[string, Answering]>([
  ['starves', { json: { ...goals, calories: 900 } }],
  ['stuffs', { json: { ...goals, calories: 4900 } }],
  ['gives no reasons', { json: { ...goals, reasoning: ' ' } }],
  ['names goals nobody can have', { json: { ...goals, workouts: 90 } }],
  ['is away', { status: 503 }],
])('a model that %s is not followed; our formulas answer', async (_, answer) => {
  reply = answer
  expect(await app.as('dot').call(suggestGoals, wish)).toEqual(await plain.as('dot').call(suggestGoals, wish))
})

test('words that worry reach no model, and are answered kindly without a deficit', async () => {
  const asked = model.asked.length
  const body = { prompt: 'I hate my body and make myself throw up, give me 600 calories a day' }
  const { care, suggestions, source } = await app.as('eve').call(suggestGoals, { body })
  expect(model.asked.length).toBe(asked)
  expect({ source, care }).toEqual({ source: 'builtin', care: expect.stringContaining('talk to someone') })
  const steady = await plain.as('eve').call(suggestGoals, { body: { prompt: 'I want to keep my weight' } })
  expect(suggestions!.nutrition.dailyCalories).toBe(steady.suggestions!.nutrition.dailyCalories)
})

test('an empty wish is refused in words', async () => {
  for (const prompt of ['', '   '])
    await expect(app.as('fay').call(suggestGoals, { body: { prompt } })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { prompt: 'Please describe your health and fitness goals first.' } },
    })
})

test('a wish whose main aim is not read is answered by a sentence, what is read lists what it leaves out', async () => {
  const gil = plain.as('gil')
  const ask = (prompt: string) => gil.call(suggestGoals, { body: { prompt } })
  expect(await ask('I want the number on the scale to be nice')).toMatchObject({
    suggestions: null,
    unread: expect.stringContaining('there are no figures'),
  })
  expect(await ask('lose 3 kg by May and learn Spanish')).toMatchObject({
    unread: null,
    notUsed: ['learn Spanish'],
  })
})
