import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { addDays } from '#contract/measures/day.ts'
import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { noAppStore } from '#server/adapters/app-store/no-app-store.ts'
import { memoryBlobs } from '#server/adapters/blobs/double.ts'
import { type Database, openDatabase } from '#server/adapters/database/database.ts'
import { migrateDatabase } from '#server/adapters/database/migrate.ts'
import { startEmbeddedPostgres } from '#server/adapters/database/postgres/embedded-postgres.ts'
import { inlineJobs } from '#server/adapters/jobs/inline-jobs.ts'
import { noPayments } from '#server/adapters/payments/no-payments.ts'
import type { Push } from '#server/adapters/push/push.ts'
import { recordingPush } from '#server/adapters/push/recording-push.ts'
import { recordingSms } from '#server/adapters/sms/recording-sms.ts'
import { buildApp } from '#server/app.ts'
import { sessionCookie } from '#server/features/access/auth.ts'
import { readSettings } from '#server/settings/settings.ts'

/** The whole app on its own database in a temporary folder. */
export type BenchServer = {
  app: FastifyInstance
  db: Database
  jobs: ReturnType<typeof inlineJobs>
  secret: string
  close(): Promise<void>
}

type Options = {
  /** The built client's folder; without it only the API is served. */
  client?: string
  /** Replaces the default push double, which answers at once. */
  push?: Push
  /** Additional settings. */
  env?: Record<string, string>
  /** A fixed clock. */
  now?: Date
}

export async function openBench({ client, push, now, env }: Options = {}): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-server-'))
  const postgres = await startEmbeddedPostgres(folder, () => {})
  await migrateDatabase(postgres.url())
  const db = openDatabase(postgres.url(), 10)
  const jobs = inlineJobs()
  const secret = randomBytes(32).toString('hex')
  const app = await buildApp(
    {
      settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data'), ...env }),
      db,
      blobs: memoryBlobs(),
      payments: noPayments,
      appStore: noAppStore,
      jobs,
      now: () => now ?? new Date(),
      ai: layeredAi(undefined, { spend: async () => false, log: { warn() {} } }),
      foodFacts: { product: async () => undefined },
      mail: { leavesTheMachine: false, send: async () => {} },
      push: push ?? recordingPush(),
      sms: recordingSms(),
    },
    { secret, publicUrl: 'http://127.0.0.1', ...(client && { client }) },
  )
  return {
    app,
    db,
    jobs,
    secret,
    async close() {
      await app.close()
      await db.$client.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates accounts with a session each; answers their ids and cookies. */
export async function seedPeople({ db, secret }: BenchServer, count: number) {
  const ids = Array.from({ length: count }, () => randomUUID())
  const tokens = ids.map(() => randomBytes(24).toString('hex'))
  const query = (text: string, values: unknown[]) => db.$client.query(text, values)
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
  const cookies = tokens.map((token) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return `${sessionCookie(false)}=${encodeURIComponent(`${token}.${signature}`)}`
  })
  return { ids, cookies }
}

/** Inserts entries for each of these accounts from `days` before `today` on, with the resulting totals. */
export async function seedDiaries(
  { db }: BenchServer,
  ids: string[],
  today: string,
  days: number,
  entries = 5,
) {
  const query = (text: string, values: unknown[]) => db.$client.query(text, values)
  await query(
    `insert into nutrition_logs (user_id, id, food_name, food_emoji, calories, protein_g, carbs_g, fat_g, sugar_g, serving_size, meal_type, target_date, source, created_at)
     select id, gen_random_uuid(), 'Oatmeal with banana', '🥣', 412, 11, 82, 5, 20, '1 bowl, 310 g', 'breakfast', day::date, 'builtin', day
     from generate_series($2::timestamptz, $3::timestamptz, '1 day') as day, unnest($1::uuid[]) as id, generate_series(1, $4::int)`,
    [ids, addDays(today, -days), today, entries],
  )
  await query(
    `insert into day_totals (user_id, day, calories, protein_g, carbs_g, fat_g, sugar_g, meals)
     select user_id, target_date, sum(calories), sum(protein_g), sum(carbs_g), sum(fat_g), sum(sugar_g), count(*)
     from nutrition_logs where user_id = any($1) group by 1, 2`,
    [ids],
  )
  await query(
    `insert into lifetime_totals (user_id, meals, logged_from, logged_to)
     select user_id, sum(meals), min(day), max(day) from day_totals where user_id = any($1) group by 1`,
    [ids],
  )
  await query(
    `insert into day_runs (user_id, kind, first_day, last_day)
     select user_id, 'logged', min(day), max(day) from day_totals where user_id = any($1) group by 1`,
    [ids],
  )
}

/** The quantile of `share`: 0.5 is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!
}
