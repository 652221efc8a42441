import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import {
  addOwnExercise,
  getExerciseHistory,
  listStrengthExercises,
  removeOwnExercise,
  restoreOwnExercise,
} from '#contract/strength/exercises.ts'
import { progressionRule, standing } from '#contract/strength/progression/rules.ts'
import { listRecords } from '#contract/strength/records.ts'
import {
  getSharedRoutine,
  listRoutines,
  putRoutine,
  type RoutineExercise,
  removeRoutine,
  restoreRoutine,
  shareRoutine,
} from '#contract/strength/routines.ts'
import { type NewSet, recordSet, removeSet, restoreSet } from '#contract/strength/sets.ts'
import { getStrengthDays, getStrengthVolume } from '#contract/strength/volume.ts'
import {
  getStrengthWorkout,
  listStrengthWorkouts,
  recordStrengthWorkout,
  removeStrengthWorkout,
  restoreStrengthWorkout,
} from '#contract/strength/workouts.ts'
import { recordWeighIn, removeWeighIn } from '#contract/weight.ts'
import { testApp } from '#server/testing.ts'

const now = new Date('2026-11-21T18:00:00Z')
const app = await testApp({ now })
beforeEach(() => {
  app.clock.now = now
})
afterAll(() => app.close())

type Sent = z.input<typeof recordStrengthWorkout.body>
type Exercises = NonNullable<Sent['exercises']>
const startedAt = '2026-11-21T17:00:00Z'
const endedAt = '2026-11-21T17:45:00Z'
const benchPress = 'bench-press'

const record = (who: string, id: string, exercises: Exercises = [], more: Partial<Sent> = {}) =>
  app.as(who).call(recordStrengthWorkout, {
    body: { id, name: 'Push', startedAt, endedAt, notes: 'Slept badly', exercises, ...more },
  })
const aSet = (workoutId: string, more: Partial<NewSet> = {}): NewSet => ({
  workoutId,
  exerciseId: benchPress,
  exerciseName: 'Bench Press',
  place: 0,
  supersetId: null,
  kind: 'working',
  load: 'external',
  kilograms: 100,
  reps: 5,
  seconds: null,
  metres: null,
  rpe: null,
  repsInReserve: null,
  restSeconds: null,
  note: null,
  doneAt: '2026-11-21T17:10:00Z',
  editedAt: '2026-11-21T17:10:00Z',
  ...more,
})
const lift = async (who: string, set: NewSet) =>
  (await app.as(who).call(recordSet, { params: { id: randomUUID() }, body: set })).id
/** All answers that a workout shows in. */
const seen = async (who: string, id: string, exerciseId = benchPress) => {
  const person = app.as(who)
  return {
    workout: await person.call(getStrengthWorkout, { params: { id } }),
    workouts: await person.call(listStrengthWorkouts, { query: {} }),
    history: await person.call(getExerciseHistory, { params: { exerciseId }, query: {} }),
    records: await person.call(listRecords),
    days: await person.call(getStrengthDays, { query: { from: '2026-11-01', to: '2026-11-30' } }),
    weeks: await person.call(getStrengthVolume, { query: {} }),
    routines: await person.call(listRoutines),
  }
}
const removeAndRestore = async (who: string, id: string) => {
  const person = app.as(who)
  const before = await seen(who, id)
  await person.call(removeStrengthWorkout, { params: { id } })
  expect(await person.call(listStrengthWorkouts, { query: {} })).toEqual([])
  expect(await person.call(listRecords)).toEqual([])
  expect(await person.call(restoreStrengthWorkout, { params: { id } })).toEqual(before.workout)
  expect(await seen(who, id)).toEqual(before)
  return before
}
const one = (more: Partial<NonNullable<Exercises[number]['sets']>[number]> = {}) => ({
  id: randomUUID(),
  kilograms: 60,
  reps: 8,
  ...more,
})

test('a removed workout of 102 alternating sets comes back in its order', async () => {
  const id = randomUUID()
  const half = (exerciseId: string, doneAt: string) =>
    record(
      'ann',
      id,
      Array.from({ length: 51 }, () => ({ exerciseId, sets: [one({ doneAt })] })),
    )
  await half(benchPress, '2026-11-21T17:10:00Z')
  await half('barbell-row', '2026-11-21T17:11:00Z')
  const { workout } = await removeAndRestore('ann', id)
  expect(workout.exercises).toHaveLength(102)
})

test('a removed workout of 150 sets with long notes comes back with each of them', async () => {
  const id = randomUUID()
  const sets = () => Array.from({ length: 75 }, () => one({ note: '長'.repeat(500) }))
  await record('ben', id, [{ exerciseId: benchPress, notes: 'Elbows in', sets: sets() }])
  await record('ben', id, [{ exerciseId: benchPress, sets: sets() }])
  const { workout } = await removeAndRestore('ben', id)
  expect(workout.setCount).toBe(150)
})

test('removed body-weight sets come back with the body’s weight and the load they had', async () => {
  const cy = app.as('cy')
  const weighed = await cy.call(recordWeighIn, { body: { kilograms: 80, measuredOn: '2026-11-01' } })
  const id = randomUUID()
  await record('cy', id)
  const dip = { exerciseName: 'Dip', exerciseId: benchPress }
  await lift('cy', aSet(id, { ...dip, load: 'bodyweight', kilograms: 10, place: 0 }))
  await lift('cy', aSet(id, { ...dip, load: 'assisted', kilograms: 30, place: 1 }))
  await lift('cy', aSet(id, { ...dip, load: 'external', kilograms: 90, place: 2 }))
  await cy.call(removeWeighIn, { params: { id: weighed.id } })
  const { workout } = await removeAndRestore('cy', id)
  expect(workout.volume).toBe((90 + 50 + 90) * 5)
})

test('a removed set comes back to its place, with the sums and records it had', async () => {
  const id = randomUUID()
  await record('dot', id)
  const set = await lift('dot', aSet(id, { kilograms: 120, note: 'Paused', restSeconds: 90, rpe: 8.5 }))
  await lift('dot', aSet(id, { place: 1 }))
  const before = await seen('dot', id)
  const params = { id: set }
  await app.as('dot').call(removeSet, { params })
  expect((await seen('dot', id)).workout).toMatchObject({ setCount: 1, volume: 500 })
  expect(await app.as('dot').call(restoreSet, { params })).toEqual(before.workout.exercises[0]!.sets[0])
  expect(await seen('dot', id)).toEqual(before)
})

const rule = progressionRule.parse({ kind: 'double', sets: 2, fewest: 8, most: 10, increment: 2.5 })
const bench: RoutineExercise = {
  ...{ exerciseId: benchPress, exerciseName: 'Bench Press', load: 'external', timed: false },
  ...{ supersetId: null, restSeconds: 120, notes: null, sets: [], rule },
  standing: standing.parse({ kilograms: 60, reps: 8 }),
}
const put = (who: string, id: string, exercise = bench) =>
  app.as(who).call(putRoutine, {
    params: { id },
    body: { name: 'Push A', folder: 'Gym', exercises: [exercise] },
  })
/** A routine and an ended workout that advanced it. */
const followed = async (who: string) => {
  const [routineId, id] = [randomUUID(), randomUUID()]
  await put(who, routineId)
  const { exercises } = await record(who, id, [{ exerciseId: benchPress, sets: [one(), one()] }], {
    routineId,
  })
  return { routineId, id, set: exercises[0]!.sets[0]! }
}
const standingOf = async (who: string) => (await app.as(who).call(listRoutines))[0]!.exercises[0]!.standing

test('an undone removal of a set or workout leaves the routine’s standing as it was', async () => {
  const { id, set } = await followed('eve')
  const before = await seen('eve', id)
  expect(await standingOf('eve')).toMatchObject({ reps: 9 })
  await app.as('eve').call(removeSet, { params: { id: set.id } })
  expect(await standingOf('eve')).toMatchObject({ reps: 8, failures: 1 })
  await app.as('eve').call(restoreSet, { params: { id: set.id } })
  expect(await seen('eve', id)).toEqual(before)
  await removeAndRestore('eve', id)
})

test('a standing that was set by hand outlasts the removal of a set and its undo', async () => {
  const { routineId, set } = await followed('fay')
  const byHand = standing.parse({ kilograms: 70, reps: 9 })
  await put('fay', routineId, { ...bench, standing: byHand })
  await app.as('fay').call(removeSet, { params: { id: set.id } })
  expect(await standingOf('fay')).toEqual(byHand)
  await app.as('fay').call(restoreSet, { params: { id: set.id } })
  expect(await standingOf('fay')).toEqual(byHand)
})

test('a removed routine comes back with its link, and still counts a corrected set anew', async () => {
  const { routineId, id, set } = await followed('gil')
  const gil = app.as('gil')
  const params = { id: routineId }
  const { shareCode } = await gil.call(shareRoutine, { params })
  const before = await gil.call(listRoutines)
  await gil.call(removeRoutine, { params })
  await expect(gil.call(getSharedRoutine, { params: { shareCode } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect([await gil.call(restoreRoutine, { params })]).toEqual(before)
  expect(await gil.call(listRoutines)).toEqual(before)
  expect(await gil.call(getSharedRoutine, { params: { shareCode } })).toMatchObject({ name: 'Push A' })
  const worse = aSet(id, { kilograms: 60, reps: 7, editedAt: '2026-11-21T18:30:00Z' })
  await gil.call(recordSet, { params: { id: set.id }, body: worse })
  expect(await standingOf('gil')).toMatchObject({ reps: 8, failures: 1 })
})

test('a removed exercise of one’s own comes back with its muscles, and so does its share of the week', async () => {
  const hal = app.as('hal')
  const own = await hal.call(addOwnExercise, {
    body: { name: 'Sissy Squat', primary: ['quads'], equipment: ['machine'], load: 'bodyweight' },
  })
  await record('hal', randomUUID(), [{ exerciseId: own.id, sets: [one()] }])
  const read = async () => ({
    exercises: await hal.call(listStrengthExercises, { query: { search: 'sissy' } }),
    weeks: await hal.call(getStrengthVolume, { query: {} }),
  })
  const before = await read()
  const params = { exerciseId: own.id }
  await hal.call(removeOwnExercise, { params })
  expect(await read()).toMatchObject({ exercises: [], weeks: [{ unknown: 1, muscles: [] }] })
  expect(await hal.call(restoreOwnExercise, { params })).toEqual(own)
  expect(await read()).toEqual(before)

  await hal.call(removeOwnExercise, { params })
  await hal.call(addOwnExercise, { body: { name: 'Sissy squat' } })
  await expect(hal.call(restoreOwnExercise, { params })).rejects.toMatchObject({ code: 'conflict' })
})

test('a set comes back only to a workout that is there, and a workout only where it was not recorded again', async () => {
  const ida = app.as('ida')
  const { routineId, id, set } = await followed('ida')
  await ida.call(removeSet, { params: { id: set.id } })
  await ida.call(removeStrengthWorkout, { params: { id } })
  await expect(ida.call(restoreSet, { params: { id: set.id } })).rejects.toMatchObject({ code: 'not_found' })
  await record('ida', id, [], { editedAt: now.toISOString() })
  await expect(ida.call(restoreStrengthWorkout, { params: { id } })).rejects.toMatchObject({
    code: 'conflict',
    message: 'It was added again since it was removed.',
  })
  await ida.call(removeStrengthWorkout, { params: { id } })
  // The newest removal is what an undo brings back.
  expect(await ida.call(restoreStrengthWorkout, { params: { id } })).toMatchObject({ setCount: 0 })
  await ida.call(restoreSet, { params: { id: set.id } })
  expect((await seen('ida', id)).workout.exercises[0]!.sets).toEqual([set])

  const again = { params: { id: set.id } }
  await ida.call(removeSet, again)
  await ida.call(recordSet, { ...again, body: aSet(id, { editedAt: now.toISOString() }) })
  await expect(ida.call(restoreSet, again)).rejects.toMatchObject({ code: 'conflict' })
  await ida.call(removeRoutine, { params: { id: routineId } })
  await put('ida', routineId)
  await expect(ida.call(restoreRoutine, { params: { id: routineId } })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('nobody brings back what another removed, nor anybody after a day', async () => {
  const jo = app.as('jo')
  const { routineId, id, set } = await followed('jo')
  const { id: exerciseId } = await jo.call(addOwnExercise, { body: { name: 'Sissy Squat' } })
  await jo.call(removeOwnExercise, { params: { exerciseId } })
  await jo.call(removeRoutine, { params: { id: routineId } })
  await jo.call(removeSet, { params: { id: set.id } })
  await jo.call(removeStrengthWorkout, { params: { id } })
  const refusals = async (person: typeof jo) => {
    const restored = await Promise.allSettled([
      person.call(restoreStrengthWorkout, { params: { id } }),
      person.call(restoreSet, { params: { id: set.id } }),
      person.call(restoreRoutine, { params: { id: routineId } }),
      person.call(restoreOwnExercise, { params: { exerciseId } }),
    ])
    return restored.map((one) => one.status === 'rejected' && one.reason.code)
  }
  expect(await refusals(app.as('kim'))).toEqual(Array(4).fill('not_found'))
  expect(await refusals(app.stranger)).toEqual(Array(4).fill('unauthenticated'))
  app.clock.now = new Date(now.getTime() + 25 * 3_600_000)
  await app.jobs.run('forget-removed-entries')
  expect(await refusals(jo)).toEqual(Array(4).fill('not_found'))
})
