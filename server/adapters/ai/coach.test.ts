import { expect, onTestFinished, test } from 'vitest'
import { energyOf } from '#contract/activities/activities.ts'
import type { CoachedPerson } from '#server/knowledge/coach/coached-person.ts'
import { modelDouble, type Reply } from './double.ts'
import { layeredAi } from './layered-ai.ts'
import { memoryBudget } from './model/daily-budget.ts'

const log = { warn() {} }
const alone = layeredAi(undefined, { spend: memoryBudget(10), log })
const someone = (weight: number | null): CoachedPerson => ({
  today: '2026-11-24',
  profile: {
    weight,
    height: null,
    age: null,
    sex: 'unspecified',
    motherhood: null,
    activityLevel: null,
    dietaryPreferences: [],
    allergies: [],
  },
  diary: undefined,
})
const run = { question: 'How many calories do 30 minutes of running burn?', person: someone(80) }
const other = { question: 'Which music suits a rowing session?', person: someone(null) }

async function connected(...replies: [Reply, ...Reply[]]) {
  const double = await modelDouble(...replies)
  onTestFinished(double.stop)
  const provider = 'openai-compatible' as const
  const timeoutMs = replies[0] === 'hang' ? 300 : 5000
  const model = { provider, baseUrl: double.baseUrl, apiKey: undefined, name: 'tiny', timeoutMs }
  return { double, ai: layeredAi(model, { spend: memoryBudget(10), log }) }
}

const says = (kilocalories: number, text: string): Reply => ({ json: { kilocalories, text } })

test('a model’s estimate begins with its number, its words come as one clean line of bounded length', async () => {
  const { ai, double } = await connected(
    says(480.4, `At an easy\n\npace.\u202e ${'So it goes. '.repeat(400)}`),
  )
  const { answer, source } = await ai.answerQuestion(run)
  expect(source).toBe('model')
  expect(answer).toMatch(/^480 kcal: At an easy pace\. So it goes\./)
  expect(answer.length).toBeLessThan(1300)
  expect(JSON.stringify(double.asked[0]!.body)).toContain('80 kg')
})

test('a model answers what the built-in knowledge cannot', async () => {
  const { ai } = await connected(says(0, 'Anything at twenty-four beats of the oar.'))
  expect(await ai.answerQuestion(other)).toEqual({
    answer: 'Anything at twenty-four beats of the oar.',
    source: 'model',
  })
  expect(await alone.answerQuestion(other)).toEqual({
    answer: expect.stringMatching(/^I cannot answer that from what I know\. I can help with training/),
    source: 'builtin',
  })
})

test.each<[string, Reply]>([
  ['is silent', 'hang'],
  ['is broken', { status: 500 }],
  ['answers nonsense', { text: 'I am a teapot' }],
  ['says nothing', says(0, '')],
  ['gives no estimate where one was asked for', says(0, 'It depends.')],
  ['estimates what nobody burns in that time', says(9000, 'A lot.')],
  ['estimates next to nothing', says(12, 'Hardly any.')],
  ['estimates below zero', says(-400, 'You gain energy.')],
])('the formula answers when the model %s', async (_, reply) => {
  const { ai } = await connected(reply)
  const { answer, source } = await ai.answerQuestion(run)
  expect(source).toBe('builtin')
  expect(answer).toMatch(new RegExp(`^${energyOf('running', 30, 80)} kcal: `))
})

test('a model that fails on another question leaves it honestly unanswered', async () => {
  const { ai } = await connected({ status: 500 })
  await expect(ai.answerQuestion(other)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a coach’s usual question is answered by the built-in knowledge where no model can', async () => {
  const { ai } = await connected({ status: 500 })
  const usual = { question: 'How do I warm up?', person: someone(null) }
  for (const one of [alone, ai])
    expect(await one.answerQuestion(usual)).toMatchObject({
      source: 'builtin',
      answer: expect.stringContaining('Five to ten minutes'),
    })
})

test('what belongs to a doctor reaches no model', async () => {
  const { ai, double } = await connected(says(0, 'Push through it.'))
  for (const question of [
    'I feel chest pain when I run',
    'I want to kill myself',
    'my urine is brown after leg day',
  ])
    expect(await ai.answerQuestion({ question, person: someone(null) })).toMatchObject({ source: 'builtin' })
  expect(double.asked).toHaveLength(0)
})

test('the person’s own figures are answered here, since no model knows them', async () => {
  const { ai, double } = await connected(says(0, 'About a thousand.'))
  const figures = { calories: 1100, protein: 60, carbs: 100, fat: 30, water: 0 }
  const person: CoachedPerson = {
    ...someone(70),
    diary: {
      eaten: figures,
      goals: { ...figures, calories: 1900 },
      burned: 0,
      workouts: { thisWeek: 1, goal: 3 },
      last: undefined,
      next: undefined,
    },
  }
  const { answer, source } = await ai.answerQuestion({
    question: 'How many calories are left today?',
    person,
  })
  expect({ answer, source }).toEqual({
    answer: expect.stringContaining('800 kcal are left'),
    source: 'builtin',
  })
  expect(double.asked).toHaveLength(0)
})

test('words that only begin like a warning do not hide the answer', async () => {
  const { ai } = await connected(says(350, 'At a steady pace.'))
  const question = 'How many calories does a person burn rowing for 30 minutes? Reply with the number only.'
  expect((await ai.answerQuestion({ question, person: someone(70) })).answer).toMatch(/^350 kcal/)
  const fluid = { question: 'What number of ounces of fluid suits a rower?', person: someone(null) }
  expect(await ai.answerQuestion(fluid)).toMatchObject({ source: 'model' })
})
