import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/measures/day.ts'
import type { NewSet } from '#contract/strength/sets.ts'
import { openBench, quantile, seedPeople } from './support/bench-server.ts'

export const name = 'strength'

const rounds = 200
/** Recorded sets, after some that warm up; fewer than a minute’s writes of an account. */
const writes = 400
const warmUps = 160
const perWorkout = 40
/** Eight exercises, five sets each, 625 workouts: 25 000 sets in ten years. */
const exercises = 8
const workouts = { month: 8, decade: 625 }
const today = '2026-11-21'

/** First screen of an exercise's history after a month and after ten years of lifting, and the cost of a set. */
export async function run() {
  const server = await openBench({ now: new Date(`${today}T18:00:00Z`) })
  try {
    const { app, db } = server
    const { ids, cookies } = await seedPeople(server, 2)
    await seedSets(db, ids[0]!, workouts.month, 3)
    await seedSets(db, ids[1]!, workouts.decade, 6)
    await db.$client.query('vacuum analyze strength_sets, strength_workouts, exercise_days')
    const times: [number[], number[]] = [[], []]
    for (let round = -20; round < rounds; round++)
      for (const person of [0, 1] as const) {
        const begun = performance.now()
        const { statusCode } = await app.inject({
          url: '/api/strength/exercises/exercise-1/history',
          headers: { cookie: cookies[person]! },
        })
        if (statusCode !== 200) throw new Error(`The history was answered ${statusCode}.`)
        if (round >= 0) times[person].push(performance.now() - begun)
      }
    const [month, decade] = times.map((all) => quantile(all, 0.5)) as [number, number]
    return {
      sets: workouts.decade * exercises * 5,
      monthMs: hundredths(month),
      decadeMs: hundredths(decade),
      historyRatio: hundredths(decade / month),
      setProcessorMs: await processorOfSet(server, cookies[1]!),
    }
  } finally {
    await server.close()
  }
}

type Server = Awaited<ReturnType<typeof openBench>>

/** Workouts every `apart` days up to today, each with all exercises, and the sums of their days. */
async function seedSets(db: Server['db'], userId: string, count: number, apart: number) {
  const days = `generate_series(0, $2::int - 1) n, lateral (select '${today}'::date - n * $3::int as day) d`
  const values = [userId, count, apart]
  await db.$client.query(
    `insert into strength_workouts (user_id, id, name, started_at, exercise_notes, sets, volume_kg)
      select $1::uuid, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Workout', day + time '17:00', '{}', ${exercises * 5}, 20000 from ${days}`,
    values,
  )
  await db.$client.query(
    `insert into strength_sets (user_id, id, workout_id, exercise_id, exercise_name, place, kind, load, kilograms, moved_kg, reps,
        day, done_at, edited_at)
      select $1::uuid, gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'exercise-' || e, 'Exercise ' || e, e * 5 + s, 'working',
        'external', 40 + n % 60, 40 + n % 60, 5 + s, day, day + time '17:10', day + time '17:10'
      from ${days}, generate_series(1, ${exercises}) e, generate_series(1, 5) s`,
    values,
  )
  await db.$client.query(
    `insert into exercise_days (user_id, exercise_id, day, sets, reps, volume_kg, heaviest_kg, heaviest_reps,
        estimated_max_kg, most_reps)
      select user_id, exercise_id, day, count(*), sum(reps), sum(reps * moved_kg), max(moved_kg), max(reps),
        max(moved_kg * (1 + reps / 30.0)), max(reps)
      from strength_sets where user_id = $1 group by user_id, exercise_id, day`,
    [userId],
  )
}

/** Processor time of this process for one recorded set, in milliseconds: workouts of forty sets, as people do them. */
async function processorOfSet({ app }: Server, cookie: string) {
  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const headers = { cookie, 'idempotency-key': randomUUID() }
    const { statusCode, body } = await app.inject({ method, url, headers, payload })
    if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`)
  }
  let spent = 0
  let workoutId = ''
  for (let write = -warmUps; write < writes; write++) {
    if (write % perWorkout === 0) {
      workoutId = randomUUID()
      const workout = { id: workoutId, name: 'Workout', startedAt: `${today}T17:00:00Z` }
      await send('POST', '/api/strength/workouts', workout)
    }
    const exercise = Math.floor(Math.abs(write % perWorkout) / 5)
    const doneAt = `${addDays(today, -Math.ceil(Math.abs(write) / perWorkout))}T17:30:00Z`
    const set: NewSet = {
      workoutId,
      exerciseId: `exercise-${exercise}`,
      exerciseName: `Exercise ${exercise}`,
      place: Math.abs(write % perWorkout),
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
      doneAt,
      editedAt: doneAt,
    }
    const begun = process.cpuUsage()
    await send('PUT', `/api/strength/sets/${randomUUID()}`, set)
    const { user, system } = process.cpuUsage(begun)
    if (write >= 0) spent += user + system
  }
  return hundredths(spent / 1000 / writes)
}

const hundredths = (value: number) => Math.round(value * 100) / 100
