import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  getExerciseHistory,
  getLastSets,
  getMuscleSets,
  getStrengthSession,
  listStrengthSessions,
  mostSets,
  type NewSet,
  putStrengthSession,
  recordSet,
  removeSet,
} from '#contract/strength/strength.ts'
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
  await app.as(name).call(putStrengthSession, {
    params: { id },
    body: { title: 'Push', startedAt, endedAt: null, note: null },
  })
  return id
}

const aSet = (sessionId: string, set: Partial<NewSet> = {}): NewSet => ({
  sessionId,
  exerciseId: benchPress,
  exerciseName: 'Bench Press',
  place: 0,
  superset: null,
  kind: 'working',
  load: 'external',
  weight: 100,
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

const lift = (name: string, sessionId: string, set: Partial<NewSet> = {}, id: string = randomUUID()) =>
  app.as(name).call(recordSet, { params: { id }, body: aSet(sessionId, set) })
const history = (name: string, exerciseId = benchPress, query = {}) =>
  app.as(name).call(getExerciseHistory, { params: { exerciseId }, query })
const session = (name: string, id: string) => app.as(name).call(getStrengthSession, { params: { id } })

test('a set has its day, its estimate by Epley, and counts in its session and its exercise', async () => {
  const id = await begin('ann')
  expect(await lift('ann', id)).toMatchObject({ day: '2026-11-21', weight: 100, reps: 5, oneRepMax: 116.667 })
  await lift('ann', id, { place: 1, reps: 10, weight: 80 })
  expect(await session('ann', id)).toMatchObject({
    title: 'Push',
    volume: 1300,
    sets: [{ weight: 100 }, { weight: 80, oneRepMax: 106.667 }],
  })
  expect(await history('ann')).toEqual({
    days: [
      {
        day: '2026-11-21',
        sets: 2,
        reps: 15,
        volume: 1300,
        heaviest: 100,
        heaviestReps: 5,
        oneRepMax: 116.667,
        mostReps: 10,
        longestSeconds: null,
        farthestMetres: null,
      },
    ],
    records: {
      heaviest: { day: '2026-11-21', value: 100 },
      oneRepMax: { day: '2026-11-21', value: 116.667 },
      volume: { day: '2026-11-21', value: 1300 },
      mostReps: { day: '2026-11-21', value: 10 },
    },
  })
})

test('a warm-up counts for no sum, record or estimate', async () => {
  const id = await begin('bob')
  expect((await lift('bob', id, { kind: 'warm_up', weight: 140 })).oneRepMax).toBeNull()
  expect(await history('bob')).toMatchObject({ days: [], records: { heaviest: null } })
  expect(await session('bob', id)).toMatchObject({ volume: 0, sets: [{ kind: 'warm_up' }] })
})

test('a set that is sent twice, or changed, stays one set', async () => {
  const id = await begin('cy')
  const set = randomUUID()
  await lift('cy', id, {}, set)
  await lift('cy', id, {}, set)
  await lift('cy', id, { weight: 102.5, editedAt: '2026-11-21T17:12:00Z' }, set)
  expect(await session('cy', id)).toMatchObject({ volume: 512.5, sets: [{ id: set, weight: 102.5 }] })
  expect((await history('cy')).days).toMatchObject([{ sets: 1, heaviest: 102.5 }])
})

test('of two devices’ changes of one set the later edit stays, whatever order they arrive in', async () => {
  const id = await begin('dot')
  const set = randomUUID()
  await lift('dot', id, { reps: 8, editedAt: '2026-11-21T17:20:00Z' }, set)
  expect(await lift('dot', id, { reps: 3, editedAt: '2026-11-21T17:15:00Z' }, set)).toMatchObject({ reps: 8 })
  expect((await session('dot', id)).sets).toMatchObject([{ reps: 8 }])
})

test('a record follows a set that is changed to less, moved to another exercise, or removed', async () => {
  const [first, second] = [await begin('eve', '2026-11-14T17:00:00Z'), await begin('eve')]
  await lift('eve', first, { weight: 90, doneAt: '2026-11-14T17:10:00Z' })
  const set = randomUUID()
  await lift('eve', second, { weight: 120 }, set)
  const heaviest = async (exercise = benchPress) => (await history('eve', exercise)).records.heaviest
  expect(await heaviest()).toEqual({ day: '2026-11-21', value: 120 })
  await lift('eve', second, { weight: 85, editedAt: '2026-11-21T17:11:00Z' }, set)
  expect(await heaviest()).toEqual({ day: '2026-11-14', value: 90 })
  await lift('eve', second, { weight: 130, exerciseId: 'bench-dip', editedAt: '2026-11-21T17:12:00Z' }, set)
  expect(await heaviest()).toEqual({ day: '2026-11-14', value: 90 })
  expect(await heaviest('bench-dip')).toEqual({ day: '2026-11-21', value: 130 })
  await app.as('eve').call(removeSet, { params: { id: set } })
  expect(await heaviest('bench-dip')).toBeNull()
  expect(await session('eve', second)).toMatchObject({ volume: 0, sets: [] })
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
  expect(await lift('gil', id, { ...pullUp, load: 'bodyweight', weight: null })).toMatchObject({
    bodyWeight: 80,
    oneRepMax: 93.333,
  })
  await lift('gil', id, { ...pullUp, load: 'bodyweight', weight: 10 })
  await lift('gil', id, { ...pullUp, load: 'assisted', weight: 30 })
  expect((await history('gil', 'pull-up')).days).toMatchObject([{ volume: 5 * (80 + 90 + 50), heaviest: 90 }])
})

test('without a known body weight a bodyweight set counts its repetitions and no load', async () => {
  const id = await begin('hal')
  const set = await lift('hal', id, { load: 'bodyweight', weight: null, reps: 12 })
  expect(set).toMatchObject({ bodyWeight: null, oneRepMax: null })
  expect((await history('hal')).days).toMatchObject([{ reps: 12, volume: 0, heaviest: null, mostReps: 12 }])
})

test('last time’s sets come from the newest other session, in order', async () => {
  const [older, newer] = [await begin('ida', '2026-11-14T17:00:00Z'), await begin('ida')]
  const before = (place: number, weight: number) =>
    lift('ida', older, { place, weight, doneAt: `2026-11-14T17:1${place}:00Z` })
  await before(0, 60)
  await before(1, 90)
  await lift('ida', newer, { weight: 95 })
  const last = (without?: string) =>
    app.as('ida').call(getLastSets, {
      query: { exercises: `${benchPress},never-done`, ...(without && { without }) },
    })
  expect(await last(newer)).toMatchObject([
    { exerciseId: benchPress, day: '2026-11-14', sets: [{ weight: 60 }, { weight: 90 }] },
  ])
  expect(await last()).toMatchObject([{ day: '2026-11-21', sets: [{ weight: 95 }] }])
})

test('days of an exercise come in pages, newest first, and so do sessions', async () => {
  for (const day of ['10', '12', '14']) {
    const id = await begin('jo', `2026-11-${day}T17:00:00Z`)
    await lift('jo', id, { doneAt: `2026-11-${day}T17:10:00Z` })
  }
  const days = async (query: object) => (await history('jo', benchPress, query)).days.map(({ day }) => day)
  expect(await days({ limit: 2 })).toEqual(['2026-11-14', '2026-11-12'])
  expect(await days({ limit: 2, before: '2026-11-12' })).toEqual(['2026-11-10'])
  const sessions = await app.as('jo').call(listStrengthSessions, { query: { limit: 2 } })
  expect(sessions).toMatchObject([
    { startedAt: '2026-11-14T17:00:00.000Z', sets: 1, volume: 500 },
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
  const week = await app.as('pia').call(getMuscleSets, { query: {} })
  expect(week).toMatchObject({ from: '2026-11-16', to: '2026-11-22', unknown: 1 })
  expect(week.muscles).toContainEqual({ muscle: 'chest', sets: 2 })
  expect(week.muscles).toContainEqual({ muscle: 'triceps', sets: 1 })
  const before = await app.as('pia').call(getMuscleSets, { query: { day: '2026-11-15' } })
  expect(before.muscles).toContainEqual({ muscle: 'chest', sets: 1 })
})

test('kilograms keep three decimals, so that pounds shown and saved again do not drift', async () => {
  const id = await begin('kim')
  expect((await lift('kim', id, { weight: 225 * 0.45359237 })).weight).toBe(102.058)
})

test('sets that come at the same time are all in the sums', async () => {
  const id = await begin('lou')
  await Promise.all(Array.from({ length: 12 }, (_, place) => lift('lou', id, { place, reps: 1 })))
  expect((await history('lou')).days).toMatchObject([{ sets: 12, volume: 1200 }])
  expect((await app.as('lou').call(listStrengthSessions, { query: {} }))[0]).toMatchObject({ sets: 12 })
})

test.each([
  ['weight', { weight: 0 }],
  ['weight', { weight: -20 }],
  ['weight', { weight: 2000 }],
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

test('a session that ends before it began is refused', async () => {
  const body = {
    title: 'Legs',
    startedAt: '2026-11-21T17:00:00Z',
    endedAt: '2026-11-21T16:00:00Z',
    note: null,
  }
  await expect(
    app.as('mia').call(putStrengthSession, { params: { id: randomUUID() }, body }),
  ).rejects.toMatchObject({ code: 'invalid', details: { fields: { endedAt: expect.any(String) } } })
})

test('a session takes no more than its most sets', async () => {
  const id = await begin('ned')
  for (let place = 0; place < mostSets; place += 50)
    await Promise.all(Array.from({ length: 50 }, (_, at) => lift('ned', id, { place: place + at })))
  await expect(lift('ned', id)).rejects.toMatchObject({ code: 'invalid' })
}, 60_000)

test('one user can neither see, change nor remove another’s sets, and a stranger is asked to sign in', async () => {
  const id = await begin('oda')
  const set = randomUUID()
  await lift('oda', id, {}, set)
  await expect(session('pam', id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(lift('pam', id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(app.as('pam').call(removeSet, { params: { id: set } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await history('pam')).days).toEqual([])
  await lift('oda', id, { exerciseId: 'own-zercher-carry' })
  expect((await history('oda', 'own-zercher-carry')).days).toHaveLength(1)
  await expect(history('pam', 'own-zercher-carry')).rejects.toMatchObject({ code: 'not_found' })
  expect(await app.as('pam').call(getLastSets, { query: { exercises: benchPress } })).toEqual([])
  await expect(app.stranger.call(listStrengthSessions, { query: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
