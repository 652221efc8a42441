import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { passwordIn, superuser } from '#server/adapters/database/postgres/postgres-cluster.ts'
import { runningServer } from '#server/adapters/database/postgres/postgres-process.ts'
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts'
import type { DrillOptions } from './drill.ts'

export type TestBed = {
  /** The first one has started the database, where it is embedded. */
  servers: ServerProcess[]
  /** The settings that they were started with. */
  env: Record<string, string>
  /** Straight to the database, past the product. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  databaseUrl(): Promise<string>
  /** The database's own process; undefined where it is not ours. */
  databaseProcess(): Promise<number | undefined>
  /** Starts a server again that has ended, with what it was started with. */
  restart(at: number): Promise<void>
  close(): Promise<void>
}

/**
 * Server processes as behind a load balancer: `count` of them on a new database of the external PostgreSQL server, or
 * one on its own embedded database, which lets no second one in. They share the secret and the folder of photos.
 */
export async function openTestBed(
  { external }: Pick<DrillOptions, 'external'>,
  count: number,
  env: Record<string, string> = {},
): Promise<TestBed> {
  const folder = await temporaryFolder()
  const dataFolder = env.DATA_DIR ?? join(folder, 'data')
  const shared: Record<string, string> = {
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: dataFolder,
    ...env,
  }
  const database = external ? await newDatabase(external) : undefined
  if (database) shared.DATABASE_URL = database.url
  const databaseUrl = async () => database?.url ?? (await embeddedUrl(dataFolder))
  const servers: ServerProcess[] = []
  const close = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // One after the other: the first one migrates and builds the client, the others find both done.
    for (let at = 0; at < (external ? count : 1); at++) servers.push(await startServerProcess(shared))
  } catch (error) {
    await close()
    throw error
  }
  return {
    servers,
    env: shared,
    databaseUrl,
    databaseProcess: async () => (database ? undefined : (await embedded(dataFolder)).pid),
    query: async (text, values) => (await once(await databaseUrl(), text, values)).rows,
    async restart(at) {
      servers[at] = await startServerProcess(shared)
    },
    close,
  }
}

/** A folder that the embedded database's own OS user may pass through. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forkmile-drill-'))
  await chmod(folder, 0o755)
  return folder
}

/** A connection for one statement: the database may have ended since the last one, or listen elsewhere. */
async function once(url: string, text: string, values?: unknown[]) {
  const client = new pg.Client({ connectionString: url })
  // A database that ends fails the statement; without a listener it would end the drill.
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

async function newDatabase(server: string) {
  const name = `forkmile_drill_${randomBytes(6).toString('hex')}`
  await once(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => once(server, `drop database ${name} with (force)`) }
}

async function embeddedUrl(dataFolder: string): Promise<string> {
  const { port } = await embedded(dataFolder)
  return `postgres://${superuser}:${await passwordIn(join(dataFolder, 'postgres'))}@127.0.0.1:${port}/forkmile`
}

async function embedded(dataFolder: string) {
  const server = await runningServer(join(dataFolder, 'postgres', 'cluster'))
  if (!server) throw new Error('No database runs in the data folder.')
  return server
}
