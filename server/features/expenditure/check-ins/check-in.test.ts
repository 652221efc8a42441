import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeProfile } from '#contract/account/profile.ts'
import { answerCheckIn, type CheckIn, getCheckIn, undoCheckIn } from '#contract/check-ins.ts'
import { defaultGoals, type Goals, getGoals, setGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { testApp } from '#server/testing.ts'
import { diariesOf } from '../testing.ts'

/** A Saturday. */
const today = '2026-11-21'
const monday = '2026-11-16'
let app: Awaited<ReturnType<typeof testApp>>
let live: ReturnType<typeof diariesOf>['live']
beforeAll(async () => {
  app = await testApp()
  ;({ live } = diariesOf(app, today))
})
beforeEach(() => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
})
afterAll(() => app.close())

const known = { height: 178, sex: 'male', birthDate: '1986-01-01', activityLevel: 'moderate' } as const
const current = (name: string) => app.as(name).call(getCheckIn)
const goalsOf = (name: string) => app.as(name).call(getGoals)
const isDue = async (name: string) =>
  (await app.as(name).call(getDashboardStats, { query: {} })).present?.checkInDue
const set = (name: string, goals: Partial<Goals>) =>
  app.as(name).call(setGoals, { body: { ...defaultGoals, ...goals } })
const figures = ({ dailyCalorieGoal, proteinGoal, carbGoal, fatGoal }: Goals) => ({
  dailyCalorieGoal,
  proteinGoal,
  carbGoal,
  fatGoal,
})
const accept = async (name: string) => {
  const goals = (await due(name)).proposal
  return app.as(name).call(answerCheckIn, { body: { answer: 'accept', monday, goals } })
}
const own = { dailyCalorieGoal: 2050, proteinGoal: 140, carbGoal: 210, fatGoal: 70 }
const change = (name: string, goals = own) =>
  app.as(name).call(answerCheckIn, { body: { answer: 'change', monday, goals } })
const leave = (name: string) => app.as(name).call(answerCheckIn, { body: { answer: 'leave', monday } })
const undo = (name: string) => app.as(name).call(undoCheckIn, { params: { monday } })

async function due(name: string): Promise<Extract<CheckIn, { state: 'due' }>> {
  const answer = await current(name)
  if (answer.state !== 'due') throw new Error(`The check-in is ${answer.state}.`)
  return answer
}

/** Thirty days of 2 300 kcal at a steady weight, with goals. */
async function ready(name: string, goals: Partial<Goals> = { fitnessObjective: 'weight_loss' }) {
  await app.as(name).call(changeProfile, { body: known })
  await live(name, 30, 2300)
  await set(name, goals)
}

test('before there is enough it is refused for the reasons of the estimate, and nothing is answered', async () => {
  await set('ann', { fitnessObjective: 'weight_loss' })
  expect(await current('ann')).toEqual({
    state: 'not_enough',
    monday,
    earlier: [],
    needs: [
      { what: 'days', have: 0, want: 21 },
      { what: 'completeDays', have: 0, want: 14 },
      { what: 'weighIns', have: 0, want: 6 },
    ],
  })
  expect(await isDue('ann')).toBe(false)
  await expect(leave('ann')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('not enough'),
  })
  // The weigh-ins are there, the complete days are not.
  await live('ann', 25, 2300, { odd: Object.fromEntries(Array.from({ length: 14 }, (_, at) => [at + 2, 0])) })
  expect(await current('ann')).toMatchObject({ state: 'not_enough' })
  expect(await isDue('ann')).toBe(false)
})

test('without goals it says that an aim is missing', async () => {
  await live('bea', 30, 2300)
  expect(await current('bea')).toMatchObject({ state: 'no_aim', weightTrend: 80 })
  expect(await isDue('bea')).toBe(false)
  await expect(leave('bea')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Set your goals'),
  })
})

test('a proposal follows from expenditure and aim by the rules of the goal assistant, and says why', async () => {
  await ready('cy')
  const { expenditure, now, proposal, explanation, care, ratePerWeek } = await due('cy')
  expect(now).toEqual(figures(defaultGoals))
  expect(Math.abs(ratePerWeek)).toBeLessThan(0.05)
  // A fifth of the need below it.
  const calories = Math.round((expenditure.kilocalories * 0.8) / 10) * 10
  expect(proposal.dailyCalorieGoal).toBe(calories)
  expect(
    Math.abs(4 * proposal.proteinGoal + 4 * proposal.carbGoal + 9 * proposal.fatGoal - calories),
  ).toBeLessThanOrEqual(5)
  // 1.8 g for each of 80 kg.
  expect(proposal.proteinGoal).toBe(144)
  expect(explanation).toBe(
    `You ate 2,300 kcal a day and your weight stood still; a loss of 0.4 kg a week is planned. Proposed are ${calories.toLocaleString('en-US')} kcal a day, ${2000 - calories} less than your goal of 2,000.`,
  )
  expect(care).toBeNull()
  expect(await isDue('cy')).toBe(true)
})

test('the sentence is in the person’s units', async () => {
  await ready('dan', { fitnessObjective: 'muscle_gain' })
  await app.as('dan').call(changeProfile, { body: { units: 'imperial' } })
  expect((await due('dan')).explanation).toMatch(
    /your weight stood still; a gain of 0\.\d lb a week is planned\. Proposed are [\d,]+ kcal a day, \d+ more than your goal of 2,000\.$/,
  )
})

test('an aim that would go below the safe minimum is held there, and it is said', async () => {
  await app.as('eva').call(changeProfile, { body: known })
  await live('eva', 30, 1450)
  await set('eva', { fitnessObjective: 'weight_loss' })
  const { proposal, explanation, care } = await due('eva')
  expect(proposal.dailyCalorieGoal).toBe(1500)
  expect(explanation).toContain('Less than 1,500 kcal a day is not proposed.')
  // Less is found than a body of his uses at rest.
  expect(care).toContain('more is eaten than logged')
})

test('a minor’s weight is held, with the words of the goal assistant', async () => {
  await ready('fin')
  await app.as('fin').call(changeProfile, { body: { birthDate: '2010-01-01' } })
  const { proposal, expenditure, explanation, care } = await due('fin')
  expect(proposal.dailyCalorieGoal).toBe(expenditure.kilocalories)
  expect(explanation).toContain('it is to stay')
  expect(care).toContain('made for adults')
})

test('a pregnant or breastfeeding woman is proposed no deficit, and one sentence says why', async () => {
  await ready('fay')
  const proposed = async (motherhood: 'pregnancy' | 'lactation') => {
    await app.as('fay').call(changeProfile, { body: { sex: 'female', motherhood } })
    const { proposal, expenditure, explanation, care } = await due('fay')
    return { change: proposal.dailyCalorieGoal - expenditure.kilocalories, explanation, care }
  }
  expect(await proposed('pregnancy')).toEqual({
    change: 260,
    explanation: expect.stringContaining('a gain of 0.2 kg a week is planned'),
    care: expect.stringMatching(/^While you are pregnant no deficit is proposed[^.]+\.$/),
  })
  expect(await proposed('lactation')).toEqual({
    change: 0,
    explanation: expect.stringContaining('it is to stay'),
    care: expect.stringMatching(/^While you breastfeed no deficit is proposed[^.]+\.$/),
  })
})

test('accepting makes the proposal the goals, keeps the others, and closes the week', async () => {
  await ready('gus', { fitnessObjective: 'weight_loss', weeklyWorkoutGoal: 6 })
  const { proposal, now } = await due('gus')
  const answered = await accept('gus')
  expect(answered).toEqual({ monday, answer: 'accept', before: now, after: proposal })
  expect(await goalsOf('gus')).toEqual({
    ...defaultGoals,
    fitnessObjective: 'weight_loss',
    weeklyWorkoutGoal: 6,
    ...proposal,
    areDefaults: false,
  })
  expect(await current('gus')).toEqual({ state: 'answered', monday, answered, earlier: [] })
  expect(await isDue('gus')).toBe(false)
})

test('own figures become the goals, within the bounds of the goals form', async () => {
  await ready('hal')
  await expect(change('hal', { ...own, dailyCalorieGoal: 999 })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { 'goals.dailyCalorieGoal': 'Minimum 1000 calories' } },
  })
  expect((await current('hal')).state).toBe('due')
  expect(await change('hal')).toMatchObject({ answer: 'change', after: own })
  expect(figures(await goalsOf('hal'))).toEqual(own)
})

test('leaving keeps the goals and hides the proposal of this week alone', async () => {
  await ready('ida')
  const before = await goalsOf('ida')
  await leave('ida')
  expect(await goalsOf('ida')).toEqual(before)
  expect(await isDue('ida')).toBe(false)
  app.clock.now = new Date('2026-11-23T09:00:00Z')
  expect(await current('ida')).toMatchObject({
    state: 'due',
    monday: '2026-11-23',
    earlier: [{ monday, answer: 'leave' }],
  })
  expect(await isDue('ida')).toBe(true)
})

test('a double tap and a second device give one answer, another answer is refused', async () => {
  await ready('jo')
  const goals = (await due('jo')).proposal
  const body = { answer: 'accept', monday, goals } as const
  const tap = (key: string) => app.as('jo').call(answerCheckIn, { body, key })
  const [one, two, other] = await Promise.all([tap('one'), tap('one'), tap('two')])
  expect(two).toEqual(one)
  expect(other).toEqual(one)
  await expect(leave('jo')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('answered already'),
  })
  expect(figures(await goalsOf('jo'))).toEqual(goals)
})

test('undoing brings the goals of before back, and the check-in with them', async () => {
  await ready('kim')
  const before = await goalsOf('kim')
  await accept('kim')
  await undo('kim')
  expect(await goalsOf('kim')).toEqual(before)
  await leave('kim')
  await undo('kim')
  expect((await current('kim')).state).toBe('due')
  await expect(undo('kim')).rejects.toMatchObject({ code: 'not_found' })
})

test('undoing leaves goals alone that were changed since', async () => {
  await ready('lou')
  await accept('lou')
  await set('lou', { dailyCalorieGoal: 1900 })
  await undo('lou')
  expect((await goalsOf('lou')).dailyCalorieGoal).toBe(1900)
})

test('a proposal that is not the shown one any more, and a week that is over, are refused and change nothing', async () => {
  await ready('max')
  const { proposal } = await due('max')
  const body = { answer: 'accept', monday, goals: { ...proposal, dailyCalorieGoal: 1990 } } as const
  await expect(app.as('max').call(answerCheckIn, { body })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('has changed'),
  })
  app.clock.now = new Date('2026-11-23T09:00:00Z')
  await expect(leave('max')).rejects.toMatchObject({ code: 'gone' })
  await expect(undo('max')).rejects.toMatchObject({ code: 'gone' })
  expect(figures(await goalsOf('max'))).toEqual(figures(defaultGoals))
  await expect(
    app.as('max').call(answerCheckIn, { body: { answer: 'leave', monday: '2026-11-24' } }),
  ).rejects.toMatchObject({ code: 'invalid' })
})

test('a check-in is a person’s own, and a stranger is asked to sign in', async () => {
  await ready('ned')
  await leave('ned')
  await set('oda', {})
  expect((await current('oda')).state).toBe('not_enough')
  await expect(undo('oda')).rejects.toMatchObject({ code: 'not_found' })
  expect((await current('ned')).state).toBe('answered')
  await expect(app.stranger.call(getCheckIn)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(app.stranger.call(answerCheckIn, { body: { answer: 'leave', monday } })).rejects.toMatchObject(
    { code: 'unauthenticated' },
  )
})
