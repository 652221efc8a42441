import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { addDays, dayIn } from '#contract/day.ts'
import { sessionCookie } from '#server/access/auth.ts'
import { sessionToken } from '#server/access/service.ts'
import { accessStore } from '#server/access/store.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { memoryBlobs } from '#server/adapters/blobs/double.ts'
import { type Database, openDatabase } from '#server/adapters/database/database.ts'
import { startEmbeddedPostgres } from '#server/adapters/database/embedded-postgres.ts'
import { migrateDatabase } from '#server/adapters/database/migrate.ts'
import { inlineJobs } from '#server/adapters/jobs/inline-jobs.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/settings.ts'

export type DayReadServer = { app: string; bare: string; day: string; cookies: string[] }

const people = 400
const days = 60
const secret = randomBytes(32).toString('hex')
const today = dayIn('America/Chicago', new Date())

const folder = await mkdtemp(join(tmpdir(), 'bench-day-'))
const postgres = await startEmbeddedPostgres(folder, () => {})
await migrateDatabase(postgres.url())
const db = openDatabase(postgres.url(), 10)
const cookies = await seed(db)

const settings = readSettings({ LOG_LEVEL: 'silent' })
const app = await buildApp(
  {
    settings,
    db,
    blobs: memoryBlobs(),
    jobs: inlineJobs(),
    now: () => new Date(),
    ai: layeredAi(undefined, { spend: async () => false, log: { warn() {} } }),
    mail: { leavesTheMachine: false, send: async () => {} },
  },
  { secret, publicUrl: 'http://127.0.0.1' },
)
const bare = fastify()
await bare.register(cookie)
bare.get('/bare', async (request) => {
  const token = sessionToken(request.cookies[sessionCookie(false)], secret)
  const user = await accessStore(db).bySession(token!, new Date())
  const { rows } = await db.$client.query({
    name: 'bare',
    text: 'select calories, protein_g, carbs_g, fat_g from day_totals where user_id = $1 and day = $2',
    values: [user!.id, today],
  })
  return rows[0]
})

const answer: DayReadServer = {
  app: await app.listen({ port: 0, host: '127.0.0.1' }),
  bare: await bare.listen({ port: 0, host: '127.0.0.1' }),
  day: today,
  cookies,
}
process.send!(answer)
process.once('message', async () => {
  await Promise.all([app.close(), bare.close()])
  await db.$client.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})

/** People with a session each, five entries a day, and the totals that those add up to. */
async function seed(database: Database): Promise<string[]> {
  const ids = Array.from({ length: people }, () => randomUUID())
  const tokens = ids.map(() => randomBytes(24).toString('hex'))
  const query = (text: string, values: unknown[]) => database.$client.query(text, values)
  await query(
    `insert into users (id, email, name, timezone, trial_ends_at)
     select id, id || '@example.com', 'Ann', 'America/Chicago', now() + interval '7 days' from unnest($1::uuid[]) as id`,
    [ids],
  )
  await query('insert into profiles (user_id) select unnest($1::uuid[])', [ids])
  await query(
    `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
     select gen_random_uuid(), id, token, now() + interval '30 days', now(), now() from unnest($1::uuid[], $2::text[]) as row(id, token)`,
    [ids, tokens],
  )
  await query(
    `insert into nutrition_logs (user_id, id, food_name, food_emoji, calories, protein_g, carbs_g, fat_g, sugar_g, serving_size, meal_type, target_date, source, created_at)
     select id, gen_random_uuid(), 'Oatmeal with banana', '🥣', 412, 11, 82, 5, 20, '1 bowl, 310 g', 'breakfast', day::date, 'builtin', day
     from unnest($1::uuid[]) as id, generate_series($2::timestamptz, $3::timestamptz, '1 day') as day, generate_series(1, 5)`,
    [ids, addDays(today, -days), today],
  )
  await query(
    `insert into day_totals (user_id, day, calories, protein_g, carbs_g, fat_g, sugar_g, meals)
     select user_id, target_date, sum(calories), sum(protein_g), sum(carbs_g), sum(fat_g), sum(sugar_g), count(*) from nutrition_logs group by 1, 2`,
    [],
  )
  await query(
    'insert into lifetime_totals (user_id, meals, logged_from, logged_to) select user_id, sum(meals), min(day), max(day) from day_totals group by 1',
    [],
  )
  await query(
    `insert into day_runs (user_id, kind, first_day, last_day) select user_id, 'logged', min(day), max(day) from day_totals group by 1`,
    [],
  )
  await query('analyze', [])
  return tokens.map((token) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return `${sessionCookie(false)}=${encodeURIComponent(`${token}.${signature}`)}`
  })
}
