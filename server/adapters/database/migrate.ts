import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { deadlock, lockNotAvailable, sqlState } from './database.ts'
import { undistributed } from './distribution.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Arbitrary constant; processes that start together share the lock. */
const migrationLock = 7_263_411
/**
 * Lock timeout of a migration in milliseconds. Later queries queue behind a waiting migration, so it gives up and
 * retries. Below PostgreSQL's deadlock timeout (1 s), so the migration is cancelled instead of a request.
 */
const patienceMs = 200
const giveUpMs = 120_000

/** The database refuses the connection or the migration; the message is one sentence. */
export class DatabaseConnectError extends Error {}

/**
 * Migrates the database at `url` to the newest schema, or up to `level`; concurrent starts wait for the first.
 * Throws `DatabaseConnectError` when no connection succeeds within ten seconds, when the tables stay locked, or when a Citus
 * cluster does not distribute all tables of people.
 */
export async function migrateDatabase(url: string, level?: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: Error & { code?: string }) => {
    throw new DatabaseConnectError(
      `The database could not be reached (${error.message || error.code}): check DATABASE_URL.`,
    )
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (level === undefined) {
      await givingWay(client, folder)
      return await refuseUndistributed(client)
    }
    const some = await migrationsUpTo(level)
    await givingWay(client, some).finally(() => rm(some, { recursive: true }))
  } finally {
    await client.end()
  }
}

/** Runs the pending migrations in one transaction and retries after a lock timeout. */
async function givingWay(client: pg.Client, migrationsFolder: string) {
  await client.query(`set lock_timeout = ${patienceMs}`)
  for (const until = Date.now() + giveUpMs; ; await wait(50 + Math.random() * patienceMs)) {
    try {
      return await migrate(drizzle(client), { migrationsFolder })
    } catch (error) {
      const state = sqlState(error)
      if (state !== lockNotAvailable && state !== deadlock) throw error
      if (Date.now() > until)
        throw new DatabaseConnectError(
          'The database could not be upgraded: somebody has used one of its tables for two minutes (a backup, perhaps). Nothing was changed; start again later.',
        )
    }
  }
}

async function refuseUndistributed(client: pg.Client) {
  const tables = await undistributed(client)
  if (tables.length)
    throw new DatabaseConnectError(
      `These tables of people are not distributed yet: ${tables.join(', ')}. Run docs/deploy/distribute.sql on the coordinator, and start again.`,
    )
}

/** The database's migration level: time of its last migration in milliseconds since 1970; 0 before any. */
export async function migrationLevel(client: pg.ClientBase): Promise<number> {
  const there = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`)
  if (!there.rows[0]?.yes) return 0
  const { rows } = await client.query('select max(created_at) as level from drizzle.__drizzle_migrations')
  return Number(rows[0]?.level ?? 0)
}

/** Lists the levels of this version, oldest first. */
export async function knownLevels(): Promise<number[]> {
  return (await journal()).entries.map(({ when }) => when)
}

type Journal = { entries: { when: number; tag: string }[] }

async function journal(): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'))
}

/** Creates a folder with the migrations up to `level`. */
async function migrationsUpTo(level: number): Promise<string> {
  const all = await journal()
  const entries = all.entries.filter(({ when }) => when <= level)
  const some = await mkdtemp(join(tmpdir(), 'forkmile-migrations-'))
  await mkdir(join(some, 'meta'))
  await writeFile(join(some, 'meta/_journal.json'), JSON.stringify({ ...all, entries }))
  for (const { tag } of entries) await cp(join(folder, `${tag}.sql`), join(some, `${tag}.sql`))
  return some
}
