import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateDatabase } from '#server/adapters/database/migrate.ts'
import { startEmbeddedPostgres } from '#server/adapters/database/postgres/embedded-postgres.ts'
import { runningServer } from '#server/adapters/database/postgres/postgres-process.ts'
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

/**
 * `embedded`: the server starts the database in its data folder; `external`: servers connect to a database
 * started separately.
 */
export type Setup = { place: 'embedded' | 'external'; processes: number }

/** Running servers and their database. */
export type RunningCluster = { addresses: string[]; serverPids: number[]; databasePid: number }

/** A database on disk, used by all setups in turn. */
export async function openCluster() {
  const folder = await temporaryFolder()
  const secret = randomBytes(32).toString('hex')
  const home = join(folder, 'postgres')

  /** The database alone, with the newest schema. */
  async function startDatabase() {
    const postgres = await startEmbeddedPostgres(home, () => {})
    await migrateDatabase(postgres.url())
    return postgres
  }

  return {
    secret,
    async withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
      const postgres = await startDatabase()
      try {
        return await work(postgres.url())
      } finally {
        await postgres.stop()
      }
    },
    async withServers<T>(
      { place, processes }: Setup,
      work: (running: RunningCluster) => Promise<T>,
    ): Promise<T> {
      const env = { AUTH_SECRET: secret, DATA_DIR: folder, LOG_LEVEL: 'info' }
      const postgres = place === 'external' ? await startDatabase() : undefined
      const servers: ServerProcess[] = []
      try {
        if (postgres) {
          const shared = { ...env, DATABASE_URL: postgres.url(), DATA_DIR: join(folder, 'files') }
          for (let at = 0; at < processes; at++) servers.push(await startServerProcess(shared))
        } else servers.push(await startServerProcess({ ...env, PROCESSES: String(processes) }))
        return await work({
          addresses: servers.map(({ address }) => address),
          serverPids: servers.map(({ child }) => child.pid!),
          databasePid: (await runningServer(join(home, 'cluster')))!.pid,
        })
      } finally {
        await Promise.all(servers.map((server) => server.stop()))
        await postgres?.stop()
      }
    },
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 }),
  }
}
export type Cluster = Awaited<ReturnType<typeof openCluster>>
