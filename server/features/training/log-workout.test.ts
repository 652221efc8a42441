import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import {
  getActivity,
  getActivityStats,
  listRecentActivities,
  logActivity,
  removeActivity,
} from '#contract/activities/activities.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { getSchedule, listSchedules, removeSchedule } from '#contract/training/schedules.ts'
import {
  completeWorkout,
  generateWorkout,
  getWorkout,
  removeWorkout,
  type SavedWorkout,
  saveWorkout,
  takeBackWorkout,
  workSeconds,
} from '#contract/training/workouts.ts'
import { testApp } from '#server/testing.ts'
import { keptSchedule, request } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

async function become(name: string, tier: string) {
  const { id } = await app.as(name).call(getUser)
  await app.db.$client.query('update users set subscription_tier = $2 where id = $1', [id, tier])
}
async function saved(name: string): Promise<SavedWorkout> {
  const made = await app.as(name).call(generateWorkout, { body: request })
  return app.as(name).call(saveWorkout, { body: made })
}
const feedbackOf = ({ workout }: SavedWorkout, rpe: number | null = null) =>
  workout.blocks.flatMap(({ exercises }) =>
    exercises.map(({ exerciseId, name, sets }) => ({ exerciseId, name, setsDone: sets, rpe })),
  )
const done = {
  title: 'Strength for the whole body',
  workoutType: 'strength' as const,
  startTime: '2026-11-21T12:00:00.000Z',
  duration: 1800,
  activeSeconds: 1000,
}
const refusedOn = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})

test('a workout that is sent again after its activity was removed stays removed', async () => {
  const zoe = app.as('zoe')
  const body = { ...done, id: randomUUID() }
  await zoe.call(completeWorkout, { body })
  await zoe.call(removeActivity, { params: { id: body.id } })
  await expect(zoe.call(completeWorkout, { body })).rejects.toMatchObject({ code: 'not_found' })
  expect(await zoe.call(listRecentActivities, { query: {} })).toEqual([])
})

test('a workout that was done is an activity of the coach, in all totals, and counted at the workout', async () => {
  const ann = app.as('ann')
  const kept = await saved('ann')
  const id = randomUUID()
  const body = { ...done, id, workoutId: kept.id, rpe: 7, exercises: feedbackOf(kept), notes: 'Felt good' }
  const activity = await ann.call(completeWorkout, { body })
  expect(activity).toMatchObject({
    id,
    activityType: 'weightlifting',
    source: 'coach',
    startTime: done.startTime,
    endTime: '2026-11-21T12:30:00.000Z',
    duration: 1800,
    movingTime: 1000,
    routeName: done.title,
    notes: 'Felt good',
    hasRoute: false,
    day: '2026-11-21',
  })
  const share = Math.min(2, 1000 / workSeconds(kept.workout))
  expect(activity.caloriesBurned).toBeCloseTo(kept.workout.calories * share, -1)
  expect(await ann.call(listRecentActivities, { query: {} })).toEqual([activity])
  expect(await ann.call(getActivityStats)).toMatchObject({ totalActivities: 1, totalDuration: 1800 })
  expect(await ann.call(getDashboardStats, { query: {} })).toMatchObject({ totalWorkouts: 1 })
  expect(await ann.call(getWorkout, { params: { id: kept.id } })).toMatchObject({
    timesDone: 1,
    lastDoneAt: activity.endTime,
  })
})

test('sent again, with or without a key, it is logged once', async () => {
  const bob = app.as('bob')
  const kept = await saved('bob')
  const body = { ...done, id: randomUUID(), workoutId: kept.id }
  const [first, second] = await Promise.all([1, 2].map(() => bob.call(completeWorkout, { body })))
  expect(second).toEqual(first)
  expect(await bob.call(completeWorkout, { body, key: body.id })).toEqual(first)
  expect(await bob.call(getActivityStats)).toMatchObject({ totalActivities: 1 })
  expect(await bob.call(getWorkout, { params: { id: kept.id } })).toMatchObject({ timesDone: 1 })
})

test('an end that is taken back leaves no trace, and the same id is logged anew', async () => {
  const pam = app.as('pam')
  const kept = await saved('pam')
  const { id: scheduleId, schedule } = await keptSchedule(pam)
  const sessionId = schedule.weeks[0]!.sessions[0]!.id
  const earlier = { ...done, id: randomUUID(), workoutId: kept.id, startTime: '2026-11-20T12:00:00.000Z' }
  await pam.call(completeWorkout, { body: earlier })
  const body = { ...done, id: randomUUID(), workoutId: kept.id, scheduleId, sessionId, rpe: 9 }
  const params = { id: body.id }
  const first = await pam.call(completeWorkout, { body, key: 'first' })

  await pam.call(takeBackWorkout, { params, key: 'back' })
  expect(await pam.call(takeBackWorkout, { params, key: 'back' })).toBeNull()
  expect(await pam.call(getActivityStats)).toMatchObject({ totalActivities: 1, totalDuration: 1800 })
  expect(await pam.call(getDashboardStats, { query: {} })).toMatchObject({ totalWorkouts: 1 })
  expect(await pam.call(getWorkout, { params: { id: kept.id } })).toMatchObject({
    timesDone: 1,
    lastDoneAt: '2026-11-20T12:30:00.000Z',
  })
  expect((await pam.call(listSchedules, { query: {} }))[0]).toMatchObject({ done: 0 })
  await expect(pam.call(takeBackWorkout, { params })).rejects.toMatchObject({ code: 'not_found' })

  const again = await pam.call(completeWorkout, { body: { ...body, duration: 2400 }, key: 'second' })
  expect(again).toEqual({
    ...first,
    duration: 2400,
    endTime: '2026-11-21T12:40:00.000Z',
    caloriesBurned: again.caloriesBurned,
  })
  expect(await pam.call(getWorkout, { params: { id: kept.id } })).toMatchObject({ timesDone: 2 })
  expect((await pam.call(listSchedules, { query: {} }))[0]).toMatchObject({ done: 1 })
  expect(await pam.call(getActivity, { params })).toMatchObject({ effort: 9 })
})

test('an end whose activity was removed by hand can be taken back, and logged anew', async () => {
  const quinn = app.as('quinn')
  const body = { ...done, id: randomUUID() }
  await quinn.call(completeWorkout, { body })
  await quinn.call(removeActivity, { params: { id: body.id } })
  await quinn.call(takeBackWorkout, { params: { id: body.id } })
  expect(await quinn.call(completeWorkout, { body })).toMatchObject({ id: body.id })
})

test('nobody takes back another’s end, nor an activity that is none', async () => {
  const body = { ...done, id: randomUUID() }
  await app.as('rex').call(completeWorkout, { body })
  const params = { id: body.id }
  await expect(app.as('sue').call(takeBackWorkout, { params })).rejects.toMatchObject({ code: 'not_found' })
  await expect(app.stranger.call(takeBackWorkout, { params })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect(await app.as('rex').call(getActivity, { params })).toMatchObject({ source: 'coach' })
  const run = { activityType: 'running' as const, startTime: done.startTime, duration: 600 }
  const { id } = await app.as('rex').call(logActivity, { body: run })
  await expect(app.as('rex').call(takeBackWorkout, { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await app.as('rex').call(getActivityStats)).toMatchObject({ totalActivities: 2 })
})

test('nobody loses a workout because its plan was removed meanwhile', async () => {
  const cy = app.as('cy')
  const kept = await saved('cy')
  const schedule = await keptSchedule(cy)
  const session = schedule.schedule.weeks[0]!.sessions[0]!
  await cy.call(removeWorkout, { params: { id: kept.id } })
  await cy.call(removeSchedule, { params: { id: schedule.id } })
  const one = { ...done, id: randomUUID(), workoutId: kept.id }
  const other = { ...done, id: randomUUID(), scheduleId: schedule.id, sessionId: session.id }
  for (const body of [one, other])
    expect((await cy.call(completeWorkout, { body })).caloriesBurned).toBeGreaterThan(50)
  expect(await cy.call(getActivityStats)).toMatchObject({ totalActivities: 2 })
})

test('a session of a schedule is done, and a run of it is running', async () => {
  const dee = app.as('dee')
  const { id, schedule } = await keptSchedule(dee, { trainingGoal: '5k_training' })
  const session = schedule.weeks[0]!.sessions.find(({ kind }) => kind === 'easy_run')!
  const body = {
    ...done,
    id: randomUUID(),
    scheduleId: id,
    sessionId: session.id,
    workoutType: 'cardio' as const,
  }
  expect(await dee.call(completeWorkout, { body })).toMatchObject({ activityType: 'running' })
  const after = await dee.call(getSchedule, { params: { id } })
  const states = after.schedule.weeks.flatMap(({ sessions }) => sessions.map((one) => [one.id, one.state]))
  expect(states.filter(([, state]) => state === 'done')).toEqual([[session.id, 'done']])
  const [listed] = await dee.call(listSchedules, { query: {} })
  expect(listed).toMatchObject({ done: 1, total: states.length })
  expect(listed!.next!.id).not.toBe(session.id)
})

test('energy is counted for the weight of the profile, and rests count little', async () => {
  const eli = app.as('eli')
  const log = async (activeSeconds: number) =>
    (await eli.call(completeWorkout, { body: { ...done, id: randomUUID(), activeSeconds } })).caloriesBurned!
  const [lazy, busy] = [await log(200), await log(1600)]
  expect(busy).toBeGreaterThan(lazy * 2)
  await eli.call(changeProfile, { body: { weight: 140 } })
  expect(Math.abs((await log(1600)) - 2 * busy)).toBeLessThanOrEqual(1)
})

test.each([
  ['activeSeconds', { activeSeconds: 1801 }],
  ['startTime', { startTime: '2026-11-22T12:00:00.000Z' }],
  ['duration', { duration: 0 }],
  ['id', { id: 'me' }],
  ['rpe', { rpe: 11 }],
])('a wrong %s is refused by field, and nothing is logged', async (field, changes) => {
  const body = { ...done, id: randomUUID(), ...changes }
  await expect(app.as('fay').call(completeWorkout, { body })).rejects.toMatchObject(refusedOn(field))
  expect(await app.as('fay').call(getActivityStats)).toMatchObject({ totalActivities: 0 })
})

test('an id that stands for another activity is a conflict', async () => {
  const gil = app.as('gil')
  const run = { activityType: 'running' as const, startTime: done.startTime, duration: 600 }
  const { id } = await gil.call(logActivity, { body: run })
  await expect(gil.call(completeWorkout, { body: { ...done, id } })).rejects.toMatchObject({
    code: 'conflict',
  })
  await gil.call(removeActivity, { params: { id } })
  expect(await gil.call(completeWorkout, { body: { ...done, id } })).toMatchObject({ id, source: 'coach' })
})

test('another’s workout and session stay as they are, and strangers are asked to sign in', async () => {
  const kept = await saved('hal')
  const { id, schedule } = await keptSchedule(app.as('hal'))
  const sessionId = schedule.weeks[0]!.sessions[0]!.id
  const body = { ...done, id: randomUUID(), workoutId: kept.id, scheduleId: id, sessionId }
  await app.as('ida').call(completeWorkout, { body })
  expect(await app.as('hal').call(getWorkout, { params: { id: kept.id } })).toMatchObject({ timesDone: 0 })
  expect(await app.as('hal').call(getSchedule, { params: { id } })).toMatchObject({ schedule })
  await expect(app.stranger.call(completeWorkout, { body })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('with the Pro plan the next workout follows how the last one felt; without it does not', async () => {
  const notes = async (name: string, tier: string) => {
    await become(name, tier)
    const kept = await saved(name)
    const body = { ...done, id: randomUUID(), workoutId: kept.id, rpe: 10, exercises: feedbackOf(kept) }
    await app.as(name).call(completeWorkout, { body })
    return (await app.as(name).call(generateWorkout, { body: request })).workout.notes
  }
  const [pro, plus] = [await notes('jo', 'pro'), await notes('kay', 'plus')]
  expect(pro.filter((note) => !plus.includes(note)).length).toBeGreaterThan(0)
})

test('what was done lately makes way for something else', async () => {
  const lou = app.as('lou')
  const kept = await saved('lou')
  const body = { ...done, id: randomUUID(), workoutId: kept.id, exercises: feedbackOf(kept) }
  await lou.call(completeWorkout, { body })
  const main = ({ workout }: Pick<SavedWorkout, 'workout'>) =>
    workout.blocks
      .filter(({ kind }) => kind !== 'warm_up' && kind !== 'cool_down')
      .flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId))
  const before = new Set(main(kept))
  const again = main(await lou.call(generateWorkout, { body: request })).filter((one) => before.has(one))
  expect(again.length).toBeLessThan(before.size / 2)
})

test('with the Pro plan the next session of a schedule follows how this one felt, and nobody else’s does', async () => {
  const after = async (name: string, tier: string, trainingGoal: '5k_training' | 'strength_training') => {
    await become(name, tier)
    const person = app.as(name)
    const { id, schedule } = await keptSchedule(person, { trainingGoal })
    const sessions = schedule.weeks.flatMap((week) => week.sessions)
    const isHardRun = ({ kind, hard }: (typeof sessions)[number]) => kind.endsWith('_run') && hard
    const wanted =
      trainingGoal === '5k_training' ? isHardRun : ({ kind }: { kind: string }) => kind === 'strength'
    const [session, next] = sessions.filter(wanted)
    const exercises = feedbackOf(session as unknown as SavedWorkout)
    const body = { ...done, id: randomUUID(), scheduleId: id, sessionId: session!.id, rpe: 10, exercises }
    await person.call(completeWorkout, { body })
    const now = (await person.call(getSchedule, { params: { id } })).schedule
    return { before: schedule, now, next: next!, weeks: now.weeks.flatMap((week) => week.sessions) }
  }
  const run = await after('mia', 'pro', '5k_training')
  const shorter = run.weeks.find(({ id }) => id === run.next.id)!
  expect(shorter.minutes).toBeCloseTo(run.next.minutes * 0.9, -1)
  expect(shorter.workout.notes[0]).toMatch(/^The last run felt like 10 instead of \d/)
  for (const { load, sessions } of run.now.weeks)
    expect(sessions.reduce((sum, one) => sum + one.load, 0)).toBeCloseTo(load, 0)

  const { weeks } = await after('noa', 'pro', 'strength_training')
  const cues = weeks.flatMap(({ workout }) => workout.blocks.flatMap(({ exercises }) => exercises))
  expect(cues.some(({ cue }) => cue?.startsWith('Last time it felt like 10: take 5 to 10% less'))).toBe(true)

  const plus = await after('ole', 'plus', 'strength_training')
  const undone = ({ id, state, ...rest }: (typeof plus.weeks)[number]) => rest
  expect(plus.weeks.map(undone)).toEqual(plus.before.weeks.flatMap(({ sessions }) => sessions).map(undone))
})
