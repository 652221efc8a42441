import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { deadlock, lockNotAvailable, sqlState } from './database.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any fixed number: processes that start at once take turns on it. */
const migrationLock = 7_263_411
/**
 * Milliseconds that a migration waits for a table. Whoever comes after it queues behind it, so it steps back and tries
 * again; and sooner than PostgreSQL looks for deadlocks (a second), so that the migration gives way and no request does.
 */
const patienceMs = 200
const giveUpMs = 120_000

/** Says in one sentence that the database does not let us in, or not change it. */
export class DatabaseConnectError extends Error {}

/**
 * Brings the database at `url` to the newest schema, or no further than to `level`; processes that start together wait
 * for the first. Throws `DatabaseConnectError` when nothing answers there within ten seconds, or when others leave it no
 * moment for its changes.
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
    if (level === undefined) return await givingWay(client, folder)
    const some = await migrationsUpTo(level)
    await givingWay(client, some).finally(() => rm(some, { recursive: true }))
  } finally {
    await client.end()
  }
}

/** All that is pending in one transaction, while others use the tables; once more where it could not have one in time. */
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

/** How far a database is migrated: the moment that its last migration was written, in milliseconds since 1970; 0 before any. */
export async function migrationLevel(client: pg.ClientBase): Promise<number> {
  const there = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`)
  if (!there.rows[0]?.yes) return 0
  const { rows } = await client.query('select max(created_at) as level from drizzle.__drizzle_migrations')
  return Number(rows[0]?.level ?? 0)
}

/** Every level that this version knows, oldest first. */
export async function knownLevels(): Promise<number[]> {
  return (await journal()).entries.map(({ when }) => when)
}

type Journal = { entries: { when: number; tag: string }[] }

async function journal(): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'))
}

/** A folder with the migrations as they were at `level`. */
async function migrationsUpTo(level: number): Promise<string> {
  const all = await journal()
  const entries = all.entries.filter(({ when }) => when <= level)
  const some = await mkdtemp(join(tmpdir(), 'forkmile-migrations-'))
  await mkdir(join(some, 'meta'))
  await writeFile(join(some, 'meta/_journal.json'), JSON.stringify({ ...all, entries }))
  for (const { tag } of entries) await cp(join(folder, `${tag}.sql`), join(some, `${tag}.sql`))
  return some
}
