import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { getUser } from '#contract/access/user.ts'
import { progressionRule, simulateProgression, standing } from '#contract/strength/progression/rules.ts'
import {
  getSharedRoutine,
  listRoutines,
  putRoutine,
  type RoutineExercise,
  removeRoutine,
  shareRoutine,
  unshareRoutine,
} from '#contract/strength/routines.ts'
import { recordSet } from '#contract/strength/sets.ts'
import {
  changeStrengthWorkout,
  recordStrengthWorkout,
  removeStrengthWorkout,
  restoreStrengthWorkout,
} from '#contract/strength/workouts.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
})
afterAll(() => app.close())

const double = progressionRule.parse({ kind: 'double', sets: 2, fewest: 8, most: 10, increment: 2.5 })
const bench: RoutineExercise = {
  exerciseId: 'bench-press',
  exerciseName: 'Bench Press',
  load: 'external',
  timed: false,
  supersetId: null,
  restSeconds: 120,
  notes: null,
  sets: [],
  rule: double,
  standing: standing.parse({ kilograms: 60, reps: 8 }),
}
const put = (name: string, id: string, exercises = [bench], more = {}) =>
  app
    .as(name)
    .call(putRoutine, { params: { id }, body: { name: 'Push A', folder: 'Gym', exercises, ...more } })
const standingOf = async (name: string) =>
  (await app.as(name).call(listRoutines, {}))[0]!.exercises[0]!.standing

type Sent = z.input<typeof recordStrengthWorkout.body>
const follow = async (
  name: string,
  routineId: string,
  day: string,
  reps: number[],
  more: Partial<Sent> = {},
) => {
  const body: Sent = {
    id: randomUUID(),
    name: 'Push A',
    startedAt: `2026-11-${day}T17:00:00Z`,
    endedAt: `2026-11-${day}T17:45:00Z`,
    routineId,
    exercises: [
      {
        exerciseId: 'bench-press',
        sets: reps.map((count) => ({ id: randomUUID(), kilograms: 60, reps: count })),
      },
    ],
    ...more,
  }
  await app.as(name).call(recordStrengthWorkout, { body })
  return body
}

test('a routine stays as it was put, by folder and name, and can be removed', async () => {
  const id = randomUUID()
  expect(await put('ann', id)).toMatchObject({
    id,
    name: 'Push A',
    folder: 'Gym',
    exercises: [bench],
    shareCode: null,
  })
  await put('ann', id, [bench], { name: 'Push B' })
  expect(await app.as('ann').call(listRoutines, {})).toMatchObject([{ id, name: 'Push B' }])
  await app.as('ann').call(removeRoutine, { params: { id } })
  expect(await app.as('ann').call(listRoutines, {})).toEqual([])
})

test('an ended workout takes the routine on; a corrected set of it is counted anew, not twice', async () => {
  const id = randomUUID()
  await put('bob', id)
  const workout = await follow('bob', id, '20', [8, 8])
  expect(await standingOf('bob')).toMatchObject({ kilograms: 60, reps: 9, failures: 0 })
  await app.as('bob').call(recordStrengthWorkout, { body: workout })
  expect(await standingOf('bob')).toMatchObject({ reps: 9 })
  const [set] = workout.exercises![0]!.sets!
  await app.as('bob').call(recordSet, {
    params: { id: set!.id },
    body: {
      workoutId: workout.id,
      exerciseId: 'bench-press',
      exerciseName: 'Bench Press',
      place: 0,
      supersetId: null,
      kind: 'working',
      load: 'external',
      kilograms: 60,
      reps: 7,
      seconds: null,
      metres: null,
      rpe: null,
      repsInReserve: null,
      restSeconds: null,
      note: null,
      doneAt: '2026-11-20T17:10:00Z',
      editedAt: '2026-11-21T18:30:00Z',
    },
  })
  expect(await standingOf('bob')).toMatchObject({ reps: 8, failures: 1 })
})

test('a running workout, one without the exercise and an older one change nothing', async () => {
  const id = randomUUID()
  await put('cy', id)
  const running = await follow('cy', id, '20', [8, 8], { endedAt: null })
  expect(await standingOf('cy')).toMatchObject({ reps: 8 })
  await app.as('cy').call(recordStrengthWorkout, { body: { ...running, endedAt: '2026-11-20T17:45:00Z' } })
  expect(await standingOf('cy')).toMatchObject({ reps: 9 })
  await follow('cy', id, '13', [10, 10])
  expect(await standingOf('cy')).toMatchObject({ reps: 9 })
  await follow('cy', id, '21', [], { exercises: [] })
  expect(await standingOf('cy')).toMatchObject({ kilograms: 60, reps: 9, failures: 0 })
})

test('a routine that is changed while its workouts end keeps every change, and one link when it is shared at the same moment', async () => {
  const id = randomUUID()
  await put('una', id)
  for (const day of ['02', '04', '06', '08', '10', '12']) {
    const notes = `Elbows in, ${day}`
    await Promise.all([follow('una', id, day, [8, 8]), put('una', id, [{ ...bench, notes }])])
    expect(await app.as('una').call(listRoutines, {})).toMatchObject([{ exercises: [{ notes }] }])
  }
  const links = await Promise.all(
    Array.from({ length: 6 }, () => app.as('una').call(shareRoutine, { params: { id } })),
  )
  expect(new Set(links.map(({ shareCode }) => shareCode)).size).toBe(1)
})

test('a removed workout takes its advance back, and counts anew when its removal is undone', async () => {
  const id = randomUUID()
  await put('ivy', id)
  await follow('ivy', id, '13', [8, 8])
  const newest = await follow('ivy', id, '20', [9, 9])
  expect(await standingOf('ivy')).toMatchObject({ reps: 10 })
  await app.as('ivy').call(removeStrengthWorkout, { params: { id: newest.id } })
  expect(await standingOf('ivy')).toMatchObject({ reps: 9 })
  await follow('ivy', id, '06', [10, 10])
  expect(await standingOf('ivy')).toMatchObject({ reps: 9 })
  await app.as('ivy').call(restoreStrengthWorkout, { params: { id: newest.id } })
  expect(await standingOf('ivy')).toMatchObject({ reps: 10 })
})

test('a workout that a change ends takes the routine on, once, and back when it runs again', async () => {
  const id = randomUUID()
  await put('jay', id)
  const running = await follow('jay', id, '20', [8, 8], { endedAt: null })
  const change = (endedAt: string | null) =>
    app.as('jay').call(changeStrengthWorkout, { params: { id: running.id }, body: { endedAt } })
  for (const minute of ['45', '50']) {
    await change(`2026-11-20T17:${minute}:00Z`)
    expect(await standingOf('jay')).toMatchObject({ reps: 9 })
  }
  await change(null)
  expect(await standingOf('jay')).toMatchObject({ reps: 8 })
  const editedAt = app.clock.now.toISOString()
  await app.as('jay').call(recordStrengthWorkout, {
    body: { ...running, endedAt: '2026-11-20T17:50:00Z', editedAt },
  })
  expect(await standingOf('jay')).toMatchObject({ reps: 9 })
})

test('four weeks of double progression: three steps of repetitions, then the weight', async () => {
  const id = randomUUID()
  await put('dot', id)
  for (const [day, reps] of [
    ['01', 8],
    ['08', 9],
    ['15', 10],
  ] as const)
    await follow('dot', id, day, [reps, reps])
  expect(await standingOf('dot')).toMatchObject({ kilograms: 62.5, reps: 8 })
})

test('a shared routine is seen without weights by a link that does not tell its owner, until it is ended', async () => {
  const id = randomUUID()
  await put('eve', id)
  const { shareCode } = await app.as('eve').call(shareRoutine, { params: { id } })
  expect(await app.as('eve').call(shareRoutine, { params: { id } })).toEqual({ shareCode })
  const open = (code = shareCode) => app.as('fay').call(getSharedRoutine, { params: { shareCode: code } })
  expect(shareCode).toMatch(/^[\w-]{22}$/)
  const { id: owner } = await app.as('eve').call(getUser)
  expect(Buffer.from(shareCode, 'base64url').toString('hex')).not.toContain(owner.replaceAll('-', ''))
  expect(await app.as('eve').call(listRoutines, {})).toMatchObject([{ shareCode }])
  // A link made before carries the owner in front, which is not read.
  expect(await open(`${Buffer.alloc(16, 7).toString('base64url')}.${shareCode}`)).toEqual(await open())
  expect(await open()).toEqual({ name: 'Push A', exercises: [{ ...bench, standing: null }] })
  await expect(app.stranger.call(getSharedRoutine, { params: { shareCode } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  await expect(open(`${shareCode}x`)).rejects.toMatchObject({ code: 'not_found' })
  await expect(open('nonsense')).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    app.as('fay').call(putRoutine, { params: { id }, body: { name: 'X', folder: null, exercises: [] } }),
  ).resolves.toMatchObject({ name: 'X' })
  expect(await app.as('eve').call(listRoutines, {})).toMatchObject([{ name: 'Push A' }])
  await app.as('eve').call(unshareRoutine, { params: { id } })
  await expect(open()).rejects.toMatchObject({ code: 'not_found' })
  const anew = (await app.as('eve').call(shareRoutine, { params: { id } })).shareCode
  expect(anew).not.toBe(shareCode)
  await app.as('eve').call(removeRoutine, { params: { id } })
  await expect(open(anew)).rejects.toMatchObject({ code: 'not_found' })
})

test('a simulation answers twelve weeks with their sets', async () => {
  const body = { rule: double, start: { kilograms: 60 }, failEvery: 3 }
  const { sessions } = await app.as('gil').call(simulateProgression, { body })
  expect(sessions).toHaveLength(12)
  expect(sessions.map(({ made }) => made).slice(0, 3)).toEqual([true, true, false])
  expect(sessions[0]).toMatchObject({ week: 1, sets: [{ kilograms: 60, reps: 8 }, { kilograms: 60 }] })
})

test.each([
  ['rule', { rule: { ...double, most: 8 } }],
  ['a step of nothing', { rule: { ...double, step: 0 } }],
  ['a negative weight', { standing: { kilograms: -5 } }],
])('a wrong routine is refused: %s', async (_, wrong) => {
  const exercise = { ...bench, ...wrong } as RoutineExercise
  await expect(put('hal', randomUUID(), [exercise])).rejects.toMatchObject({ code: 'invalid' })
})
