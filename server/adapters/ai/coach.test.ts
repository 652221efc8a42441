import { expect, onTestFinished, test } from 'vitest'
import { energyOf } from '#contract/activities.ts'
import { memoryBudget } from './daily-budget.ts'
import { modelDouble, type Reply } from './double.ts'
import { layeredAi } from './layered-ai.ts'

const log = { warn() {} }
const alone = layeredAi(undefined, { spend: memoryBudget(10), log })
const run = { question: 'How many calories do 30 minutes of running burn?', kilograms: 80 }
const other = { question: 'How do I warm up?', kilograms: undefined }

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
  const { ai } = await connected(says(0, 'Walk for five minutes, then jog slowly.'))
  expect(await ai.answerQuestion(other)).toEqual({
    answer: 'Walk for five minutes, then jog slowly.',
    source: 'model',
  })
  await expect(alone.answerQuestion(other)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('30 minutes of running'),
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
