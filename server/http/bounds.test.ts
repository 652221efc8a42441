import { afterAll, beforeAll, expect, test } from 'vitest'
import { logActivity, logGolfRound, recordTrack } from '#contract/activities/activities.ts'
import { recordEvents } from '#contract/events.ts'
import { suggestGoals } from '#contract/goals.ts'
import { saveSchedule } from '#contract/training/schedules.ts'
import { saveWorkout } from '#contract/training/workouts.ts'
import { users } from '#server/features/access/table.ts'
import { testApp } from '#server/testing.ts'
import { threadTime } from '#testing/thread-time.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
  await app.as('ann').raw({ method: 'GET', url: '/api/user' })
  await app.db.update(users).set({ subscriptionTier: 'pro' })
})
afterAll(() => app.close())

const zeros = (count: number) => Array.from({ length: count }, () => 0)
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
const id = '0199a0c0-0000-7000-8000-000000000001'

const workoutWith = (changed: object) => ({
  title: 'x',
  workoutType: 'strength',
  fitnessLevel: 'beginner',
  equipment: 'none',
  goal: 'strength',
  targetMuscles: ['core'],
  minutes: 10,
  muscles: [],
  calories: 1,
  notes: [],
  blocks: [block([exercise])],
  ...changed,
})
const block = (exercises: object[]) => ({
  kind: 'main',
  title: 'x',
  rounds: 1,
  restBetweenRounds: 0,
  exercises,
})
const exercise = {
  exerciseId: null,
  name: 'x',
  sets: 1,
  reps: 1,
  seconds: 1,
  metres: null,
  restSeconds: 0,
  perSide: true,
  tempo: null,
  rpe: null,
  cue: null,
}
const schedule = (weeks: number, sessions: number, workout: object) => {
  const day = '2026-01-05'
  const session = { id, day, kind: 'strength', title: 'x', hard: false, minutes: 1, distance: null, load: 1 }
  const week = { week: 1, startsOn: day, phase: 'base', focus: 'x', load: 1, distance: null }
  const all = times(weeks, { ...week, sessions: times(sessions, { ...session, state: 'planned', workout }) })
  return {
    schedule: { title: 'x', trainingGoal: 'marathon', startsOn: day, endsOn: day, notes: [], weeks: all },
  }
}
const golf = (holes: unknown) => ({ startTime: '2026-11-01T10:00:00Z', duration: 60, round: { holes } })
const track = (changed: object) => ({
  id,
  activityType: 'running',
  track: { time: [1], lat: [], lon: [], startedAt: 0, endedAt: 0, ...changed },
})

test.each<[string, { path: string }, object, number]>([
  ['holes beyond the bound of a body', logGolfRound, golf(zeros(500_000)), 413],
  ['as many holes as a body takes', logGolfRound, golf(zeros(125_000)), 400],
  ['target muscles', saveWorkout, { workout: workoutWith({ targetMuscles: zeros(120_000) }) }, 400],
  ['muscles', saveWorkout, { workout: workoutWith({ muscles: zeros(120_000) }) }, 400],
  ['muscles in a schedule', saveSchedule, schedule(1, 1, workoutWith({ muscles: zeros(500_000) })), 400],
  [
    'empty exercises all over a schedule',
    saveSchedule,
    schedule(53, 14, workoutWith({ blocks: times(12, block(times(30, {}))) })),
    400,
  ],
  [
    'exercises out of every range all over a schedule',
    saveSchedule,
    schedule(
      53,
      14,
      workoutWith({
        blocks: times(2, block(times(12, { ...exercise, name: '', sets: 99, seconds: 0, rpe: 99 }))),
      }),
    ),
    400,
  ],
  ['empty pauses', recordTrack, track({ pauses: times(5000, []), laps: times(1000, 'x') }), 400],
  ['texts for positions', recordTrack, track({ time: times(172_800, 'x') }), 400],
  ['positions out of every range', recordTrack, track({ pauses: times(5000, [-1, -1]) }), 400],
  ['empty events', recordEvents, { events: times(50, {}) }, 400],
  ['more events than fit', recordEvents, { events: zeros(30_000) }, 400],
])('%s are refused at once and in few words', async (_what, { path }, body, status) => {
  const payload = JSON.stringify(body)
  const ann = app.as('ann')
  await ann.raw({ method: 'GET', url: '/api/user' })
  let answer!: Awaited<ReturnType<typeof ann.raw>>
  const ms = await threadTime(async () => {
    const headers = { 'content-type': 'application/json' }
    answer = await ann.raw({ method: 'POST', url: path, payload, headers })
  })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status)
  expect(answer.body.length).toBeLessThan(4000)
  expect(Object.keys(answer.json().fields ?? {}).length).toBeLessThanOrEqual(20)
  // Reading the JSON alone takes a tenth of it; each fault that is listed would take it far beyond.
  expect(ms).toBeLessThan(1000)
})

test('a refusal names every input that is wrong, as a form needs it', async () => {
  const body = { activityType: 'flying', startTime: 'now', duration: -1, notes: 'x'.repeat(3000) }
  const { details } = await app
    .as('ann')
    .call(logActivity, { body: body as never })
    .catch((error) => error)
  expect(Object.keys(details.fields).sort()).toEqual(['activityType', 'duration', 'notes', 'startTime'])
})

test('a refusal names twenty inputs at most', async () => {
  const { details } = await app
    .as('ann')
    .call(logGolfRound, { body: golf(times(18, { par: 0, strokes: 0, putts: -1 })) as never })
    .catch((error) => error)
  expect(Object.keys(details.fields)).toHaveLength(20)
})

test('what nothing reads may be of any depth', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const send = (path: string, payload: string) =>
    app.as('ann').raw({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/json', 'idempotency-key': path },
    })
  const activity = `"activityType":"running","startTime":"2026-10-01T10:00:00Z","duration":60`
  const answers = [
    await send(logActivity.path, `{${activity},"coordinates":${deep}}`),
    await send(suggestGoals.path, `{"prompt":"lose weight","userGoals":${deep}}`),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
