import pg from 'pg'
import { addDays } from '#contract/measures/day.ts'
import { idInSql, idOf, tokenInSql } from './accounts.ts'
import { insertEntries } from './diary.ts'
import { insertDays, renewRunsAndLives } from './totals.ts'

/** Accounts by number and days by date, first and last. */
export type Stretch = { people: [number, number]; days: [string, string] }

const atOnce = 2
const perStep = 100

/** Pro accounts with a profile, goals and a session each. */
export async function seedPeople(url: string, [first, last]: [number, number]) {
  await withClients(url, 1, async ([client]) => {
    const id = idInSql('n')
    const from = `from generate_series(${first}::int, ${last}::int) as n`
    await client!.query(
      `insert into users (id, email, email_verified, name, timezone, subscription_tier, trial_ends_at)
       select ${id}, 'person-' || n || '@load.example', true, 'Person', 'America/Chicago', 'pro', now() - interval '1 day' ${from}`,
    )
    await client!.query(`insert into profiles (user_id, weight_kg, height_cm) select ${id}, 70, 172 ${from}`)
    await client!.query(
      `insert into user_goals (user_id, daily_calorie_goal, protein_goal_g, carb_goal_g, fat_goal_g, weekly_workout_goal,
         weekly_distance_goal_miles, fitness_objective, daily_water_goal_ml)
       select ${id}, 2100, 120, 230, 70, 3, 10, 'maintain', 2000 ${from}`,
    )
    await client!.query(
      `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
       select gen_random_uuid(), ${id}, ${tokenInSql('n')}, now() + interval '30 days', now(), now() ${from}`,
    )
  })
}

/** Inserts these accounts' entries on these days, with the resulting totals and streaks. */
export async function seedDays(url: string, { people: [first, last], days }: Stretch) {
  await inHaste(url, true)
  const steps = Array.from(
    { length: Math.ceil((last - first + 1) / perStep) },
    (_, at) => first + at * perStep,
  )
  await withClients(url, atOnce, (clients) =>
    Promise.all(
      clients.map(async (client) => {
        for (let from = steps.shift(); from !== undefined; from = steps.shift())
          await seedStep(client, { people: [from, Math.min(from + perStep - 1, last)], days })
      }),
    ),
  )
  await inHaste(url, false)
}

/** Whether to disable durability settings while seeding. */
async function inHaste(url: string, yes: boolean) {
  const settings = { max_wal_size: `'16GB'`, full_page_writes: 'off', autovacuum: 'off' }
  await withClients(url, 1, async ([client]) => {
    for (const [name, value] of Object.entries(settings))
      await client!.query(yes ? `alter system set ${name} = ${value}` : `alter system reset ${name}`)
    await client!.query('select pg_reload_conf()')
  })
}

async function seedStep(client: pg.Client, { people: [first, last], days }: Stretch) {
  const id = idInSql('n')
  for (const insert of insertEntries) await client.query(insert(id), [first, last, ...days])
  const ids = Array.from({ length: last - first + 1 }, (_, at) => idOf(first + at))
  await client.query(insertDays, [ids, ...days])
  for (const text of renewRunsAndLives) await client.query(text, [ids])
}

/** Vacuums and analyzes, so that plans and visibility maps are those of a database in production. */
export async function settle(url: string) {
  await withClients(url, 1, async ([client]) => {
    await client!.query('vacuum analyze')
    await client!.query('checkpoint')
  })
}

/** The last `count` days up to and including `today`. */
export const lastDays = (today: string, count: number): [string, string] => [addDays(today, 1 - count), today]

async function withClients(url: string, count: number, work: (clients: pg.Client[]) => Promise<unknown>) {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }))
  try {
    for (const client of clients) {
      await client.connect()
      // Skips the foreign-key check per row; the profiles are inserted in the same run.
      await client.query(`set session_replication_role = 'replica'; set synchronous_commit = off`)
    }
    await work(clients)
  } finally {
    for (const client of clients) await client.end().catch(() => {})
  }
}
