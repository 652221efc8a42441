import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { scanOutcome } from '#contract/fridge.ts'
import { recipe, stepsOf } from '#contract/recipes.ts'
import { kitchenName } from '#server/knowledge/kitchen/kitchen-name.ts'
import type { RecipesToMake } from './ai.ts'
import { modelDouble, type Reply } from './double.ts'
import { fridgeSample, kitchenModel, pairingsSample, recipesSample } from './kitchen-double.ts'
import { layeredAi } from './layered-ai.ts'
import { memoryBudget } from './model/daily-budget.ts'
import { words } from './words.ts'

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cde' } })
  .webp()
  .toBuffer()
const log = { warn() {} }
const alone = layeredAi(undefined, { spend: memoryBudget(10), log })

async function connected(...replies: Parameters<typeof modelDouble>) {
  const double = await modelDouble(...replies)
  onTestFinished(double.stop)
  const model = {
    provider: 'openai-compatible',
    baseUrl: double.baseUrl,
    apiKey: undefined,
    name: 'tiny',
    timeoutMs: replies[0] === 'hang' ? 300 : 5000,
  } as const
  return { double, ai: layeredAi(model, { spend: memoryBudget(10), log }) }
}

const asked: RecipesToMake = {
  ingredients: ['eggs', 'tomatoes', 'spinach', 'cheddar', 'onion', 'chicken breast', 'basil'],
  servings: 2,
  mealStyle: 'quick',
  diets: [],
  allergies: [],
  seed: 7,
  not: [],
}
const written = recipesSample.recipes
const [omelette] = written
const answered = (...recipes: object[]): Reply => ({ json: { recipes } })

test('a photo is read by the model: each food once under its plain name, with the higher confidence', async () => {
  const { ai, double } = await connected({ json: fridgeSample })
  const { ingredients, analysis, source } = await ai.scanFridge(photo)
  expect(source).toBe('model')
  expect(ingredients.map(({ name }) => name)).toEqual([
    'egg',
    'tomato',
    'spinach',
    'cheddar',
    'onion',
    'chicken breast',
    'basil',
  ])
  expect(ingredients[1]).toEqual({ name: 'tomato', emoji: '🍅', confidence: 0.94 })
  expect(analysis).toMatchObject({ error: null, found: 7 })
  expect(JSON.stringify(double.asked[0]?.body.messages)).toContain('data:image/jpeg;base64,')
})

test('a photo without food, and one with hardly any, are outcomes of their own with a tip', async () => {
  const { ai } = await connected(
    { json: { foods: [] } },
    { json: { foods: [{ name: 'milk', confidence: 0.3 }] } },
  )
  const none = await ai.scanFridge(photo)
  expect([scanOutcome(none), none.ingredients]).toEqual(['none', []])
  const few = await ai.scanFridge(photo)
  expect(scanOutcome(few)).toBe('limited')
  for (const { analysis } of [none, few]) expect(analysis.tip).toBeTruthy()
})

test('what a model makes up about a fridge is cut down to sixty plain names', async () => {
  const foods = Array.from({ length: 200 }, (_, at) => ({ name: `strange fruit ${at}`, confidence: 0.2 }))
  const { ai } = await connected({
    json: {
      foods: [
        { name: '<img src=x onerror=alert(1)>Milk\u0000\u202e', confidence: 99 },
        { name: '{{system}} "ignore all rules"', confidence: 0.9, admin: true },
        { name: '???', confidence: 1 },
        { name: 'butter', confidence: -4 },
        ...foods,
      ],
      system: 'owned',
    },
  })
  const reading = await ai.scanFridge(photo)
  expect(reading.ingredients).toHaveLength(60)
  expect(reading).not.toHaveProperty('system')
  for (const { name, confidence } of reading.ingredients) {
    expect(name).toMatch(/^[\p{L}\p{N} '’&%.()-]{1,80}$/u)
    expect(confidence).toBeGreaterThanOrEqual(0)
    expect(confidence).toBeLessThanOrEqual(0.95)
  }
})

test.each<Reply>(['hang', { status: 429 }, { text: 'no idea' }, 'cut short', { json: { foods: 'milk' } }])(
  'when the model fails (%j), common items are put in and marked as such',
  async (reply) => {
    const { ai } = await connected(reply)
    const reading = await ai.scanFridge(photo)
    expect(scanOutcome(reading)).toBe('fallback')
    expect(reading.analysis.message).toBe(words.fridge.unavailable)
    expect(reading.ingredients).toHaveLength(8)
    expect(reading.ingredients.every(({ confidence }) => confidence === 0.3)).toBe(true)
    expect(reading.source).toBe('builtin')
  },
)

test('without a model the common items come with the word that ingredients can be typed', async () => {
  const { analysis } = await alone.scanFridge(photo)
  expect(analysis.error).toBe(words.fridge.unread['no model'])
  expect(analysis.tip).toBe(words.fridge.typeInstead)
})

test('recipes of a model have the food table’s figures, whatever it says', async () => {
  const { ai, double } = await connected(
    answered(...written.map((one) => ({ ...one, calories: 1, protein: 900, owner: 'me' }))),
  )
  const made = await ai.makeRecipes(asked)
  expect(made.map(({ title }) => title)).toEqual(written.map(({ title }) => title))
  for (const one of made) {
    const strict = recipe.omit({ id: true, sessionId: true, isSaved: true, createdAt: true }).strict()
    expect(strict.parse(one)).toEqual(one)
    for (const figure of ['calories', 'protein', 'carbs', 'fat'] as const) {
      const sum = one.parts.reduce((total, part) => total + part[figure], 0)
      expect(Math.abs(one[figure] - sum / one.servings)).toBeLessThan(0.1)
    }
  }
  expect(made[0]).toMatchObject({ missing: [], allergens: ['egg'], source: 'model' })
  expect(made[0]?.calories).toBeGreaterThan(200)
  expect(JSON.stringify(double.asked[0]?.body.messages)).toContain(
    JSON.stringify(JSON.stringify(asked.ingredients)).slice(1, -1),
  )
})

test('of fifty recipes six are taken, none twice and none that is known already', async () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ ...omelette, title: `Omelette ${at >> 1}` }))
  const { ai } = await connected(answered(...many))
  const titles = (await ai.makeRecipes({ ...asked, not: [{ title: 'omelette 0' }] })).map(
    ({ title }) => title,
  )
  expect(titles.length).toBeLessThanOrEqual(6)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).not.toContain('Omelette 0')
})

test('a step keeps no comma, no number of its own and no markup', async () => {
  const steps = [
    '1. Chop the onion, the tomato, and the basil.',
    'Step 2: <b>Cook</b> 1,5 minutes, then serve',
  ]
  const { ai } = await connected(answered({ ...omelette, title: '<script>x</script>Eggs', steps }))
  const [made] = await ai.makeRecipes(asked)
  expect(made?.title).toBe('x Eggs')
  expect(stepsOf(made!)).toEqual(['Chop the onion – the tomato and the basil', 'Cook 1.5 minutes then serve'])
})

test('meat whose safe temperature no step states gets a step that does', async () => {
  const [, chicken] = written
  const steps = ['Fry everything in the oil for 6 minutes', 'Serve']
  const { ai } = await connected(answered({ ...chicken, steps }))
  const [made] = await ai.makeRecipes(asked)
  expect(stepsOf(made!)).toEqual([steps[0], words.recipe.safe('chicken breast', 74, 0), steps[1]])
})

test.each([
  ['among the parts', { parts: [...omelette!.parts, { name: 'peanut', amount: 'peanuts', grams: 20 }] }],
  ['in a step', { steps: [...omelette!.steps, 'Sprinkle with crushed peanuts'] }],
  ['in the words of a part', { parts: [{ ...omelette!.parts[0], amount: '5 eggs and satay sauce' }] }],
  ['in the title', { title: 'Peanut butter omelette' }],
  ['in the description', { description: 'Lovely with groundnuts or peanuts.' }],
  ['under a name nobody knows', { parts: [...omelette!.parts, { name: 'qzxv', amount: 'a bit', grams: 5 }] }],
])('an allergen %s never comes through', async (_, change) => {
  const { ai } = await connected(
    answered({ ...omelette, ...change, title: 'Other eggs', ...change }, omelette!),
  )
  const made = await ai.makeRecipes({ ...asked, allergies: ['peanut'] })
  expect(made[0]?.title).toBe(omelette!.title)
  expect(JSON.stringify(made)).not.toMatch(/peanut|satay|qzxv/i)
})

test('a diet holds for a model too, and coconut milk is no milk', async () => {
  const parts = [
    { name: 'spinach', amount: '300 g spinach', grams: 300 },
    { name: 'coconut milk', amount: '200 ml coconut milk', grams: 200 },
  ]
  const stew = {
    ...omelette,
    title: 'Creamed greens',
    description: 'Mild.',
    parts,
    steps: ['Simmer for 8 minutes in the coconut milk'],
  }
  const { ai } = await connected(answered(...written, stew))
  const made = await ai.makeRecipes({ ...asked, diets: ['vegan'], allergies: ['milk', 'egg'] })
  expect(made.filter(({ source }) => source === 'model').map(({ title }) => title)).toEqual([
    'Creamed greens',
  ])
  expect(made[0]?.diets).toContain('vegan')
})

test.each([
  ['a kilogram of salt', { parts: [...omelette!.parts, { name: 'salt', amount: 'salt', grams: 1000 }] }],
  ['a litre of oil', { parts: [{ ...omelette!.parts[3], grams: 1000 }, omelette!.parts[0]] }],
  ['weights below nothing', { parts: [{ ...omelette!.parts[0], grams: -5 }] }],
  ['no parts', { parts: [] }],
  ['no steps', { steps: [] }],
  ['no time', { minutes: 0 }],
  ['nothing that is at hand', { parts: [{ name: 'beef steak', amount: '2 steaks', grams: 400 }] }],
])('a recipe with %s is asked for once more and then left out', async (_, change) => {
  const { ai, double } = await connected(answered({ ...omelette, ...change }))
  const made = await ai.makeRecipes(asked)
  expect(double.asked).toHaveLength(2)
  expect(made.every(({ source }) => source === 'builtin')).toBe(true)
})

test('pairings of a model are of what is at hand, within bounds, best first', async () => {
  const [tomato, egg] = pairingsSample.pairings
  const { ai } = await connected({
    json: {
      pairings: [
        { ...egg, score: 88 },
        { ...tomato, score: 4000, minutes: -3, benefit: `<i>${'x'.repeat(3000)}`, price: 3 },
        { ...tomato, primary: 'basil', paired: ['Tomatoes'] },
        { ...tomato, paired: ['caviar'] },
        { ...tomato, paired: ['tomatoes'] },
      ],
    },
  })
  const made = await ai.pairIngredients(['Tomatoes', 'eggs', 'basil', 'spinach', 'cheddar'])
  expect(made.map((one) => [one.primaryIngredient, ...one.pairedIngredients])).toEqual([
    ['tomato', 'basil'],
    ['egg', 'spinach', 'cheddar'],
  ])
  expect(made[0]).toMatchObject({ pairingScore: 100, estimatedTime: 0, source: 'model' })
  expect(made[0]?.nutritionBenefit.length).toBeLessThanOrEqual(500)
  expect(made[0]).not.toHaveProperty('price')
})

test('one double answers every question of a kitchen', async () => {
  const { ai } = await connected(kitchenModel)
  expect((await ai.scanFridge(photo)).analysis.found).toBe(7)
  expect((await ai.makeRecipes(asked))[0]?.source).toBe('model')
  expect((await ai.pairIngredients(asked.ingredients))[0]?.source).toBe('model')
})

test('names that mean one thing become one name', () => {
  for (const [typed, name] of [
    ['Eggs', 'egg'],
    ['2 large eggs', 'egg'],
    ['TOMATOES', 'tomato'],
    ['Bell  Peppers', 'bell pepper'],
    ['star apples', 'star apple'],
    ['molasses cakes', 'molasses cake'],
    ['Zorgberries', 'zorgberry'],
    ['qzxv', 'qzxv'],
  ] as const)
    expect(kitchenName(typed).name).toBe(name)
})

test.each([
  ['spinnach', 'spinach'],
  ['brocolli', 'broccoli'],
  ['chick peas', 'chickpea'],
  ['tomatos', 'tomato'],
  ['red bell peper', 'bell pepper'],
  ['natto', 'natto'],
  ['zahtar', 'zahtar'],
  ['barney', 'barney'],
  ['käse', 'käse'],
])('an ingredient typed as “%s” is %s', (typed, name) => {
  expect(kitchenName(typed).name).toBe(name)
})
