import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { sharedPostgres } from '#server/adapters/database/test-server.ts'
import { cloneDatabase, dropDatabase } from '#server/adapters/database/testing.ts'
import { folderPrefix } from './leftovers.ts'
import { onFreePort } from './on-free-port.ts'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))

const started = new Set<{ stop(): Promise<void> }>()

/** Address, data folder and database of a running server. Without `database` it has an embedded one. */
export type ServerPlace = { address: string; folder: string; database?: string }

/**
 * The real server as its own process, with an empty database: a clone on the PostgreSQL of the test run, or with
 * `embedded`, and outside tests, an embedded one. `name`: host of its PUBLIC_URL, which only the test's browser resolves.
 */
export async function startServer(env: Record<string, string> = {}, { embedded = false, name = '' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), folderPrefix))
  // The embedded database may run under another OS user, which needs access.
  await chmod(folder, 0o755)
  const shared = process.env[sharedPostgres]
  const database = shared && !embedded ? await cloneDatabase(shared) : undefined
  const begin = async (port: number) => {
    const address = `http://127.0.0.1:${port}`
    const server = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        DATA_DIR: folder,
        PORT: String(port),
        LOG_LEVEL: 'error',
        TRUST_PROXY: 'loopback',
        // All servers of a run share 100 connections.
        ...(name && { PUBLIC_URL: `http://${name}:${port}` }),
        ...(database && { DATABASE_URL: database, DATABASE_CONNECTIONS: '6' }),
        ...env,
      },
      // Not inherited: a server that outlives its test would keep the worker's output open, and the test
      // runner waits for its end.
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let errors = ''
    server.stdout.pipe(process.stdout, { end: false })
    server.stderr.pipe(process.stderr, { end: false })
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    const ended = new Promise<number>((resolve) => server.once('exit', (code) => resolve(code ?? 1)))
    await answering(`${address}/api/health`, ended).catch((error: Error) => {
      throw new Error(`${error.message} ${errors}`)
    })
    return { address: name ? `http://${name}:${port}` : address, server, ended }
  }
  const { address, server, ended } = await onFreePort(begin)
  const end = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const running = {
    async stop() {
      started.delete(running)
      await end()
      await rm(folder, { recursive: true, force: true })
      if (database) await dropDatabase(database)
    },
  }
  started.add(running)
  return {
    ...reachServer({ address, folder, ...(database && { database }) }),
    /** Id of the server process. */
    pid: server.pid!,
    stop: running.stop,
    /** Ends the process and keeps its data. */
    end,
  }
}

/** What tests change behind a server's back. `name` is that of `register`. */
export function reachServer(place: ServerPlace) {
  const change = async (statement: string, values: string[] = []) => {
    const client = new pg.Client({ connectionString: place.database ?? (await embeddedIn(place.folder)) })
    await client.connect()
    await client.query(statement, values)
    await client.end()
  }
  return {
    ...place,
    /** Runs a statement directly on the server's database. */
    change,
    /** Ends the trial of the account. */
    endTrial: (name: string) =>
      change(`update users set trial_ends_at = now() - interval '1 minute' where email ~ $1`, [
        emailPattern(name),
      ]),
    /** Sets the plan of the account. */
    setTier: (name: string, tier: Tier) =>
      change('update users set subscription_tier = $2 where email ~ $1', [emailPattern(name), tier]),
    /** Counts ten fridge scans for the account, in the month of its zone. */
    useTenScans: (name: string) =>
      change(
        `insert into quota_usage (user_id, feature, month, used)
         select p.user_id, 'fridge_scan',
                date_trunc('month', now() at time zone coalesce(u.timezone, 'America/Chicago'))::date, 10
         from profiles p join users u on u.id = p.user_id
         where u.email ~ $1
         on conflict on constraint quota_usage_pk do update set used = 10`,
        [emailPattern(name)],
      ),
    /** Moves the account's next meal reminder to now. */
    reachReminder: (name: string, meal: string) =>
      change(
        `update reminders set next_at = now() where kind = $2 and user_id in (select id from users where email ~ $1)`,
        [emailPattern(name), meal],
      ),
  }
}

/** Matches the addresses that `register` gives to `name`. */
const emailPattern = (name: string) => `^${name.toLowerCase()}(-[0-9]+)?@`

/** Ends servers that a failed test has left running. */
export async function stopServers() {
  await Promise.all([...started].map((server) => server.stop()))
}

/** Connection string of the embedded database in a server's data folder. */
async function embeddedIn(folder: string): Promise<string> {
  const cluster = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
  const password = await readFile(join(folder, 'postgres/password'), 'utf8')
  return `postgres://forkmile:${password}@127.0.0.1:${cluster.split('\n')[3]}/forkmile`
}

async function answering(url: string, ended: Promise<number>) {
  let code: number | undefined
  void ended.then((value) => {
    code = value
  })
  while (code === undefined) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server ended with code ${code}.`)
}
