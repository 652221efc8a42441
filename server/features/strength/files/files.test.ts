import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getUser, setTimezone } from '#contract/access/user.ts'
import { listRecentActivities } from '#contract/activities/activities.ts'
import {
  addOwnExercise,
  getExerciseHistory,
  listStrengthExercises,
  mostOwnExercises,
} from '#contract/strength/exercises.ts'
import { exportSetsCsv, importSets, mostListedRefusals, mostSetFileBytes } from '#contract/strength/files.ts'
import { listRecords } from '#contract/strength/records.ts'
import {
  getStrengthWorkout,
  listStrengthWorkouts,
  recordStrengthWorkout,
  type WorkoutWithSets,
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

type Query = { dryRun?: string; unit?: 'kg' | 'lb' }
const bring = (name: string, file: string | Uint8Array, query: Query = {}) =>
  app.as(name).call(importSets, { query, bytes: Buffer.from(file as string) })
async function workoutsOf(name: string): Promise<WorkoutWithSets[]> {
  const listed = await app.as(name).call(listStrengthWorkouts, { query: { limit: 100 } })
  return Promise.all(listed.map(({ id }) => app.as(name).call(getStrengthWorkout, { params: { id } })))
}
const history = (name: string, exerciseId = 'bench-press') =>
  app.as(name).call(getExerciseHistory, { params: { exerciseId }, query: { limit: 60 } })
async function pro(name: string) {
  const { id } = await app.as(name).call(getUser)
  await app.db.$client.query("update users set subscription_tier = 'pro' where id = $1", [id])
  return app.as(name)
}

const strongHead =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'
const strongFile = [
  strongHead,
  '2026-11-14 17:05:00,"Push, heavy",1h 2m,Bench Press (Barbell),W,40,10,0,0,,"Slept well\r\nand ate",',
  '2026-11-14 17:05:00,"Push, heavy",1h 2m,Bench Press (Barbell),1,100,5,0,0,Paused,"Slept well\r\nand ate",8.5',
  '2026-11-14 17:05:00,"Push, heavy",1h 2m,Bench Press (Barbell),Rest Timer,0,0,0,120,,,',
  '2026-11-14 17:05:00,"Push, heavy",1h 2m,Bench Press (Barbell),D,80,8,0,0,,,',
  '2026-11-14 17:05:00,"Push, heavy",1h 2m,Pull Up,1,0,8,0,0,,,',
  '2026-11-14 17:05:00,"Push, heavy",1h 2m,Pull Up (Assisted),F,20,12,0,0,,,',
  '2026-11-16 06:30:00,Legs,45m,Squat (Barbell),1,120,5,0,0,,,',
  '2026-11-16 06:30:00,Legs,45m,Preacher Curl (Machine),1,30,10,0,0,,,',
  '2026-11-16 06:30:00,Legs,45m,Plank,1,0,0,0,60,,,',
].join('\r\n')

test('a Strong file becomes workouts, its exercises those of the library where they are the same', async () => {
  await app.as('ann').call(setTimezone, { body: { timezone: 'Europe/Berlin' } })
  const answer = await bring('ann', `\ufeff${strongFile}`, { unit: 'kg' })
  expect(answer).toEqual({
    source: 'strong',
    workouts: 2,
    sets: 8,
    exercises: 6,
    from: '2026-11-14',
    to: '2026-11-16',
    needsUnit: false,
    refused: [],
    refusedCount: 0,
    imported: 8,
  })
  const [legs, push] = await workoutsOf('ann')
  expect(push).toMatchObject({
    name: 'Push, heavy',
    startedAt: '2026-11-14T16:05:00.000Z',
    endedAt: '2026-11-14T17:07:00.000Z',
    notes: 'Slept well\r\nand ate',
    routineId: null,
    setCount: 4,
    volume: 1140,
    exercises: [
      {
        exerciseId: 'bench-press',
        exerciseName: 'Bench Press',
        load: 'external',
        sets: [
          { kind: 'warm_up', kilograms: 40, reps: 10, seconds: null, metres: null, rpe: null },
          { kind: 'working', kilograms: 100, reps: 5, rpe: 8.5, note: 'Paused' },
          { kind: 'drop', kilograms: 80, reps: 8 },
        ],
      },
      {
        exerciseId: 'pull-up',
        sets: [
          { load: 'bodyweight', kilograms: null, reps: 8 },
          { load: 'assisted', kilograms: 20, reps: 12, kind: 'failure' },
        ],
      },
    ],
  })
  expect(legs?.exercises.map(({ exerciseId }) => exerciseId)).toEqual([
    'back-squat',
    'own-preacher-curl-machine',
    'forearm-plank',
  ])
  expect(await app.as('ann').call(listStrengthExercises, { query: { search: 'preacher' } })).toEqual([
    expect.objectContaining({ name: 'Preacher Curl (Machine)', equipment: ['machine'], own: true }),
  ])
})

test('the sums are those of the same sets logged one by one', async () => {
  for (const name of ['bea', 'ben'])
    await app.as(name).call(recordWeighIn, { body: { kilograms: 80, measuredOn: '2026-11-01' } })
  await bring('bea', strongFile, { unit: 'kg' })
  for (const { exercises, setCount: _, volume: __, records: ___, ...workout } of await workoutsOf('bea'))
    await app.as('ben').call(recordStrengthWorkout, {
      body: {
        ...workout,
        exercises: exercises.flatMap(({ sets, exerciseId, exerciseName }) =>
          sets.map(({ day: _, estimatedMax: __, bodyWeight: ___, load, ...set }) => ({
            exerciseId,
            exerciseName,
            load,
            sets: [{ ...set, id: randomUUID() }],
          })),
        ),
      },
    })
  const sums = async (name: string) => {
    const records = await app.as(name).call(listRecords, {})
    const days = await Promise.all(
      records.map(async ({ exerciseId }) => (await history(name, exerciseId)).days),
    )
    const workouts = (await workoutsOf(name)).map(({ setCount, volume }) => [setCount, volume])
    return { days, workouts, records: records.map(({ exerciseName: _, ...record }) => record) }
  }
  const imported = await sums('bea')
  expect(imported).toEqual(await sums('ben'))
  // Pull-ups move the body's weight, less the assistance.
  expect(imported.workouts).toEqual([
    [3, 900],
    [4, 100 * 5 + 80 * 8 + 80 * 8 + 60 * 12],
  ])
})

test('imported again, a file adds nothing, and a longer one what is new', async () => {
  await bring('cy', strongFile, { unit: 'kg' })
  const before = await workoutsOf('cy')
  expect(await bring('cy', strongFile, { unit: 'kg' })).toMatchObject({ sets: 8, imported: 0 })
  expect(await workoutsOf('cy')).toEqual(before)
  const longer = `${strongFile}\r\n2026-11-16 06:30:00,Legs,45m,Plank,2,0,0,0,90,,,`
  expect(await bring('cy', longer, { unit: 'kg' })).toMatchObject({ sets: 9, imported: 1 })
  expect(await history('cy', 'forearm-plank')).toMatchObject({ days: [{ sets: 2, longestSeconds: 90 }] })
})

test('a Strong file with semicolons, named units and decimal commas is read', async () => {
  const file = [
    'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
    '2026-11-14 17:05:00;Push;Bench Press (Barbell);1;102,5;kg;5;;0;;0;;;1h',
    '2026-11-14 17:05:00;Push;Bench Press (Dumbbell);1;50;lbs;5;;0;;0;;;1h',
    '2026-11-14 17:05:00;Push;Farmers Walk;1;40;kg;;;100;m;0;;;1h',
  ].join('\n')
  expect(await bring('dot', file)).toMatchObject({ needsUnit: false, imported: 3 })
  const [{ exercises }] = (await workoutsOf('dot')) as [WorkoutWithSets]
  expect(exercises).toMatchObject([
    { exerciseId: 'bench-press', sets: [{ kilograms: 102.5 }] },
    { exerciseId: 'dumbbell-bench-press', sets: [{ kilograms: 22.68 }] },
    { exerciseId: 'farmer-carry', sets: [{ kilograms: 40, reps: null, metres: 100 }] },
  ])
})

test('a dry run writes nothing, and says whether a unit is needed', async () => {
  expect(await bring('eve', strongFile, { dryRun: 'true' })).toMatchObject({
    sets: 8,
    needsUnit: true,
    imported: 0,
  })
  expect(await workoutsOf('eve')).toEqual([])
  expect(await app.as('eve').call(listStrengthExercises, { query: { search: 'preacher' } })).toEqual([])
  await expect(bring('eve', strongFile)).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { unit: expect.any(String) } },
  })
  await bring('eve', strongFile, { unit: 'lb' })
  expect((await history('eve')).records.heaviest).toEqual({ day: '2026-11-14', value: 45.359 })
})

const hevyRow = (start: string, rest: string) =>
  `"Push day","${start}","20 Nov 2026, 18:00","Felt good",${rest}`
const hevyFile = (unit: 'kg' | 'lbs', weight: number) =>
  [
    `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_${unit}","reps","distance_${unit === 'kg' ? 'km' : 'miles'}","duration_seconds","rpe"`,
    hevyRow('20 Nov 2026, 17:05', `"Bench Press (Barbell)",,"Elbows in",0,"warmup",${weight / 2},10,,,`),
    hevyRow('20 Nov 2026, 17:05', `"Bench Press (Barbell)",,"Elbows in",1,"normal",${weight},5,,,9`),
    hevyRow('20 Nov 2026, 17:05', '"Pull Up (Weighted)",0,"",0,"dropset",10,6,,,'),
    hevyRow('20 Nov 2026, 17:05', '"Running",,"",0,"normal",,,5,1500,'),
  ].join('\n')

test.each([
  ['kg', 100, 100, 10, 5000],
  ['lbs', 225, 102.058, 4.536, 8046.7],
] as const)('a Hevy file in %s is read', async (unit, weight, kilograms, added, metres) => {
  const name = `fay-${unit}`
  await app.as(name).call(setTimezone, { body: { timezone: 'Europe/London' } })
  const query = { dryRun: 'false' }
  expect(await bring(name, hevyFile(unit, weight), query)).toMatchObject({
    source: 'hevy',
    sets: 4,
    imported: 4,
  })
  const [workout] = await workoutsOf(name)
  expect(workout).toMatchObject({
    name: 'Push day',
    startedAt: '2026-11-20T17:05:00.000Z',
    endedAt: '2026-11-20T18:00:00.000Z',
    notes: 'Felt good',
    exercises: [
      {
        exerciseId: 'bench-press',
        notes: 'Elbows in',
        sets: [{ kind: 'warm_up' }, { kind: 'working', kilograms, reps: 5, rpe: 9 }],
      },
      {
        exerciseId: 'pull-up',
        supersetId: '0',
        load: 'bodyweight',
        sets: [{ kind: 'drop', kilograms: added }],
      },
      { exerciseId: 'own-running', sets: [{ kilograms: null, reps: null, metres, seconds: 1500 }] },
    ],
  })
})

test('rows that cannot be are refused by their number, the others are taken', async () => {
  const row = (rest: string, date = '2026-11-14 17:05:00') => `${date},Push,1h,${rest}`
  const answer = await bring(
    'gil',
    [
      strongHead,
      row('Bench Press (Barbell),1,100,5,0,0,,,'),
      row('Bench Press (Barbell),2,100,-5,0,0,,,'),
      row('Bench Press (Barbell),3,100,2.5,0,0,,,'),
      row('Bench Press (Barbell),4,100,five,0,0,,,'),
      row('Bench Press (Barbell),5,100,0,0,0,,,'),
      row('Bench Press (Barbell),6,100,5,0,0,,,11'),
      row('Bench Press (Barbell),7,1001,5,0,0,,,'),
      row('Bench Press (Barbell),X,100,5,0,0,,,'),
      row(',8,100,5,0,0,,,'),
      row('Bench Press (Barbell),1,100,5,0,0,,,', '2026-02-30 17:05:00'),
      row('Bench Press (Barbell),1,100,5,0,0,,,', '2026-12-24 17:05:00'),
      row('Bench Press (Barbell),9,-20,5,0,0,,,'),
    ].join('\n'),
    { unit: 'kg' },
  )
  expect(answer).toMatchObject({ workouts: 1, sets: 2, imported: 2, refusedCount: 10 })
  expect(answer.refused).toEqual([
    { row: 3, reason: 'Repetitions are a whole number from 1 to 500.' },
    { row: 4, reason: 'Repetitions are a whole number from 1 to 500.' },
    { row: 5, reason: '“five” is no number.' },
    { row: 6, reason: 'It has no repetitions, seconds or distance.' },
    { row: 7, reason: 'RPE is between 1 and 10, in steps of 0.5.' },
    { row: 8, reason: 'Its weight is above 1000 kg.' },
    { row: 9, reason: '“X” is no kind of set.' },
    { row: 10, reason: 'It has no exercise.' },
    { row: 11, reason: '“2026-02-30 17:05:00” is no date and time.' },
    { row: 12, reason: 'Its date is before 1970 or in the future.' },
  ])
  expect((await history('gil')).sets.map(({ kilograms }) => kilograms)).toEqual([100, null])
})

test('a workout takes 300 sets, the rest is refused by row', async () => {
  const sets = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) => `2026-11-14 17:05:00,Push,1h,Bench Press (Barbell),${from + at},50,5,0,0,,,`,
    )
  const answer = await bring('hal', [strongHead, ...sets(1, 402)].join('\n'), { unit: 'kg' })
  expect(answer).toMatchObject({ sets: 300, imported: 300, refusedCount: 102 })
  expect(answer.refused).toHaveLength(100)
  expect(answer.refused[0]).toEqual({ row: 302, reason: 'A workout holds at most 300 sets.' })
  expect(await workoutsOf('hal')).toMatchObject([{ setCount: 300, volume: 75_000 }])
})

test('a day takes 1 000 sets of an exercise, the rest is refused by row, also by a later file', async () => {
  const row = (at: number) =>
    `2026-11-14 1${Math.floor(at / 275)}:05:00,Push,1h,Bench Press (Barbell),${at},1000,500,0,0,,,`
  const rows = Array.from({ length: 1100 }, (_, at) => row(at))
  const answer = await bring('hope', [strongHead, ...rows].join('\n'), { unit: 'kg' })
  expect(answer).toMatchObject({ imported: 1000, refusedCount: 100 })
  const refused = { reason: 'A day holds at most 1000 sets of an exercise.' }
  expect(answer.refused[0]).toEqual({ row: 1002, ...refused })
  expect((await history('hope')).days).toMatchObject([{ sets: 1000, volume: 500_000_000 }])
  const later = `${strongHead}\n2026-11-14 18:05:00,Push,1h,Bench Press (Barbell),1,50,5,0,0,,,`
  expect(await bring('hope', later, { unit: 'kg' })).toMatchObject({
    imported: 0,
    refused: [{ row: 2, ...refused }],
  })
})

test('a text that is too long ends with a whole character', async () => {
  const file = `${strongHead}\n2026-11-14 17:05:00,a${'🍕'.repeat(60)},1h,Bench Press (Barbell),1,50,5,0,0,,,`
  await bring('val', file, { unit: 'kg' })
  expect(await workoutsOf('val')).toMatchObject([{ name: `a${'🍕'.repeat(59)}` }])
})

test('an export brought into another account gives the same history, and into its own nothing', async () => {
  const person = await pro('ida')
  for (const name of ['ida', 'jon'])
    await app.as(name).call(recordWeighIn, { body: { kilograms: 70, measuredOn: '2026-11-01' } })
  await bring('ida', strongFile, { unit: 'kg' })
  await bring('ida', hevyFile('kg', 100))
  await person.call(recordStrengthWorkout, {
    body: {
      id: randomUUID(),
      name: '=SUM(A1)',
      startedAt: '2026-11-19T10:00:00Z',
      notes: "'quoted",
      exercises: [
        {
          exerciseId: 'bench-press',
          supersetId: '-1',
          sets: [
            {
              id: randomUUID(),
              kilograms: 60.125,
              reps: 3,
              repsInReserve: 0,
              restSeconds: 0,
              note: '@home\n"x"',
            },
            { id: randomUUID(), kind: 'myo', reps: 4, doneAt: '2026-11-19T10:09:00Z' },
          ],
        },
        { exerciseId: 'of-mine', exerciseName: 'Mine', sets: [{ id: randomUUID(), reps: 4 }] },
      ],
    },
  })
  const { headers } = await person.raw({ method: 'GET', url: exportSetsCsv.path })
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="strength-sets-2026-11-21.csv"',
  })
  const file = await person.call(exportSetsCsv)
  const text = Buffer.from(file).toString()
  expect(text.startsWith('\ufeffdate_time,workout_name,')).toBe(true)
  expect(text).toContain(",'=SUM(A1),")
  expect(await bring('jon', file)).toMatchObject({
    source: 'forkmile',
    sets: 15,
    imported: 15,
    refusedCount: 0,
  })
  expect(await workoutsOf('jon')).toEqual(await workoutsOf('ida'))
  expect(await app.as('jon').call(listRecords, {})).toEqual(await person.call(listRecords, {}))
  expect(await bring('ida', file)).toMatchObject({ sets: 15, imported: 0 })
})

test('an export streams every page, newest first', async () => {
  const person = await pro('kay')
  const rows = Array.from({ length: 60 }, (_, at) => {
    const day = `2026-${String(1 + (at % 9)).padStart(2, '0')}-${String(1 + Math.floor(at / 9)).padStart(2, '0')}`
    return `${day} 17:05:00,Push,1h,Bench Press (Barbell),1,${50 + at},5,0,0,,,`
  })
  await bring('kay', [strongHead, ...rows].join('\n'), { unit: 'kg' })
  const sent = Buffer.from(await person.call(exportSetsCsv))
  const exported: Record<string, string>[] = parse(sent, { bom: true, columns: true })
  expect(exported).toHaveLength(60)
  const times = exported.map((row) => row.date_time!)
  expect(times).toEqual([...times].sort().reverse())
})

test('nothing is logged or told, and another person’s workouts stay', async () => {
  await bring('lea', strongFile, { unit: 'kg' })
  const before = await workoutsOf('lea')
  await bring('max', strongFile, { unit: 'lb' })
  expect(await workoutsOf('lea')).toEqual(before)
  expect(await app.as('max').call(listRecentActivities, { query: {} })).toEqual([])
  const { rows } = await app.db.$client.query('select 1 from notifications limit 1')
  expect(rows).toEqual([])
})

test('beyond the most exercises of one’s own the sets keep the name alone', async () => {
  const full = app.as('nia')
  for (let at = 1; at < mostOwnExercises; at++)
    await full.call(addOwnExercise, { body: { name: `Exercise ${at}` } })
  const file = [
    strongHead,
    '2026-11-14 17:05:00,Push,1h,Preacher Curl (Machine),1,30,5,0,0,,,',
    '2026-11-14 17:05:00,Push,1h,Pec Deck (Machine),1,40,5,0,0,,,',
  ].join('\n')
  expect(await bring('nia', file, { unit: 'kg' })).toMatchObject({ imported: 2 })
  const names = (await full.call(listRecords, {})).map(({ exerciseName }) => exerciseName)
  expect(names).toEqual(['Pec Deck (Machine)', 'Preacher Curl (Machine)'])
  expect(await full.call(listStrengthExercises, { query: { search: 'pec deck' } })).toEqual([])
})

test('files of other programs, damaged and too large ones are refused', async () => {
  await expect(bring('oli', 'a,b\n1,2\n')).rejects.toMatchObject({ code: 'invalid' })
  await expect(
    bring('oli', `${strongHead}\n2026-11-14 17:05:00,"${'x'.repeat(200_000)}`),
  ).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(bring('oli', `${strongHead}\n${','.repeat(5_000_000)}`)).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('damaged'),
  })
  await expect(bring('oli', Buffer.alloc(mostSetFileBytes + 1, 'a'))).rejects.toMatchObject({
    code: 'too_large',
  })
  await expect(bring('oli', strongFile, { unit: 'stone' as 'kg' })).rejects.toMatchObject({
    details: { fields: { unit: expect.any(String) } },
  })
  await expect(app.stranger.call(importSets, { query: {}, bytes: Buffer.from('x') })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('a duration of 40 000 blanks is none, and its set is imported', async () => {
  const file = `${strongHead}\n2026-11-14 17:05:00,Push,1h${' '.repeat(40_000)}x,Bench Press (Barbell),1,100,5,0,0,,,`
  expect(await bring('rob', file, { unit: 'kg' })).toMatchObject({ imported: 1, refusedCount: 0 })
  expect(await workoutsOf('rob')).toMatchObject([{ startedAt: expect.any(String), endedAt: null }])
})

test.each([
  ['refused rows', ',\n', 10_000],
  ['rows that are no sets', ',,,,Rest Timer\n', 0],
])('reading ends after the most %s of a file', async (_, row, refused) => {
  const answer = await bring('sue', `${strongHead}\n${row.repeat(200_000)}`, { dryRun: 'true', unit: 'kg' })
  expect(answer).toMatchObject({ sets: 0, refusedCount: refused + 1 })
  expect(answer.refused.length).toBe(Math.min(refused + 1, mostListedRefusals))
  expect(answer.refused.at(-1)).toEqual({
    row: refused ? refused + 2 : 150_001,
    reason: expect.stringContaining('Reading ended at this row: a file may have 60,000 sets'),
  })
})

test('reading ends after the most sets of a file, which are imported', async () => {
  const row = (at: number) => {
    const start = new Date(Date.UTC(2025, 0, 1) + Math.floor(at / 200) * 3_600_000).toISOString()
    return `${start.slice(0, 19).replace('T', ' ')},Push,1h,Bench Press (Barbell),1,100,5,0,0,,,`
  }
  const rows = Array.from({ length: 60_010 }, (_, at) => row(at))
  const answer = await bring('tom', [strongHead, ...rows].join('\n'), { dryRun: 'true', unit: 'kg' })
  expect(answer).toMatchObject({ sets: 60_000, workouts: 300, exercises: 1, refusedCount: 1 })
})

const fitNotesHead = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment'
test('a FitNotes file becomes a workout a day', async () => {
  const file = [
    fitNotesHead,
    '2026-11-14,Flat Barbell Bench Press,Chest,100.0,kgs,5,,,,Paused',
    '2026-11-14,Flat Barbell Bench Press,Chest,225,lbs,3,,,,',
    '2026-11-14,Plank,Abs,,,,,,0:01:30,',
    '2026-11-21,Rowing Machine,Cardio,,,,2.5,km,0:10:00,',
    '2026-11-24,Plank,Abs,,,,,,0:01:00,',
  ].join('\n')
  expect(await bring('uma', file)).toMatchObject({
    source: 'fitnotes',
    workouts: 2,
    imported: 4,
    needsUnit: false,
    from: '2026-11-14',
    to: '2026-11-21',
    refused: [{ row: 6, reason: 'Its date is before 1970 or in the future.' }],
  })
  const [, first] = await workoutsOf('uma')
  expect(first).toMatchObject({
    name: 'Strength workout',
    endedAt: null,
    exercises: [
      {
        exerciseId: 'bench-press',
        sets: [
          { kilograms: 100, reps: 5, note: 'Paused' },
          { kilograms: 102.058, reps: 3 },
        ],
      },
      { exerciseId: 'forearm-plank', sets: [{ reps: null, seconds: 90 }] },
    ],
  })
  expect(await bring('uma', file)).toMatchObject({ imported: 0 })
})

test('a FitNotes workout of the current day is read before noon too', async () => {
  app.clock.now = new Date('2026-11-21T07:00:00Z')
  await app.as('una').call(setTimezone, { body: { timezone: 'Europe/Berlin' } })
  const row = '2026-11-21,Flat Barbell Bench Press,Chest,60,kgs,5,,,,'
  expect(await bring('una', `${fitNotesHead}\n${row}`)).toMatchObject({ imported: 1, to: '2026-11-21' })
})

test.each([
  ['kgs', 60],
  ['lbs', 27.216],
] as const)('an older FitNotes file names %s in its column', async (unit, kilograms) => {
  const file = `Date,Exercise,Category,Weight (${unit}),Reps,Distance,Distance Unit,Time\n2026-11-14,Flat Barbell Bench Press,Chest,60,5,,,`
  expect(await bring(`ulf-${unit}`, file)).toMatchObject({ needsUnit: false, imported: 1 })
  const [workout] = await workoutsOf(`ulf-${unit}`)
  expect(workout?.exercises[0]?.sets).toMatchObject([{ kilograms, reps: 5 }])
})

const bigEndian = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
test.each<[string, (file: string) => string | Uint8Array]>([
  ['a byte order mark', (file) => `\ufeff${file}`],
  ['UTF-16', (file) => Buffer.from(`\ufeff${file}`, 'utf16le')],
  ['UTF-16 without a byte order mark', (file) => Buffer.from(file, 'utf16le')],
  ['UTF-16 of the other byte order', bigEndian],
  ['line ends of Windows', (file) => file.replaceAll('\n', '\r\n')],
  [
    'rows in another order',
    (file) =>
      file
        .split('\n')
        .toSpliced(1, 4, ...file.split('\n').slice(1).toReversed())
        .join('\n'),
  ],
  [
    'semicolons',
    (file) =>
      file
        .split('\n')
        .map((line) => (parse(line) as string[][])[0]!.map((cell) => `"${cell}"`).join(';'))
        .join('\n'),
  ],
])('a Hevy file with %s is read', async (kind, change) => {
  const file = hevyFile('kg', 100).replaceAll('20 Nov 2026', '20 déc. 2025')
  const answer = await bring(`vic-${kind.replaceAll(/\W/g, '-').toLowerCase()}`, change(file))
  expect(answer).toMatchObject({ source: 'hevy', sets: 4, imported: 4, refused: [], from: '2025-12-20' })
})

test('a file without a byte is refused as empty, and one with a header alone has no sets', async () => {
  await expect(bring('wim', '')).rejects.toMatchObject({
    code: 'invalid',
    message: 'This file is empty.',
  })
  expect(await bring('wim', `${fitNotesHead}\n`)).toMatchObject({ sets: 0, refused: [], from: null })
  await expect(bring('wim', 'Datum,Was\n1,2')).rejects.toMatchObject({
    message: 'This is no CSV export of Strong, Hevy, FitNotes or Forkmile.',
  })
})

test('the export is for Pro, and for one’s own sets', async () => {
  await bring('pam', strongFile, { unit: 'kg' })
  await expect(app.as('pam').call(exportSetsCsv)).rejects.toMatchObject({ code: 'payment_required' })
  await expect(app.stranger.call(exportSetsCsv)).rejects.toMatchObject({ code: 'unauthenticated' })
  const other = await (await pro('quin')).call(exportSetsCsv)
  expect(Buffer.from(other).toString().trim().split('\n')).toHaveLength(1)
})
