import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any fixed number: processes that start at once take turns on it. */
const migrationLock = 7_263_411

/** Says in one sentence that the database does not let us in. */
export class DatabaseConnectError extends Error {}

/**
 * Brings the database at `url` to the newest schema; processes that start together wait for the first.
 * Throws `DatabaseConnectError` when nothing answers there within ten seconds.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: Error & { code?: string }) => {
    throw new DatabaseConnectError(
      `The database could not be reached (${error.message || error.code}): check DATABASE_URL.`,
    )
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
