import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { modelDouble, type Reply } from '../double.ts'
import { memoryBudget } from './daily-budget.ts'
import { connectModel } from './model.ts'
import { ImplausibleAnswer } from './model-error.ts'

const timeoutMs = 1500
const question = {
  instructions: 'Name a fruit.',
  question: 'The notes: "round"',
  schema: z.object({ fruit: z.string() }),
  read: (answer: { fruit: string }) => answer,
}

async function modelThat(...replies: [Reply, ...Reply[]]) {
  const double = await modelDouble(...replies)
  onTestFinished(double.stop)
  const logged: object[] = []
  const model = (budget = 100) =>
    connectModel(
      { provider: 'openai-compatible', baseUrl: double.baseUrl, apiKey: 'k3y', name: 'tiny', timeoutMs },
      memoryBudget(budget),
      { warn: (about) => void logged.push(about) },
    )
  return { double, model, logged }
}

const apple = { json: { fruit: 'apple' } }

test('an answer of the asked shape is given on, without what was not asked for', async () => {
  const { double, model } = await modelThat({ json: { fruit: 'apple', admin: true } })
  expect(await model().ask(question)).toEqual({ fruit: 'apple' })
  expect(double.asked[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer k3y',
    body: { model: 'tiny', response_format: { type: 'json_schema' } },
  })
  expect(double.asked[0]?.body).not.toHaveProperty('tools')
})

test('an answer fenced as in a chat is understood', async () => {
  const { model, double } = await modelThat({ text: '```json\n{"fruit":"apple"}\n```' })
  expect(await model().ask(question)).toEqual({ fruit: 'apple' })
  expect(double.asked).toHaveLength(1)
})

test('a photo travels inside the request, so that nobody has to fetch it', async () => {
  const { double, model } = await modelThat(apple)
  await model().ask({ ...question, photo: Buffer.from('jpeg') })
  expect(JSON.stringify(double.asked[0]?.body.messages)).toContain('data:image/jpeg;base64,anBlZw==')
})

test.each<[string, Reply]>([
  ['of another shape', { json: { vegetable: 'leek' } }],
  ['that is prose', { text: 'I would say an apple.' }],
  ['whose JSON ends early', { text: '{"fruit":"app' }],
  ['with a server error', { status: 500 }],
  ['that hangs up', 'hang up'],
])('after an answer %s it is asked once more', async (_, reply) => {
  const { double, model } = await modelThat(reply, apple)
  expect(await model().ask(question)).toEqual({ fruit: 'apple' })
  expect(double.asked).toHaveLength(2)
})

test('an answer that cannot be true is asked for once more', async () => {
  const { double, model } = await modelThat({ json: { fruit: 'stone' } }, apple)
  const read = (answer: { fruit: string }) => {
    if (answer.fruit === 'stone') throw new ImplausibleAnswer('no fruit')
    return answer
  }
  expect(await model().ask({ ...question, read })).toEqual({ fruit: 'apple' })
  expect(double.asked).toHaveLength(2)
})

test.each<[string, Reply, number]>([
  ['hangs', 'hang', 1],
  ['trickles for ever', 'trickle', 1],
  ['is over its limit', { status: 429, headers: { 'retry-after': '60' } }, 1],
  ['refuses the key', { status: 401 }, 1],
  ['sends us elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }, 1],
  ['sends 10 MB', 'huge', 1],
  ['keeps failing', { status: 503 }, 2],
  ['keeps answering nonsense', { text: 'banana?' }, 2],
  ['cuts its answer short', 'cut short', 2],
  ['is no model server', 'not JSON', 1],
])('a server that %s is given up in time', async (_, reply, requests) => {
  const { double, model, logged } = await modelThat(reply)
  await expect(model().ask(question)).rejects.toMatchObject({ failure: 'no answer' })
  expect(double.asked.length).toBe(requests)
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toMatch(/round|k3y|banana/)
})

test('a server that is away is given up at once', async () => {
  const away = connectModel(
    {
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:1/v1',
      apiKey: undefined,
      name: 'tiny',
      timeoutMs,
    },
    memoryBudget(9),
    { warn() {} },
  )
  await expect(away.ask(question)).rejects.toMatchObject({ failure: 'no answer' })
})

test('the day’s ceiling counts every request, repeated ones too', async () => {
  const { double, model } = await modelThat({ text: 'nonsense' })
  await expect(model(1).ask(question)).rejects.toMatchObject({ failure: 'used up' })
  expect(double.asked).toHaveLength(1)
})

test('what an answer costs is told, also when it is of no use', async () => {
  const double = await modelDouble({ text: 'no idea' }, { json: { fruit: 'apple' } })
  onTestFinished(double.stop)
  const used: object[] = []
  const model = connectModel(
    { provider: 'openai-compatible', baseUrl: double.baseUrl, apiKey: undefined, name: 'tiny', timeoutMs },
    memoryBudget(100),
    { warn() {} },
    ({ inputTokens, outputTokens }) => void used.push({ inputTokens, outputTokens }),
  )
  await model.ask(question)
  expect(used).toEqual([
    { inputTokens: 10, outputTokens: 10 },
    { inputTokens: 10, outputTokens: 10 },
  ])
})
