import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getExerciseHistory } from '#contract/strength/exercises.ts'
import { getLastSets, mostSets, type NewSet, recordSet, removeSet } from '#contract/strength/sets.ts'
import { getStrengthVolume, type StrengthWeek } from '#contract/strength/volume.ts'
import {
  getStrengthWorkout,
  listStrengthWorkouts,
  recordStrengthWorkout,
} from '#contract/strength/workouts.ts'
import { recordWeighIn } from '#contract/weight.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  app.clock.now = new Date('2026-11-21T18:00:00Z')
})
afterAll(() => app.close())

const benchPress = 'bench-press'

const begin = async (name: string, startedAt = '2026-11-21T17:00:00Z') => {
  const id = randomUUID()
  await app.as(name).call(recordStrengthWorkout, { body: { id, name: 'Push', startedAt } })
  return id
}

const aSet = (workoutId: string, set: Partial<NewSet> = {}): NewSet => ({
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
  restSeconds: 120,
  note: null,
  doneAt: '2026-11-21T17:10:00Z',
  editedAt: '2026-11-21T17:10:00Z',
  ...set,
})

const lift = (name: string, workoutId: string, set: Partial<NewSet> = {}, id: string = randomUUID()) =>
  app.as(name).call(recordSet, { params: { id }, body: aSet(workoutId, set) })
const history = (name: string, exerciseId = benchPress, query = {}) =>
  app.as(name).call(getExerciseHistory, { params: { exerciseId }, query })
const workout = (name: string, id: string) => app.as(name).call(getStrengthWorkout, { params: { id } })

test('a set has its day, its estimate by Epley, and counts in its workout and its exercise', async () => {
  const id = await begin('ann')
  expect(await lift('ann', id)).toMatchObject({
    day: '2026-11-21',
    kilograms: 100,
    reps: 5,
    estimatedMax: 116.667,
  })
  await lift('ann', id, { place: 1, reps: 10, kilograms: 80, doneAt: '2026-11-21T17:15:00Z' })
  expect(await workout('ann', id)).toMatchObject({
    name: 'Push',
    setCount: 2,
    volume: 1300,
    exercises: [
      { exerciseId: benchPress, sets: [{ kilograms: 100 }, { kilograms: 80, estimatedMax: 106.667 }] },
    ],
  })
  expect(await history('ann')).toMatchObject({
    sets: [{ reps: 5 }, { reps: 10 }],
    best: { day: '2026-11-21', kilograms: 100, reps: 5 },
    estimatedMax: 116.667,
    volume: 1300,
    next: null,
    days: [
      {
        day: '2026-11-21',
        sets: 2,
        reps: 15,
        volume: 1300,
        heaviest: 100,
        heaviestReps: 5,
        estimatedMax: 116.667,
        mostReps: 10,
        longestSeconds: null,
        farthestMetres: null,
      },
    ],
    records: {
      heaviest: { day: '2026-11-21', value: 100 },
      estimatedMax: { day: '2026-11-21', value: 116.667 },
      volume: { day: '2026-11-21', value: 1300 },
      mostReps: { day: '2026-11-21', value: 10 },
    },
  })
})

test('a warm-up counts for no sum, record or estimate', async () => {
  const id = await begin('bob')
  expect((await lift('bob', id, { kind: 'warm_up', kilograms: 140 })).estimatedMax).toBeNull()
  expect(await history('bob')).toMatchObject({ days: [], records: { heaviest: null } })
  expect(await workout('bob', id)).toMatchObject({ volume: 0, exercises: [{ sets: [{ kind: 'warm_up' }] }] })
})

test('a set that is sent twice, or changed, stays one set', async () => {
  const id = await begin('cy')
  const set = randomUUID()
  await lift('cy', id, {}, set)
  await lift('cy', id, {}, set)
  await lift('cy', id, { kilograms: 102.5, editedAt: '2026-11-21T17:12:00Z' }, set)
  expect(await workout('cy', id)).toMatchObject({
    volume: 512.5,
    exercises: [{ sets: [{ id: set, kilograms: 102.5 }] }],
  })
  expect((await history('cy')).days).toMatchObject([{ sets: 1, heaviest: 102.5 }])
})

test('of two devices’ changes of one set the later edit stays, whatever order they arrive in', async () => {
  const id = await begin('dot')
  const set = randomUUID()
  await lift('dot', id, { reps: 8, editedAt: '2026-11-21T17:20:00Z' }, set)
  expect(await lift('dot', id, { reps: 3, editedAt: '2026-11-21T17:15:00Z' }, set)).toMatchObject({ reps: 8 })
  expect((await workout('dot', id)).exercises).toMatchObject([{ sets: [{ reps: 8 }] }])
})

test('a record follows a set that is changed to less, moved to another exercise, or removed', async () => {
  const [first, second] = [await begin('eve', '2026-11-14T17:00:00Z'), await begin('eve')]
  await lift('eve', first, { kilograms: 90, doneAt: '2026-11-14T17:10:00Z' })
  const set = randomUUID()
  await lift('eve', second, { kilograms: 120 }, set)
  const heaviest = async (exercise = benchPress) => (await history('eve', exercise)).records.heaviest
  expect(await heaviest()).toEqual({ day: '2026-11-21', value: 120 })
  await lift('eve', second, { kilograms: 85, editedAt: '2026-11-21T17:11:00Z' }, set)
  expect(await heaviest()).toEqual({ day: '2026-11-14', value: 90 })
  await lift(
    'eve',
    second,
    { kilograms: 130, exerciseId: 'bench-dip', editedAt: '2026-11-21T17:12:00Z' },
    set,
  )
  expect(await heaviest()).toEqual({ day: '2026-11-14', value: 90 })
  expect(await heaviest('bench-dip')).toEqual({ day: '2026-11-21', value: 130 })
  await app.as('eve').call(removeSet, { params: { id: set } })
  expect(await heaviest('bench-dip')).toBeNull()
  expect(await workout('eve', second)).toMatchObject({ volume: 0, exercises: [] })
})

test('a record stays on the first day that reached it', async () => {
  const [first, second] = [await begin('fay', '2026-11-14T17:00:00Z'), await begin('fay')]
  await lift('fay', first, { doneAt: '2026-11-14T17:10:00Z' })
  await lift('fay', second)
  expect((await history('fay')).records.heaviest).toEqual({ day: '2026-11-14', value: 100 })
})

test('bodyweight and assisted sets count the body as it was that day', async () => {
  await app.as('gil').call(recordWeighIn, { body: { kilograms: 80, measuredOn: '2026-11-01' } })
  await app.as('gil').call(recordWeighIn, { body: { kilograms: 76, measuredOn: '2026-11-20' } })
  const id = await begin('gil', '2026-11-10T17:00:00Z')
  const pullUp = { exerciseId: 'pull-up', exerciseName: 'Pull-Up', doneAt: '2026-11-10T17:10:00Z', reps: 5 }
  expect(await lift('gil', id, { ...pullUp, load: 'bodyweight', kilograms: null })).toMatchObject({
    bodyWeight: 80,
    estimatedMax: 93.333,
  })
  await lift('gil', id, { ...pullUp, load: 'bodyweight', kilograms: 10 })
  await lift('gil', id, { ...pullUp, load: 'assisted', kilograms: 30 })
  expect((await history('gil', 'pull-up')).days).toMatchObject([{ volume: 5 * (80 + 90 + 50), heaviest: 90 }])
})

test('without a known body weight a bodyweight set counts its repetitions and no load', async () => {
  const id = await begin('hal')
  const set = await lift('hal', id, { load: 'bodyweight', kilograms: null, reps: 12 })
  expect(set).toMatchObject({ bodyWeight: null, estimatedMax: null })
  expect((await history('hal')).days).toMatchObject([{ reps: 12, volume: 0, heaviest: null, mostReps: 12 }])
})

test('last time’s sets come from the newest other workout, in order', async () => {
  const [older, newer] = [await begin('ida', '2026-11-14T17:00:00Z'), await begin('ida')]
  const before = (place: number, kilograms: number) =>
    lift('ida', older, { place, kilograms, doneAt: `2026-11-14T17:1${place}:00Z` })
  await before(0, 60)
  await before(1, 90)
  await lift('ida', newer, { kilograms: 95 })
  const last = (without?: string) =>
    app.as('ida').call(getLastSets, {
      query: { exercises: `${benchPress},never-done`, ...(without && { without }) },
    })
  expect(await last(newer)).toMatchObject([
    {
      exerciseId: benchPress,
      day: '2026-11-14',
      sets: [{ kilograms: 60 }, { kilograms: 90 }],
      best: { heaviest: 95 },
    },
  ])
  expect(await last()).toMatchObject([{ day: '2026-11-21', sets: [{ kilograms: 95 }] }])
})

test('days of an exercise come in pages, newest first, and so do workouts', async () => {
  for (const day of ['10', '12', '14']) {
    const id = await begin('jo', `2026-11-${day}T17:00:00Z`)
    await lift('jo', id, { doneAt: `2026-11-${day}T17:10:00Z` })
  }
  const days = async (query: object) => (await history('jo', benchPress, query)).days.map(({ day }) => day)
  expect(await days({ limit: 2 })).toEqual(['2026-11-14', '2026-11-12'])
  expect(await days({ limit: 2, cursor: '2026-11-12' })).toEqual(['2026-11-10'])
  const workouts = await app.as('jo').call(listStrengthWorkouts, { query: { limit: 2 } })
  expect(workouts).toMatchObject([
    { startedAt: '2026-11-14T17:00:00.000Z', setCount: 1, volume: 500 },
    { startedAt: '2026-11-12T17:00:00.000Z' },
  ])
})

test('a week counts the sets of each muscle, half for those that assist, and tells those it cannot place', async () => {
  const id = await begin('pia')
  const bench = { exerciseId: 'bench-press', exerciseName: 'Bench Press' }
  for (const place of [0, 1]) await lift('pia', id, { ...bench, place })
  await lift('pia', id, { ...bench, place: 2, kind: 'warm_up' })
  await lift('pia', id, { exerciseId: 'own-sled', exerciseName: 'Sled', place: 3 })
  const last = await begin('pia', '2026-11-15T17:00:00Z')
  await lift('pia', last, { ...bench, doneAt: '2026-11-15T17:10:00Z' })
  const [week, before] = (await app.as('pia').call(getStrengthVolume, { query: { weeks: 2 } })) as [
    StrengthWeek,
    StrengthWeek,
  ]
  expect(week).toMatchObject({ from: '2026-11-16', to: '2026-11-22', unknown: 1, sets: 3, volume: 1500 })
  expect(week.muscles).toContainEqual({ muscle: 'chest', sets: 2 })
  expect(week.muscles).toContainEqual({ muscle: 'triceps', sets: 1 })
  expect(before.muscles).toContainEqual({ muscle: 'chest', sets: 1 })
})

test('kilograms keep three decimals, so that pounds shown and saved again do not drift', async () => {
  const id = await begin('kim')
  expect((await lift('kim', id, { kilograms: 225 * 0.45359237 })).kilograms).toBe(102.058)
})

test('sets that come at the same time are all in the sums', async () => {
  const id = await begin('lou')
  await Promise.all(Array.from({ length: 12 }, (_, place) => lift('lou', id, { place, reps: 1 })))
  expect((await history('lou')).days).toMatchObject([{ sets: 12, volume: 1200 }])
  expect((await app.as('lou').call(listStrengthWorkouts, { query: {} }))[0]).toMatchObject({ setCount: 12 })
})

test.each([
  ['kilograms', { kilograms: 0 }],
  ['kilograms', { kilograms: -20 }],
  ['kilograms', { kilograms: 2000 }],
  ['kilograms', { kilograms: 0.0004 }],
  ['metres', { metres: 0.004 }],
  ['reps', { reps: 1000 }],
  ['reps', { reps: 7.5 }],
  ['reps', { reps: null }],
  ['rpe', { rpe: 11 }],
  ['rpe', { rpe: 7.3 }],
  ['repsInReserve', { rpe: 8, repsInReserve: 2 }],
  ['doneAt', { doneAt: '2026-11-23T18:00:00Z' }],
  ['exerciseId', { exerciseId: '' }],
] satisfies [string, Partial<NewSet>][])('a wrong %s is refused by name (%j)', async (field, wrong) => {
  const id = await begin('mia')
  await expect(lift('mia', id, wrong)).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { [field]: expect.any(String) } },
  })
})

test('a workout that ends before it began is refused', async () => {
  const body = {
    id: randomUUID(),
    name: 'Legs',
    startedAt: '2026-11-21T17:00:00Z',
    endedAt: '2026-11-21T16:00:00Z',
  }
  await expect(app.as('mia').call(recordStrengthWorkout, { body })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { endedAt: expect.any(String) } },
  })
})

test('a workout takes no more than its most sets', async () => {
  const id = await begin('ned')
  for (let place = 0; place < mostSets; place += 50)
    await Promise.all(Array.from({ length: 50 }, (_, at) => lift('ned', id, { place: place + at })))
  await expect(lift('ned', id)).rejects.toMatchObject({ code: 'invalid' })
}, 60_000)

test('one user can neither see, change nor remove another’s sets, and a stranger is asked to sign in', async () => {
  const id = await begin('oda')
  const set = randomUUID()
  await lift('oda', id, {}, set)
  await expect(workout('pam', id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(lift('pam', id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(app.as('pam').call(removeSet, { params: { id: set } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await history('pam')).days).toEqual([])
  await lift('oda', id, { exerciseId: 'own-zercher-carry' })
  expect((await history('oda', 'own-zercher-carry')).days).toHaveLength(1)
  await expect(history('pam', 'own-zercher-carry')).rejects.toMatchObject({ code: 'not_found' })
  expect(await app.as('pam').call(getLastSets, { query: { exercises: benchPress } })).toEqual([])
  await expect(app.stranger.call(listStrengthWorkouts, { query: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
