import { defaultGoals, setGoals } from '#contract/goals.ts'
import { addDays } from '#contract/measures/day.ts'
import { searchMeals } from '#contract/nutrition/meal-search.ts'
import { idOf } from '#testing/load/accounts.ts'
import type { Benchmark, BenchServer } from './benchmark.ts'
import { readsGrowingBy, readsWithin } from './reads.ts'

const tenYears = 3653
const someAccounts = (count: number, days: number) => Array.from({ length: count }, () => days)

/** Reads of a day and of a history, by accounts with years of entries. */
export const diaries: Benchmark[] = [
  readsGrowingBy(1.2, {
    name: 'diary-growth',
    promise: 'what a day shows, of ten years within 1.2 × the time of one week',
    diaries: [tenYears, 7],
    rounds: 120,
    paths: ({ today }) => ({
      logs: `/api/nutrition/logs?date=${today}`,
      drinks: `/api/drinks/logs?date=${today}`,
      dashboard: '/api/dashboard/stats',
      // As many as a week has.
      activities: '/api/activities/recent?limit=3',
      activityStats: '/api/activities/stats',
    }),
  }),
  readsGrowingBy(1.3, {
    name: 'strength-growth',
    promise: 'an exercise’s history of 25 000 sets within 1.3 × the time of a month’s',
    diaries: [0, 0],
    rounds: 200,
    async prepare(server) {
      await seedSets(server, 1, 625, 6)
      await seedSets(server, 2, 8, 3)
      await server.db.$client.query('vacuum analyze strength_sets, strength_workouts, exercise_days')
    },
    paths: () => ({ history: '/api/strength/exercises/exercise-1/history' }),
  }),
  readsWithin(50, 0.95, {
    name: 'analytics',
    promise: 'a year of analytics out of ten in ≤ 50 ms (95 of 100)',
    diaries: someAccounts(8, tenYears),
    // The last day of a year, so that the season of the run does not matter.
    now: new Date(`${new Date().getUTCFullYear()}-12-31T18:00:00Z`),
    rounds: 100,
    // Some hundred distinct foods, as in a real diary of years.
    prepare: ({ db }) =>
      db.$client.query(
        `update nutrition_logs set food_name = 'Food ' || abs(hashtext(id::text)) % 400;
         update sessions set expires_at = '2100-01-01'`,
      ),
    paths: () => ({
      nutrition: '/api/nutrition/analytics?period=year',
      training: '/api/activities/analytics?period=year',
      detailed: '/api/nutrition/detailed?period=year',
      advanced: '/api/analytics/advanced',
    }),
  }),
  readsWithin(50, 0.95, {
    name: 'meal-search',
    promise: 'a search of everything eaten in ten years in ≤ 50 ms (95 of 100)',
    // 18 264 meals, as five a day for ten years.
    diaries: someAccounts(20, 4566),
    rounds: 60,
    prepare: ({ db }) =>
      db.$client.query(
        `update nutrition_logs set food_name = 'Food ' || abs(hashtext(id::text)) % 5000 || ' on toast'`,
      ),
    paths: () =>
      Object.fromEntries(
        // A word of every entry, of some, of one in five thousand, of none; two words; a year; an emoji.
        ['food', 'food 7', 'food 4999', 'lasagne', 'food toast', '2019', '🍽️'].map((q) => [
          q,
          `${searchMeals.path}?q=${encodeURIComponent(q)}`,
        ]),
      ),
  }),
  readsWithin(30, 0.5, {
    name: 'expenditure',
    promise: 'the daily expenditure, and the weekly check-in, with five years of history in ≤ 30 ms (median)',
    diaries: someAccounts(4, 1827),
    rounds: 80,
    async prepare(server) {
      await server.db.$client.query(
        `insert into weigh_ins (user_id, id, weight_kg, measured_on)
         select user_id, gen_random_uuid(), 70 + abs(hashtext(day::text)) % 100 / 100.0, day from day_totals
         on conflict do nothing`,
      )
      for (const person of [1, 2, 3, 4]) await isReady(server, person)
    },
    paths: () => ({ estimate: '/api/expenditure', checkIn: '/api/check-ins/current' }),
  }),
]

/** Sets the goals of an account, so that its check-in is due, and looks whether both are. */
async function isReady({ app, cookieOf }: BenchServer, person: number) {
  const headers = { cookie: cookieOf(person) }
  await app.inject({ method: setGoals.method, url: setGoals.path, headers, payload: defaultGoals })
  for (const [url, state] of Object.entries({
    '/api/expenditure': 'estimate',
    '/api/check-ins/current': 'due',
  })) {
    const answer = await app.inject({ url, headers })
    if (answer.json().state !== state) throw new Error(`${url} is not ${state}: ${answer.body}`)
  }
}

/** Workouts every `apart` days: eight exercises of five sets each, and the sums of their days. */
async function seedSets({ db, today }: BenchServer, person: number, count: number, apart: number) {
  const days = `generate_series(0, $2::int - 1) n, lateral (select $3::date - n as day) d where n % ${apart} = 0`
  const values = [idOf(person), count * apart, addDays(today, -1)]
  const workout = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  await db.$client.query(
    `insert into strength_workouts (user_id, id, name, started_at, exercise_notes, sets, volume_kg)
     select $1::uuid, ${workout}, 'Workout', day + time '17:00', '{}', 40, 20000 from ${days}`,
    values,
  )
  await db.$client.query(
    `insert into strength_sets (user_id, id, workout_id, exercise_id, exercise_name, place, kind, load, kilograms, moved_kg, reps,
       day, done_at, edited_at)
     select $1::uuid, gen_random_uuid(), ${workout}, 'exercise-' || e, 'Exercise ' || e, e * 5 + s, 'working', 'external',
       40 + n % 60, 40 + n % 60, 5 + s, day, day + time '17:10', day + time '17:10'
     from generate_series(1, 8) e, generate_series(1, 5) s, ${days}`,
    values,
  )
  await db.$client.query(
    `insert into exercise_days (user_id, exercise_id, day, sets, reps, volume_kg, heaviest_kg, heaviest_reps, estimated_max_kg, most_reps)
     select user_id, exercise_id, day, count(*), sum(reps), sum(reps * moved_kg), max(moved_kg), max(reps),
       max(moved_kg * (1 + reps / 30.0)), max(reps)
     from strength_sets where user_id = $1 group by user_id, exercise_id, day`,
    [idOf(person)],
  )
}
