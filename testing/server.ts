import { execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Tier } from '#contract/subscriptions/plans.ts'
import { freePort } from '#server/adapters/free-port.ts'

/** Variable with the data folder of a server started once, which all others copy. */
export const newInstance = 'E2E_NEW_INSTANCE'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))

const started = new Set<{ stop(): Promise<void> }>()

/** The real server as its own process, with an empty database. */
export async function startServer(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'forkmile-e2e-'))
  // The embedded database may run under another OS user, which needs access.
  await chmod(folder, 0o755)
  const begun = process.env[newInstance]
  if (begun) await promisify(execFile)('cp', ['-a', `${begun}/.`, folder])
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
      ...env,
    },
    // Not inherited: a server that outlives its test would keep the worker's output open, and the test
    // runner waits for its end.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stdout.pipe(process.stdout, { end: false })
  server.stderr.pipe(process.stderr, { end: false })
  const ended = new Promise<number>((resolve) => server.once('exit', (code) => resolve(code ?? 1)))
  const end = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const running = {
    async stop() {
      started.delete(running)
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
  started.add(running)
  await answering(`${address}/api/health`, ended)
  return {
    address,
    folder,
    /** Id of the server process. */
    pid: server.pid!,
    /** Ends all trials. */
    endTrials: () => change(folder, `update users set trial_ends_at = now() - interval '1 minute'`),
    /** Sets the plan of the account registered as `name`. */
    setTier: (name: string, tier: Tier) =>
      change(folder, 'update users set subscription_tier = $2 where email ~ $1', [
        `^${name.toLowerCase()}(-[0-9]+)?@`,
        tier,
      ]),
    /** Counts ten fridge scans for every account, in the month of its zone. */
    useTenScans: () =>
      change(
        folder,
        `insert into quota_usage (user_id, feature, month, used)
         select p.user_id, 'fridge_scan',
                date_trunc('month', now() at time zone coalesce(u.timezone, 'America/Chicago'))::date, 10
         from profiles p join users u on u.id = p.user_id
         on conflict on constraint quota_usage_pk do update set used = 10`,
      ),
    /** Runs a statement directly on the server's database. */
    change: (statement: string, values?: string[]) => change(folder, statement, values),
    /** Moves the user's next meal reminder to now. */
    reachReminder: (name: string, meal: string) =>
      change(
        folder,
        `update reminders set next_at = now() where kind = $2 and user_id = (select id from users where email ~ $1)`,
        [`^${name.toLowerCase()}(-[0-9]+)?@`, meal],
      ),
    /** Gives every account the Pro plan. */
    givePro: () => change(folder, `update users set subscription_tier = 'pro'`),
    stop: running.stop,
    /** Ends the process and keeps its data. */
    end,
  }
}

/** Ends servers that a failed test has left running. */
export async function stopServers() {
  await Promise.all([...started].map((server) => server.stop()))
}

/** Runs a statement directly on the server's database. */
async function change(folder: string, statement: string, values: string[] = []) {
  const cluster = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
  const password = await readFile(join(folder, 'postgres/password'), 'utf8')
  const client = new pg.Client({
    connectionString: `postgres://forkmile:${password}@127.0.0.1:${cluster.split('\n')[3]}/forkmile`,
  })
  await client.connect()
  await client.query(statement, values)
  await client.end()
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
