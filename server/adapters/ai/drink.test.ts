import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drinkAnalysis } from '#contract/hydration/hydration.ts'
import { modelDouble, type Reply } from './double.ts'
import { layeredAi } from './layered-ai.ts'
import { memoryBudget } from './model/daily-budget.ts'
import { words } from './words.ts'

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63' } })
  .webp()
  .toBuffer()
const log = { warn() {} }
const alone = layeredAi(undefined, { spend: memoryBudget(10), log })

async function connected(...replies: [Reply, ...Reply[]]) {
  const double = await modelDouble(...replies)
  onTestFinished(double.stop)
  const provider = 'openai-compatible' as const
  const model = {
    provider,
    baseUrl: double.baseUrl,
    apiKey: undefined,
    name: 'tiny',
    timeoutMs: replies[0] === 'hang' ? 300 : 5000,
  }
  return { double, ai: layeredAi(model, { spend: memoryBudget(10), log }) }
}

const saw = (changes: object) => ({
  json: {
    isDrink: true,
    name: 'grandmother’s elixir',
    temperature: 'iced',
    millilitres: 300,
    caffeine: 50,
    grams: 300,
    calories: 120,
    protein: 0,
    carbs: 30,
    fat: 0,
    sugar: 30,
    fiber: 0,
    sodium: 0,
    alcohol: 0,
    confidence: 0.8,
    ...changes,
  },
})

test('a photo of a drink is read by the model, within the contract', async () => {
  const { ai } = await connected(saw({}))
  const drink = await ai.analyzeDrink({ photo, details: '' })
  expect(drinkAnalysis.parse(drink)).toEqual(drink)
  expect(drink).toMatchObject({
    source: 'model',
    customName: 'Grandmother’s elixir',
    volume: 300,
    calories: 120,
    caffeine: 50,
    temperature: 'iced',
    hydrationValue: '0.9',
    confidence: 80,
  })
})

test('a drink that the table knows gets its figures and its kind’s share of water', async () => {
  const { ai } = await connected(saw({ name: 'cola', calories: 900, caffeine: 900 }))
  const drink = await ai.analyzeDrink({ photo, details: '' })
  expect(drink).toMatchObject({ drinkType: 'soda', calories: 131, caffeine: 29, hydrationValue: '0.7' })
  expect(drink.analysis).toContain(words.drinkPricedByTable)
})

test('alcohol the model saw is no water; caffeine nobody could drink is cut down', async () => {
  const { ai } = await connected(saw({ alcohol: 20, calories: 260, caffeine: 1e9 }))
  expect(await ai.analyzeDrink({ photo, details: '' })).toMatchObject({
    drinkType: 'alcohol',
    hydrationValue: '0',
    caffeine: 2400,
  })
})

test.each([{ millilitres: 0 }, { millilitres: 9000 }, { millilitres: -1 }])(
  'a volume of %j is not believed',
  async (changes) => {
    const { ai, double } = await connected(saw(changes))
    await expect(ai.analyzeDrink({ photo, details: '' })).rejects.toMatchObject({ code: 'unavailable' })
    expect(double.asked).toHaveLength(2)
  },
)

test('a photo without a drink is told apart from a model that is away', async () => {
  const { ai } = await connected(saw({ isDrink: false }))
  await expect(ai.analyzeDrink({ photo, details: '' })).rejects.toMatchObject({
    message: words.cannotReadDrink('no drink', ''),
  })
})

test('when the model fails, the words are read by the built-in engine, which says so', async () => {
  const { ai } = await connected('hang')
  const drink = await ai.analyzeDrink({ photo, details: 'a large latte' })
  expect(drink).toMatchObject({ source: 'builtin', customName: 'Latte' })
  expect(drink.analysis).toContain(words.photoUnread('no answer'))
})

test('without a model the words are enough, and a photo alone is answered with the way out', async () => {
  expect(await alone.analyzeDrink({ details: '500 ml water' })).toMatchObject({
    source: 'builtin',
    volume: 500,
  })
  await expect(alone.analyzeDrink({ photo, details: ' ' })).rejects.toMatchObject({
    code: 'not_understood',
    message: 'Photos cannot be read here yet. Describe the drink in words.',
  })
  await expect(alone.analyzeDrink({ details: 'qzxv' })).rejects.toMatchObject({
    message: words.cannotReadDrink('no model', 'qzxv'),
  })
})
