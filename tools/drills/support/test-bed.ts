import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/adapters/database/postgres/embedded-postgres.ts'
import { passwordIn, superuser } from '#server/adapters/database/postgres/postgres-cluster.ts'
import { runningServer } from '#server/adapters/database/postgres/postgres-process.ts'
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { DrillOptions } from './drill.ts'

export type TestBed = {
  /** The first one has started the embedded database. */
  servers: ServerProcess[]
  /** The settings of the servers. */
  env: Record<string, string>
  /** Queries the database directly. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  databaseUrl(): Promise<string>
  /** Process id of the embedded database; undefined if external. */
  databaseProcess(): Promise<number | undefined>
  /** Restarts a stopped server with the same settings. */
  restart(at: number): Promise<void>
  close(): Promise<void>
}

/**
 * Server processes as behind a load balancer: `count` of them on a new database of the external PostgreSQL
 * server, or a single one on its embedded database, which allows no second. They share the secret and the
 * photo folder.
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
    // Sequentially: the first one migrates and builds the client.
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

/** A PostgreSQL server outside of our servers: the named one, else one started for the drill. */
export async function externalPostgres(named: string | undefined) {
  if (named) return { url: named, stop: async () => {} }
  const folder = await temporaryFolder()
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => {})
  return {
    url: postgres.url(),
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one statement on a new connection: the database may have restarted on another port. */
async function once(url: string, text: string, values?: unknown[]) {
  const client = new pg.Client({ connectionString: url })
  // Without a listener, the end of the database would end the drill.
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
