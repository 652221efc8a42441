import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import {
  addOwnExercise,
  getExerciseHistory,
  getExerciseTrend,
  listStrengthExercises,
  removeOwnExercise,
} from '#contract/strength/exercises.ts'
import { getStrengthPreferences, putStrengthPreferences } from '#contract/strength/preferences.ts'
import { listRecords } from '#contract/strength/records.ts'
import { mostKilograms, mostReps, removeSet } from '#contract/strength/sets.ts'
import { getStrengthDays, getStrengthVolume } from '#contract/strength/volume.ts'
import {
  changeStrengthWorkout,
  getStrengthWorkout,
  listStrengthWorkouts,
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

type Sent = z.input<typeof recordStrengthWorkout.body>
type SentSet = NonNullable<NonNullable<Sent['exercises']>[number]['sets']>[number]
const sets = (...all: [kilograms: number, reps: number][]): SentSet[] =>
  all.map(([kilograms, reps]) => ({ id: randomUUID(), kilograms, reps }))
const aWorkout = (day: string, exercises: Sent['exercises'] = [], more: Partial<Sent> = {}): Sent => ({
  id: randomUUID(),
  name: 'Push',
  startedAt: `2026-11-${day}T17:00:00Z`,
  endedAt: `2026-11-${day}T17:45:00Z`,
  exercises,
  ...more,
})
const send = (name: string, body: Sent) => app.as(name).call(recordStrengthWorkout, { body })
const history = (name: string, exerciseId = 'bench-press') =>
  app.as(name).call(getExerciseHistory, { params: { exerciseId }, query: {} })

test('a whole workout is recorded with its exercises in order, its sums and its records', async () => {
  const body = aWorkout('21', [
    { exerciseId: 'bench-press', notes: 'Elbows in', sets: sets([100, 5], [100, 5]) },
    { exerciseId: 'pull-up', supersetId: 'a', sets: [{ id: randomUUID(), reps: 8 }] },
  ])
  const workout = await send('ann', body)
  expect(workout).toMatchObject({
    name: 'Push',
    setCount: 3,
    volume: 1000,
    exercises: [
      {
        exerciseName: 'Bench Press',
        notes: 'Elbows in',
        load: 'external',
        sets: [{ estimatedMax: 116.667 }, {}],
      },
      { exerciseName: 'Pull-Up', supersetId: 'a', load: 'bodyweight', sets: [{ kilograms: null, reps: 8 }] },
    ],
  })
  expect(workout.records).toContainEqual({
    exerciseId: 'bench-press',
    exerciseName: 'Bench Press',
    kind: 'heaviest',
    value: 100,
    before: null,
  })
  expect(await app.as('ann').call(getStrengthWorkout, { params: { id: body.id } })).toEqual(workout)
})

test('notes on exercises are kept of those with sets, and stay when others are sent', async () => {
  const id = randomUUID()
  const noted = (exerciseId: string, notes: string, ...done: SentSet[]) => ({
    exerciseId,
    exerciseName: exerciseId,
    notes,
    sets: done,
  })
  const notesOf = async () =>
    (await app.as('mia').call(getStrengthWorkout, { params: { id } })).exercises.map((one) => one.notes)
  const post = (...exercises: NonNullable<Sent['exercises']>) =>
    send('mia', aWorkout('21', exercises, { id }))
  await post(noted('bench-press', 'Elbows in', ...sets([100, 5])), noted('pull-up', 'Slow'))
  for (const round of [0, 1, 2])
    await post(...Array.from({ length: 99 }, (_, at) => noted(`row ${round} ${at}`, 'x'.repeat(500))))
  expect(await notesOf()).toEqual(['Elbows in'])
  await post({ exerciseId: 'pull-up', sets: sets([10, 8]) }, { exerciseId: 'row 0 0', exerciseName: 'Row' })
  expect(new Set(await notesOf())).toEqual(new Set(['Elbows in', null]))
  await post(noted('pull-up', 'Slow'))
  expect(new Set(await notesOf())).toEqual(new Set(['Elbows in', 'Slow']))
})

test('a list of workouts does not read notes on exercises, which may be many', async () => {
  await send('ned', aWorkout('21', [{ exerciseId: 'bench-press', notes: 'Elbows in', sets: sets([100, 5]) }]))
  const rename = (from: string, to: string) =>
    app.db.$client.query(`alter table strength_workouts rename column ${from} to ${to}`)
  await rename('exercise_notes', 'unreadable')
  try {
    expect(await app.as('ned').call(listStrengthWorkouts, { query: {} })).toMatchObject([{ setCount: 1 }])
  } finally {
    await rename('unreadable', 'exercise_notes')
  }
})

test('an exercise may be called like a part of the language', async () => {
  const exercise = { exerciseId: 'constructor', exerciseName: 'constructor', sets: sets([20, 5]) }
  const workout = await send('liv', aWorkout('21', [exercise]))
  expect(workout.exercises).toMatchObject([{ exerciseId: 'constructor', notes: null }])
})

test('sent again by the same ids it changes nothing, and a changed set follows', async () => {
  const body = aWorkout('21', [{ exerciseId: 'bench-press', sets: sets([100, 5]) }])
  const first = await send('bob', body)
  expect(await send('bob', body)).toEqual(first)
  body.exercises![0]!.sets![0]!.reps = 6
  expect(await send('bob', body)).toMatchObject({ setCount: 1, volume: 600 })
  expect(await app.as('bob').call(listStrengthWorkouts, { query: {} })).toHaveLength(1)
})

test('a day takes as many sets of an exercise as its sums hold, and nothing of a workout beyond them', async () => {
  const heaviest = (count: number) =>
    aWorkout('21', [
      { exerciseId: 'bench-press', sets: sets(...Array(count).fill([mostKilograms, mostReps])) },
    ])
  for (const count of [300, 300, 300]) await send('nell', heaviest(count))
  const refused = { code: 'invalid', message: 'A day holds at most 1000 sets of an exercise.' }
  await expect(send('nell', heaviest(101))).rejects.toMatchObject(refused)
  const last = heaviest(100)
  await send('nell', last)
  expect(await app.as('nell').call(listStrengthWorkouts, { query: {} })).toHaveLength(4)
  expect((await history('nell')).days).toMatchObject([{ sets: 1000, volume: 500_000_000 }])
  // A set of the full day can be changed, and one removed to make room.
  last.exercises![0]!.sets![0]!.reps = 1
  expect(await send('nell', last)).toMatchObject({ volume: 99 * 500_000 + 1000 })
  const [exercise] = last.exercises!
  const one = { ...last, exercises: [{ ...exercise!, sets: sets([20, 1]) }] }
  await expect(send('nell', one)).rejects.toMatchObject(refused)
  await app.as('nell').call(removeSet, { params: { id: exercise!.sets![0]!.id } })
  expect(await send('nell', one)).toMatchObject({ setCount: 100 })
  // A removed workout comes back only while there is room.
  const { id } = last
  await app.as('nell').call(removeStrengthWorkout, { params: { id } })
  await send('nell', heaviest(100))
  await expect(app.as('nell').call(restoreStrengthWorkout, { params: { id } })).rejects.toMatchObject(refused)
}, 60_000)

test('a page of an exercise’s history ends before its sets are too many, and the next one goes on', async () => {
  for (const day of ['13', '14', '21'])
    for (const count of [300, 150])
      await send(
        'otto',
        aWorkout(day, [{ exerciseId: 'bench-press', sets: sets(...Array(count).fill([50, 5])) }]),
      )
  const page = async (query: { cursor?: string }) => {
    const { days, sets, next } = await app
      .as('otto')
      .call(getExerciseHistory, { params: { exerciseId: 'bench-press' }, query })
    return { days: days.map(({ day }) => day), sets: sets.length, next }
  }
  const first = { days: ['2026-11-21', '2026-11-14'], sets: 900, next: '2026-11-14' }
  expect(await page({})).toEqual(first)
  expect(await page({ cursor: first.next })).toEqual({ days: ['2026-11-13'], sets: 450, next: null })
}, 60_000)

test('a record names the best before it, and is given back when its workout is removed', async () => {
  await send('cy', aWorkout('14', [{ exerciseId: 'bench-press', sets: sets([100, 5]) }]))
  const better = aWorkout('21', [{ exerciseId: 'bench-press', sets: sets([105, 5]) }])
  expect((await send('cy', better)).records).toContainEqual(
    expect.objectContaining({ kind: 'heaviest', value: 105, before: { day: '2026-11-14', value: 100 } }),
  )
  const records = async () => (await app.as('cy').call(listRecords, {}))[0]
  expect(await records()).toMatchObject({ exerciseName: 'Bench Press', heaviest: { value: 105 } })
  await app.as('cy').call(removeStrengthWorkout, { params: { id: better.id } })
  expect(await records()).toMatchObject({ heaviest: { day: '2026-11-14', value: 100 } })
  // What undoes the removal.
  await send('cy', { ...better, editedAt: app.clock.now.toISOString() })
  expect(await records()).toMatchObject({ heaviest: { value: 105 } })
})

test('a record of a second workout on one day is the second one’s alone', async () => {
  const bench = (kilograms: number) => [{ exerciseId: 'bench-press', sets: sets([kilograms, 5]) }]
  const first = aWorkout('21', bench(100))
  await send('kim', first)
  const second = await send(
    'kim',
    aWorkout('21', bench(105), { startedAt: '2026-11-21T17:50:00Z', endedAt: null }),
  )
  expect(second.records).toContainEqual(
    expect.objectContaining({ kind: 'heaviest', value: 105, before: { day: '2026-11-21', value: 100 } }),
  )
  const again = await app.as('kim').call(getStrengthWorkout, { params: { id: first.id } })
  expect(again.records.map(({ kind }) => kind)).not.toContain('heaviest')
})

test('a workout is renamed and rated, and its sets stay', async () => {
  const body = aWorkout('21', [{ exerciseId: 'bench-press', sets: sets([100, 5]) }])
  await send('dot', body)
  const change = { params: { id: body.id }, body: { name: 'Bench day', notes: 'Slept badly', effort: 8 } }
  expect(await app.as('dot').call(changeStrengthWorkout, change)).toMatchObject({
    name: 'Bench day',
    notes: 'Slept badly',
    setCount: 1,
    volume: 500,
    endedAt: '2026-11-21T17:45:00.000Z',
  })
  const { effort } = await app.as('dot').call(getStrengthWorkout, { params: { id: body.id } })
  expect(effort).toBe(8)
  const before = { params: { id: body.id }, body: { endedAt: '2026-11-21T16:00:00Z' } }
  await expect(app.as('dot').call(changeStrengthWorkout, before)).rejects.toMatchObject({
    details: { fields: { endedAt: expect.any(String) } },
  })
})

test('an unknown exercise needs a name; one’s own is found by its id, and its muscles count', async () => {
  const eve = app.as('eve')
  const unknown = { exerciseId: 'own-sissy-squat', sets: sets([20, 10]) }
  await expect(send('eve', aWorkout('21', [unknown]))).rejects.toMatchObject({
    details: { fields: { exerciseId: 'Choose an exercise.' } },
  })
  const own = await eve.call(addOwnExercise, { body: { name: 'Sissy Squat', primary: ['quads'] } })
  expect(own).toMatchObject({ id: 'own-sissy-squat', own: true, load: 'external' })
  expect((await send('eve', aWorkout('21', [unknown]))).exercises[0]!.exerciseName).toBe('Sissy Squat')
  const [week] = await eve.call(getStrengthVolume, { query: {} })
  expect(week).toMatchObject({ unknown: 0, muscles: [{ muscle: 'quads', sets: 1 }] })

  const search = async (text: string) =>
    (await eve.call(listStrengthExercises, { query: { search: text } })).map(({ name }) => name)
  expect((await search('squat'))[0]).toBe('Sissy Squat')
  expect((await search('BENCH-press barbell'))[0]).toBe('Bench Press')
  const first = {
    RDL: 'Romanian Deadlift',
    ohp: 'Overhead Press',
    bench: 'Bench Press',
    'back squat': 'Back Squat',
  }
  for (const [asked, name] of Object.entries(first)) expect((await search(asked))[0]).toBe(name)
  expect(await search('hip abduction')).toContain('Clamshell')

  await eve.call(removeOwnExercise, { params: { exerciseId: own.id } })
  expect((await history('eve', own.id)).days).toHaveLength(1)
  await expect(eve.call(removeOwnExercise, { params: { exerciseId: own.id } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('one’s own exercise has an id of whole characters, however long its name', async () => {
  const uma = app.as('uma')
  const { id } = await uma.call(addOwnExercise, { body: { name: `a${'𐐨'.repeat(39)}` } })
  expect(id).toBe(`own-a${'𐐨'.repeat(37)}`)
  await uma.call(removeOwnExercise, { params: { exerciseId: id } })
})

test('history lists all sets, and the most repetitions at each of the heaviest loads', async () => {
  await send('fay', aWorkout('14', [{ exerciseId: 'bench-press', sets: sets([100, 5], [80, 10], [80, 8]) }]))
  await send('fay', aWorkout('21', [{ exerciseId: 'bench-press', sets: sets([100, 6], [90, 9]) }]))
  const shown = await history('fay')
  expect(shown.sets).toHaveLength(5)
  expect(shown.best).toEqual({ day: '2026-11-21', kilograms: 100, reps: 6 })
  expect(shown.repsAtWeight).toEqual([
    { kilograms: 100, reps: 6, day: '2026-11-21' },
    { kilograms: 90, reps: 9, day: '2026-11-21' },
    { kilograms: 80, reps: 10, day: '2026-11-14' },
  ])
})

test('the trend has days for three months, weeks for a year and months for two', async () => {
  for (const day of ['09', '11', '21'])
    await send('gil', aWorkout(day, [{ exerciseId: 'bench-press', sets: sets([Number(day) + 80, 1]) }]))
  const trend = async (months: number) =>
    (
      await app.as('gil').call(getExerciseTrend, { params: { exerciseId: 'bench-press' }, query: { months } })
    ).map(({ day, estimatedMax }) => [day, estimatedMax])
  expect(await trend(3)).toEqual([
    ['2026-11-09', 89],
    ['2026-11-11', 91],
    ['2026-11-21', 101],
  ])
  expect(await trend(12)).toEqual([
    ['2026-11-09', 91],
    ['2026-11-16', 101],
  ])
  expect(await trend(24)).toEqual([['2026-11-01', 101]])
  const days = (from: string, to: string) => app.as('gil').call(getStrengthDays, { query: { from, to } })
  expect(await days('2026-11-10', '2026-11-20')).toHaveLength(1)
  await expect(days('2025-01-01', '2026-11-20')).rejects.toMatchObject({ code: 'invalid' })
  expect((await days('2026-01-01', '2026-12-31'))[0]).toEqual({
    day: '2026-11-09',
    exercises: 1,
    sets: 1,
    volume: 89,
  })
})

test('another formula estimates every day anew, as single sets are', async () => {
  await send('hal', aWorkout('14', [{ exerciseId: 'bench-press', sets: sets([100, 5], [80, 12], [120, 1]) }]))
  await send('hal', aWorkout('21', [{ exerciseId: 'bench-press', sets: sets([110, 9]) }]))
  for (const formula of ['brzycki', 'epley', 'automatic'] as const) {
    const chosen = { bar: 20, plates: [20, 10], formula, effort: 'none' as const, restSeconds: 120 }
    await app.as('hal').call(putStrengthPreferences, { body: chosen })
    const { days, sets } = await history('hal')
    for (const { day, estimatedMax } of days) {
      const single = sets.filter((set) => set.day === day).map((set) => set.estimatedMax ?? 0)
      expect([formula, day, estimatedMax]).toEqual([formula, day, Math.max(...single)])
    }
  }
})

test.each([
  ['bar', { bar: 0.0004 }],
  ['plates.0', { plates: [0.0004] }],
])('preferences whose %s rounds to no weight are refused, and none are stored', async (field, wrong) => {
  const body = {
    bar: 20,
    plates: [],
    formula: 'epley' as const,
    effort: 'none' as const,
    restSeconds: 90,
    ...wrong,
  }
  await expect(app.as('hope').call(putStrengthPreferences, { body })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { [field]: expect.stringContaining('above 0') } },
  })
  expect(await app.as('hope').call(getStrengthPreferences)).toBeNull()
})

test('another’s workout is neither seen, changed nor removed', async () => {
  const body = aWorkout('21', [{ exerciseId: 'bench-press', sets: sets([100, 5]) }])
  await send('ida', body)
  const params = { id: body.id }
  const jo = app.as('jo')
  await expect(jo.call(getStrengthWorkout, { params })).rejects.toMatchObject({ code: 'not_found' })
  await expect(jo.call(changeStrengthWorkout, { params, body: { name: 'Mine' } })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(jo.call(removeStrengthWorkout, { params })).rejects.toMatchObject({ code: 'not_found' })
  // The same ids are Jo's own, though removed when there was nothing.
  const editedAt = app.clock.now.toISOString()
  expect(await send('jo', { ...body, editedAt })).toMatchObject({ volume: 500 })
  expect((await history('ida')).days).toHaveLength(1)
})

test('a day lists the workouts with sets on it, also one that began the day before', async () => {
  const of = async (name: string, day: string) =>
    (await app.as(name).call(listStrengthWorkouts, { query: { day } })).map((one) => one.name)
  const bench = (doneAt?: string) => [
    { exerciseId: 'bench-press', sets: sets([60, 8]).map((set) => ({ ...set, doneAt })) },
  ]
  await send('lea', aWorkout('18', bench(), { name: 'Morning' }))
  await send('lea', aWorkout('18', [{ exerciseId: 'back-squat', sets: sets([80, 5]) }], { name: 'Evening' }))
  const late = { name: 'Late', startedAt: '2026-11-18T23:50:00Z', endedAt: '2026-11-19T12:20:00Z' }
  await send('lea', aWorkout('18', bench('2026-11-19T12:10:00Z'), late))
  expect((await of('lea', '2026-11-18')).sort()).toEqual(['Evening', 'Morning'])
  expect(await of('lea', '2026-11-19')).toEqual(['Late'])
  expect(await of('lea', '2026-11-20')).toEqual([])
  expect(await of('leo', '2026-11-18')).toEqual([])
  await expect(of('lea', 'soon')).rejects.toMatchObject({ details: { fields: { day: expect.any(String) } } })
})
