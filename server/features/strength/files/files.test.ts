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
import { exportSetsCsv, importSets, mostSetFileBytes } from '#contract/strength/files.ts'
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
        load: 'bodyweight',
        sets: [{ kilograms: null, reps: 8 }],
      },
      {
        exerciseId: 'pull-up',
        load: 'bodyweight',
      },
    ].slice(0, 2),
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
