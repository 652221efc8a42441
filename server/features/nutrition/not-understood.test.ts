import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanFridge, scanOutcome } from '#contract/fridge.ts'
import { statusOf } from '#contract/http/errors.ts'
import { analyzeDrink, proposeDrink } from '#contract/hydration/hydration.ts'
import { analyzeMeal, listNutritionLogs } from '#contract/nutrition/nutrition.ts'
import { modelDouble, type Reply } from '#server/adapters/ai/double.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { type Caller, testApp } from '#server/testing.ts'

const image = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c96' } })
  .jpeg()
  .toBuffer()

/** The model's next answer. */
let reply: Reply
const model = await modelDouble(() => reply)
const settings = {
  provider: 'openai-compatible',
  baseUrl: model.baseUrl,
  apiKey: undefined,
  name: 'tiny',
  timeoutMs: 5000,
} as const
let apps: { withModel: App; alone: App }
beforeAll(async () => {
  const ai = layeredAi(settings, { spend: async () => true, log: { warn() {} } })
  apps = { withModel: await testApp({ ai }), alone: await testApp() }
})
afterAll(async () => {
  await apps.withModel.close()
  await apps.alone.close()
  await model.stop()
})

type App = Awaited<ReturnType<typeof testApp>>

/** An account where a model answers with `answer`, or no model is configured. */
function account(answer: Reply | undefined): Caller {
  if (!answer) return apps.alone.as('ann')
  reply = answer
  return apps.withModel.as('ann')
}

const noFood: Reply = { json: { title: 'Table', serving: '', foods: [], notUnderstood: [] } }
const noDrink: Reply = {
  json: {
    isDrink: false,
    name: 'chair',
    temperature: 'iced',
    millilitres: 1,
    caffeine: 0,
    grams: 0,
    calories: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    sugar: 0,
    fiber: 0,
    sodium: 0,
    alcohol: 0,
    confidence: 0.1,
  },
}

test.each<[string, Reply | undefined, (ann: Caller) => Promise<unknown>, string | RegExp]>([
  [
    'a sentence without a food',
    undefined,
    (ann) => ann.call(analyzeMeal, { form: { notes: 'xyzzy' } }),
    'No food found in “xyzzy”. Try the food’s name, with an amount if you know it.',
  ],
  [
    'a barcode that no food has',
    undefined,
    (ann) => ann.call(analyzeMeal, { form: { notes: '0038000138416' } }),
    'No product is known by the barcode “0038000138416”. Try the food’s name, or enter its label by hand.',
  ],
  [
    'a sentence of which most is strange',
    undefined,
    (ann) => ann.call(analyzeMeal, { form: { notes: 'blorf grunk snarf and an apple' } }),
    'Too little was understood: not “blorf grunk snarf”. Try the foods’ English names, with amounts if you know them.',
  ],
  [
    'a sentence in which the model finds no food either',
    noFood,
    (ann) => ann.call(analyzeMeal, { form: { notes: 'xyzzy' } }),
    /^No food found in “xyzzy”/,
  ],
  [
    'a photo without food',
    noFood,
    (ann) => ann.call(analyzeMeal, { form: {}, image }),
    /^The model saw no food there/,
  ],
  [
    'a photo where no model is configured',
    undefined,
    (ann) => ann.call(analyzeMeal, { form: {}, image }),
    /^Photos cannot be read here yet/,
  ],
  [
    'words without a drink',
    undefined,
    (ann) => ann.call(analyzeDrink, { form: { details: 'xyzzy' } }),
    'No drink found in “xyzzy”. Try the drink’s name, with its size if you know it.',
  ],
  [
    'words for the drink form without a drink',
    undefined,
    (ann) => ann.call(proposeDrink, { form: { details: 'xyzzy' } }),
    /^No drink found in “xyzzy”/,
  ],
  [
    'a photo without a drink',
    noDrink,
    (ann) => ann.call(analyzeDrink, { form: {}, image }),
    /^The model saw no drink there/,
  ],
])('%s is answered with 422 and what to do', async (_, reply, read, message) => {
  const ann = account(reply)
  await expect(read(ann)).rejects.toMatchObject({
    code: 'not_understood',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  })
  expect(statusOf.not_understood).toBe(422)
  expect(await ann.call(listNutritionLogs, { query: {} })).toEqual([])
})

test('a photo of a fridge without food is a scan without ingredients', async () => {
  const ann = account({ json: { foods: [] } })
  const scan = await ann.call(scanFridge, { form: {}, image })
  expect([scanOutcome(scan), scan.ingredients]).toEqual(['none', []])
})

test('a configured model that is away is a 503, as it may read the same later', async () => {
  const ann = account({ status: 500 })
  const away = { code: 'unavailable', message: expect.stringMatching(/^The model did not answer/) }
  await expect(ann.call(analyzeMeal, { form: { notes: 'xyzzy' } })).rejects.toMatchObject(away)
  await expect(ann.call(analyzeMeal, { form: {}, image })).rejects.toMatchObject(away)
  await expect(ann.call(analyzeDrink, { form: { details: 'xyzzy' } })).rejects.toMatchObject(away)
  await expect(ann.call(analyzeDrink, { form: {}, image })).rejects.toMatchObject(away)
})
