import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { type Answering, modelDouble } from '#server/adapters/ai/double.ts'
import { evaluate, type Wanted } from './evaluate.ts'
import { report } from './report.ts'
import { words } from './words.ts'

const silent = { begin() {}, done() {} }
const food = (name: string, calories: number, grams: number) => ({
  name,
  grams,
  calories,
  protein: 0,
  carbs: calories / 4,
  fat: 0,
  sugar: 0,
  fiber: 0,
  sodium: 0,
  alcohol: 0,
  confidence: 0.8,
})
const saw = (...foods: object[]) => ({
  json: { title: 'Lunch', serving: '1 plate', foods, notUnderstood: [] },
})
// Names missing in the table, so that the model's own figures count.
const stew = food('zorg stew', 200, 100)

async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'labelled-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

async function connected(...replies: [Answering, ...Answering[]]) {
  const double = await modelDouble(...replies)
  onTestFinished(double.stop)
  const model = {
    provider: 'openai-compatible',
    baseUrl: double.baseUrl,
    apiKey: 's3cret',
    name: 'tiny',
    timeoutMs: 5000,
  } as const
  return { double, settings: { model, modelDailyBudget: undefined } }
}

const engine = { model: undefined, modelDailyBudget: undefined }
const wanted = (folder: string, more: Partial<Wanted> = {}): Wanted => ({
  folder,
  runs: 1,
  atOnce: 1,
  ...more,
})
const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63' } })
  .jpeg()
  .toBuffer()
const oneMeal = { 'meals.csv': 'text,calories,grams,ingredients\nzorg stew,250,100,zorg stew:100\n' }

test('the model of the settings is asked as the app asks it, and measured against the truth', async () => {
  const { settings, double } = await connected(saw(stew))
  const folder = await folderOf({
    'meals.csv': 'text,photo,calories,grams,ingredients\n,a.jpg,250,100,zorg stew:90; salt:10\n',
    'a.jpg': photo,
  })
  const { summary } = await evaluate(settings, wanted(folder), silent)
  expect(summary.answered).toEqual({ model: 1, builtin: 0, none: 0 })
  expect(summary.errors.calories).toMatchObject({ meanAbsolute: 50, share: 0.2, bias: -0.2 })
  expect(summary.errors.grams).toMatchObject({ share: 0 })
  expect(summary.ingredients).toMatchObject({ precision: 1, recall: 0.5, recallByWeight: 0.9 })
  expect(JSON.stringify(double.asked[0]?.body.messages)).toContain('data:image/jpeg;base64,')
})

test('a second try and an answer of no use are paid for as well', async () => {
  const { settings, double } = await connected({ text: 'no idea' }, { status: 500 }, saw(stew))
  const folder = await folderOf({ 'meals.csv': 'text,calories\nqzxv wvut,250\nqzxv wvut,250\n' })
  const { summary } = await evaluate(settings, wanted(folder, { prices: { input: 3, output: 15 } }), silent)
  expect(double.asked).toHaveLength(3)
  expect(summary.answered).toEqual({ model: 1, builtin: 0, none: 1 })
  // The double charges ten tokens each way; the failed call has unknown usage.
  expect(summary.spent).toEqual({ calls: 3, inputTokens: 20, outputTokens: 20, unreported: 1 })
  expect(summary.dollars).toBeCloseTo((20 * 3 + 20 * 15) / 1e6)
})

test('the day’s ceiling holds, and what the engine then answers is told apart', async () => {
  const { settings, double } = await connected(saw(food('zorg', 100, 100)))
  const folder = await folderOf({ 'meals.csv': 'text,calories\n100 g rice,130\n100 g rice,130\n' })
  const { summary, folder: read } = await evaluate(
    { ...settings, modelDailyBudget: 1 },
    wanted(folder),
    silent,
  )
  expect(double.asked).toHaveLength(1)
  expect(summary.answered).toEqual({ model: 1, builtin: 1, none: 0 })
  expect(summary.errors.calories?.answers).toBe(2)
  expect(summary.errorsByModel?.calories).toMatchObject({ answers: 1, share: 30 / 130 })
  expect(report(summary, read)).toContain(words.errorsByModel)
})

test('several runs are asked anew and show how far they differ', async () => {
  const { settings, double } = await connected(saw(stew), saw(food('zorg stew', 300, 100)))
  const { summary } = await evaluate(settings, wanted(await folderOf(oneMeal), { runs: 2 }), silent)
  expect(double.asked).toHaveLength(2)
  expect(summary.spread?.ofEnergy).toBeCloseTo(Math.sqrt(5000) / 250)
  expect(summary.spread?.runs).toEqual({ best: 0.2, worst: 0.2 })
})

test('every case is asked once, however many at the same time', async () => {
  const { settings, double } = await connected(saw(stew))
  const rows = Array.from({ length: 9 }, (_, at) => `zorg ${at},200\n`).join('')
  const folder = await folderOf({ 'meals.csv': `text,calories\n${rows}` })
  const { readings } = await evaluate(settings, wanted(folder, { atOnce: 4 }), silent)
  expect(new Set(readings.map(({ of }) => of.id)).size).toBe(9)
  expect(double.asked).toHaveLength(9)
})

test('fridges are measured by their ingredients alone', async () => {
  const seen = ['milk', 'eggs', 'zorg'].map((name) => ({ name, confidence: 0.9 }))
  const { settings } = await connected({ json: { foods: seen } })
  const folder = await folderOf({
    'fridges.csv': 'photo,ingredients\na.jpg,milk; egg; butter\n',
    'a.jpg': photo,
  })
  const { summary, folder: read } = await evaluate(settings, wanted(folder), silent)
  expect(summary.ingredients).toMatchObject({ precision: 2 / 3, recall: 2 / 3 })
  expect(report(summary, read).join('\n')).not.toMatch(new RegExp(words.errors))
})

test('the common items that stand in for an unseen fridge are no answer', async () => {
  const folder = await folderOf({
    'fridges.csv': 'photo,ingredients\na.jpg,milk; egg; butter\n',
    'a.jpg': photo,
  })
  const { summary } = await evaluate(engine, wanted(folder), silent)
  expect(summary.answered.none).toBe(1)
  expect(summary.ingredients).toBeUndefined()
})

test('without a model the engine reads descriptions and says why it cannot read photos', async () => {
  const folder = await folderOf({
    'meals.csv': 'text,photo,calories\n100 g cooked white rice,,130\n,a.jpg,130\n',
    'a.jpg': photo,
  })
  const { summary, folder: read } = await evaluate(engine, wanted(folder), silent)
  expect(summary.answered).toEqual({ model: 0, builtin: 1, none: 1 })
  expect(summary.spent.calls).toBe(0)
  expect(Object.keys(summary.why)[0]).toMatch(/Photos cannot be read here yet/)
  expect(summary.errors.calories?.share).toBeLessThan(0.05)
  expect(report(summary, read)).toContain(words.otherMeals)
})

test('a folder without cases is refused with a sentence', async () => {
  await expect(evaluate(engine, wanted(await folderOf({})), silent)).rejects.toThrow(
    /holds no labelled cases/,
  )
  const empty = await folderOf({ 'meals.csv': 'text,calories\n' })
  await expect(evaluate(engine, wanted(empty), silent)).rejects.toThrow(words.noCases(empty))
})
