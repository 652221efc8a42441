import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { energyOf } from '#contract/activities/activities.ts'
import { askCoach } from '#contract/training/coach.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const body = { question: 'How many calories do 30 minutes of running burn?' }

test('a question about energy is answered with its number first, for the person’s own weight', async () => {
  const ann = app.as('ann')
  const { answer, source } = await ann.call(askCoach, { body })
  expect(source).toBe('builtin')
  expect(answer).toMatch(new RegExp(`^${energyOf('running', 30)} kcal: `))
  await ann.call(changeProfile, { body: { weight: 90 } })
  expect((await ann.call(askCoach, { body })).answer).toMatch(
    new RegExp(`^${energyOf('running', 30, 90)} kcal: `),
  )
})

test('what nobody can answer is said to be so, with what can be asked', async () => {
  const asked = app.as('bob').call(askCoach, { body: { question: 'Will it rain?' } })
  await expect(asked).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('30 minutes of running'),
  })
})

test('questions that are none are refused by field, and strangers are asked to sign in', async () => {
  for (const question of ['', '   ', 'x'.repeat(2001), 'a\0b'])
    await expect(app.as('cy').call(askCoach, { body: { question } })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { question: expect.any(String) } },
    })
  await expect(app.stranger.call(askCoach, { body })).rejects.toMatchObject({ code: 'unauthenticated' })
})
