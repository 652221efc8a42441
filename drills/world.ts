import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/adapters/database/embedded-postgres.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type World = {
  servers: ServerProcess[]
  /** Straight to the database, past the product. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/**
 * So many server processes on one PostgreSQL server of its own, as behind a load balancer. They share the secret
 * and the folder of photos.
 */
export async function openWorld(count: number, env: Record<string, string> = {}): Promise<World> {
  const folder = await temporaryFolder()
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => {})
  const pool = new pg.Pool({ connectionString: postgres.url(), max: 2 })
  // A connection that idles while the database ends is no news.
  pool.on('error', () => {})
  const shared = {
    DATABASE_URL: postgres.url(),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: join(folder, 'data'),
    ...env,
  }
  const servers: ServerProcess[] = []
  const close = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await pool.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // One after the other: the first one migrates and builds the client, the others find both done.
    for (let at = 0; at < count; at++) servers.push(await startServerProcess(shared))
  } catch (error) {
    await close()
    throw error
  }
  return {
    servers,
    query: async (text, values) => (await pool.query(text, values)).rows,
    close,
  }
}

/** A folder that the embedded database's own OS user may pass through. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forkmile-drill-'))
  await chmod(folder, 0o755)
  return folder
}
