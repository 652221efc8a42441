import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { analyzeMeal } from '#contract/nutrition/nutrition.ts'
import { askCoach } from '#contract/training/coach.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { users } from '#server/features/access/table.ts'
import { type Caller, testApp } from '#server/testing.ts'

const real = layeredAi(undefined, { spend: async () => false, log: { warn() {} } })
let running = 0
let most = 0
let gate = Promise.withResolvers<void>()

/** Counts concurrent calls and delays each until the gate opens. */
function counted<Args extends unknown[], Answer>(work: (...args: Args) => Promise<Answer>) {
  return async (...args: Args) => {
    most = Math.max(most, ++running)
    await gate.promise
    running--
    return work(...args)
  }
}

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({
    ai: {
      ...real,
      analyzeMeal: counted(real.analyzeMeal),
      answerQuestion: counted(real.answerQuestion),
    },
  })
  for (const name of ['ann', 'bob']) await app.as(name).raw({ method: 'GET', url: '/api/user' })
  await app.db.update(users).set({ subscriptionTier: 'pro' })
})
afterAll(() => app.close())
beforeEach(() => {
  running = 0
  most = 0
  gate = Promise.withResolvers()
})

test.each<[string, number, (person: Caller) => Promise<unknown>]>([
  [
    'requests with a form of ten megabytes',
    4,
    (person) => person.call(analyzeMeal, { form: { notes: '2 eggs' } }),
  ],
  [
    'other expensive requests',
    6,
    (person) =>
      person.call(askCoach, { body: { question: 'How many calories do I burn running for 30 minutes?' } }),
  ],
])(
  'of %s %i of a person are worked on at once, and another person is let in',
  async (_kind, atOnce, send) => {
    const ofAnn = Array.from({ length: atOnce + 4 }, () => send(app.as('ann')))
    await expect.poll(() => running).toBeGreaterThanOrEqual(atOnce)
    const ofBob = send(app.as('bob'))
    await expect.poll(() => running).toBeGreaterThan(atOnce)
    gate.resolve()
    await Promise.all([...ofAnn, ofBob])
    expect(most).toBe(atOnce + 1)
  },
)
