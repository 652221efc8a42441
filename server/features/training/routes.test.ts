import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { energyOf, logActivity } from '#contract/activities/activities.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { askCoach } from '#contract/training/coach.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
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

test('what cannot be answered is said to be so, with what can be asked', async () => {
  const { answer, source } = await app
    .as('bob')
    .call(askCoach, { body: { question: 'Who won the cup in 2014?' } })
  expect(answer).toMatch(/^I cannot answer that from what I know\. I can help with training/)
  expect(source).toBe('builtin')
})

test('a written day beats the profile, and the answer says so', async () => {
  const dora = app.as('dora')
  await dora.call(changeProfile, {
    body: { weight: 70, height: 168, sex: 'female', birthDate: '1990-01-01', activityLevel: 'moderate' },
  })
  const ask = async (question: string) => (await dora.call(askCoach, { body: { question } })).answer
  expect(await ask('I sit a lot, how many calories do I need?')).toContain(
    'You wrote that you sit a lot, so this counts as sedentary, though your profile says moderately active.',
  )
  expect(await ask('How many calories do I need?')).not.toContain('You wrote')
  expect(await ask('How much protein do I need at 60 kg?')).toContain(
    'You wrote 60 kg, so that counts, though your profile says 70 kg.',
  )
  expect(await ask('sore legs, today')).toMatch(/^Sore legs, today: train the upper body/)
})

test('questions on one’s own figures are answered from the diary of the person who asks', async () => {
  const erin = app.as('erin')
  const ask = async (name: string, question: string) =>
    (await app.as(name).call(askCoach, { body: { question } })).answer
  await erin.call(logNutrition, {
    body: { foodName: 'Rice', calories: 640, protein: 12, mealType: 'lunch', targetDate: '2026-11-21' },
  })
  await erin.call(logActivity, {
    body: {
      activityType: 'running',
      startTime: '2026-11-21T15:00:00Z',
      duration: 1800,
      distance: 5,
    },
  })
  expect(await ask('erin', 'How many calories have I left today?')).toContain('1360 kcal are left')
  expect(await ask('erin', 'How much protein is left for today?')).toContain('138 g of protein are left')
  expect(await ask('erin', 'When was my last workout?')).toBe(
    'Your last session was running today: 5 km in 30 minutes.',
  )
  expect(await ask('erin', 'Am I on track with my workouts this week?')).toContain('1 of 4 workouts')
  expect(await ask('fred', 'How many calories have I left today?')).toContain('Nothing is logged today')
  expect(await ask('fred', 'When was my last workout?')).toBe('No session is logged yet.')
})

test('questions that are none are refused by field, and strangers are asked to sign in', async () => {
  for (const question of ['', '   ', 'x'.repeat(2001), 'a\0b'])
    await expect(app.as('cy').call(askCoach, { body: { question } })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { question: expect.any(String) } },
    })
  await expect(app.stranger.call(askCoach, { body })).rejects.toMatchObject({ code: 'unauthenticated' })
})
