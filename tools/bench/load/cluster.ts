import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '#server/adapters/database/migrate.ts'
import {
  runningPostgres,
  startEmbeddedPostgres,
} from '#server/adapters/database/postgres/embedded-postgres.ts'
import { runningServer } from '#server/adapters/database/postgres/postgres-process.ts'
import { type Server, startServer } from './server.ts'

/**
 * `embedded`: the server starts the database in its data folder; `external`: servers connect to a database
 * started separately.
 */
export type Setup = { place: 'embedded' | 'external'; processes: number }

/** Running servers and their database. */
export type RunningCluster = {
  addresses: string[]
  url: string
  serverPids: number[]
  databasePid: number
  close(): Promise<void>
}

/** A database on disk, used by all setups in turn. */
export async function openCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
  // The database's own OS user needs access.
  await chmod(folder, 0o711)
  const secret = randomBytes(32).toString('hex')
  const home = join(folder, 'postgres')

  /** The database alone, with the newest schema. */
  async function database() {
    const postgres = await startEmbeddedPostgres(home, () => {})
    await migrateDatabase(postgres.url())
    return postgres
  }

  /** Process id of the running database. */
  const databasePid = async () => (await runningServer(join(home, 'cluster')))!.pid

  async function open({ place, processes }: Setup): Promise<RunningCluster> {
    const env = { AUTH_SECRET: secret, DATA_DIR: folder, LOG_LEVEL: 'info' }
    const postgres = place === 'external' ? await database() : undefined
    const servers: Server[] = []
    const close = async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await postgres?.stop()
    }
    try {
      if (postgres) {
        const shared = { ...env, DATABASE_URL: postgres.url(), DATA_DIR: join(folder, 'files') }
        for (let at = 0; at < processes; at++) servers.push(await startServer(shared))
      } else servers.push(await startServer({ ...env, PROCESSES: String(processes) }))
    } catch (error) {
      await close()
      throw error
    }
    return {
      addresses: servers.map(({ address }) => address),
      url: (await runningPostgres(home))!,
      serverPids: servers.map(({ pid }) => pid),
      databasePid: await databasePid(),
      close,
    }
  }

  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })

  return { secret, database, databasePid, open, close }
}
export type Cluster = Awaited<ReturnType<typeof openCluster>>
