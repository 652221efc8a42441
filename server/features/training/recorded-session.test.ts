import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import {
  changeActivity,
  getActivity,
  getActivityStats,
  recordTrack,
  removeActivity,
  reopenSession,
  restoreActivity,
  type SessionLink,
} from '#contract/activities/activities.ts'
import { toColumns } from '#contract/activities/track/columns.ts'
import { straight, walk } from '#contract/activities/track/testing.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { getSchedule, removeSchedule } from '#contract/training/schedules.ts'
import { completeWorkout } from '#contract/training/workouts.ts'
import { type Caller, testApp } from '#server/testing.ts'
import { keptSchedule } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-23T18:00:00Z') })
})
afterAll(() => app.close())

const runOf = (id: string, session: SessionLink | null) => {
  const begins = Date.parse('2026-11-23T12:00:00.000Z')
  const positions = walk(straight(1200), { speed: 3, from: { t: begins, lat: 52.5, lon: 13.4 } })
  const track = toColumns({
    ...{ positions, beats: [], pauses: [], laps: [], startedAt: begins },
    endedAt: positions.at(-1)!.t,
  })
  return { id, activityType: 'running' as const, track, session }
}
const stateOf = async (person: Caller, { scheduleId, sessionId }: SessionLink) => {
  const { schedule } = await person.call(getSchedule, { params: { id: scheduleId } })
  return schedule.weeks.flatMap(({ sessions }) => sessions).find(({ id }) => id === sessionId)?.state
}
async function withSession(name: string) {
  const person = app.as(name)
  const { id: scheduleId, schedule } = await keptSchedule(person, {
    trainingGoal: '10k_training',
    startsOn: '2026-11-23',
  })
  return { person, session: { scheduleId, sessionId: schedule.weeks[0]!.sessions[0]!.id } }
}

test('a recorded run does its session, and removing it opens the session until it is brought back', async () => {
  const { person, session } = await withSession('ruth')
  const body = runOf(randomUUID(), session)
  const params = { id: body.id }
  const first = await person.call(recordTrack, { body, key: 'run' })
  expect(first).toMatchObject({ source: 'live', hasRoute: true, session: 'done' })
  expect(await person.call(recordTrack, { body })).toEqual(first)
  expect(await stateOf(person, session)).toBe('done')

  await person.call(removeActivity, { params })
  expect(await stateOf(person, session)).toBe('planned')
  await person.call(restoreActivity, { params })
  expect(await stateOf(person, session)).toBe('done')
})

test('a tick is taken back without its run, and only once', async () => {
  const { person, session } = await withSession('tim')
  const { id } = await person.call(recordTrack, { body: runOf(randomUUID(), session) })
  await expect(app.as('ann').call(reopenSession, { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  await person.call(reopenSession, { params: { id } })
  expect(await stateOf(person, session)).toBe('planned')
  expect(await person.call(getActivity, { params: { id } })).toMatchObject({ hasRoute: true })
  await expect(person.call(reopenSession, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
})

test('a run whose session was removed while it was recorded is kept, and says so', async () => {
  const { person, session } = await withSession('una')
  await person.call(removeSchedule, { params: { id: session.scheduleId } })
  const body = runOf(randomUUID(), session)
  expect(await person.call(recordTrack, { body })).toMatchObject({ id: body.id, session: 'gone' })
  expect(await person.call(recordTrack, { body })).toMatchObject({ session: 'gone' })
  expect(await person.call(recordTrack, { body: runOf(randomUUID(), null) })).toMatchObject({ session: null })
  expect(await person.call(getActivityStats)).toMatchObject({ totalActivities: 2 })
})

test('a stranger’s session is not done by a run', async () => {
  const { person, session } = await withSession('vera')
  expect(await app.as('walt').call(recordTrack, { body: runOf(randomUUID(), session) })).toMatchObject({
    session: 'gone',
  })
  expect(await stateOf(person, session)).toBe('planned')
})

test('a session that two activities did stays done when one of them is removed', async () => {
  const { person, session } = await withSession('xena')
  const coached = {
    ...{ id: randomUUID(), title: 'Easy run', workoutType: 'cardio' as const, ...session },
    ...{ startTime: '2026-11-23T12:00:00.000Z', duration: 1800, activeSeconds: 1000 },
  }
  await person.call(completeWorkout, { body: coached })
  const { id } = await person.call(recordTrack, { body: runOf(randomUUID(), session) })
  await person.call(removeActivity, { params: { id } })
  expect(await stateOf(person, session)).toBe('done')
  await person.call(removeActivity, { params: { id: coached.id } })
  expect(await stateOf(person, session)).toBe('planned')
})

test('a recorded run that felt too hard shortens the next hard one, once, as one led by the player does', async () => {
  const { person, session } = await withSession('yara')
  const hardRuns = async () => {
    const { schedule } = await person.call(getSchedule, { params: { id: session.scheduleId } })
    return schedule.weeks
      .flatMap(({ sessions }) => sessions)
      .filter(({ id, kind, hard }) => id !== session.sessionId && kind.endsWith('_run') && hard)
  }
  const { id: userId } = await person.call(getUser)
  await app.db.$client.query("update users set subscription_tier = 'pro' where id = $1", [userId])
  const planned = await hardRuns()
  const { id } = await person.call(recordTrack, { body: runOf(randomUUID(), session) })
  const rate = (effort: number) => person.call(changeActivity, { params: { id }, body: { effort } })
  await rate(1)
  expect(await hardRuns()).toEqual(planned)

  await rate(10)
  const [shorter, ...others] = await hardRuns()
  expect(shorter!.minutes).toBeCloseTo(planned[0]!.minutes * 0.9, -1)
  expect(shorter!.workout.notes[0]).toMatch(/^The last run felt like 10 instead of \d/)
  expect(others).toEqual(planned.slice(1))
  await rate(9)
  expect(await hardRuns()).toEqual([shorter, ...others])
})

test('the dashboard holds the steps of a run that is planned today, and of no other session', async () => {
  const ida = app.as('ida')
  const { schedule } = await keptSchedule(ida, { trainingGoal: '10k_training', startsOn: '2026-11-23' })
  const nextOf = async (day: string) => {
    app.clock.now = new Date(`${day}T18:00:00Z`)
    return (await ida.call(getDashboardStats, { query: {} })).present!.session!
  }
  const sessions = schedule.weeks.flatMap((week) => week.sessions)
  const run = sessions.find(({ kind }) => kind === 'tempo_run' || kind === 'hill_run')!
  const { run: steps } = await nextOf(run.day)
  expect(steps!.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(run.workout.minutes * 60, -1)
  expect(steps!.filter(({ name }) => name === null).length).toBeGreaterThan(0)
  const lift = sessions.find(({ kind }) => kind === 'strength')!
  expect(await nextOf(lift.day)).toMatchObject({ id: lift.id, run: null })
})
