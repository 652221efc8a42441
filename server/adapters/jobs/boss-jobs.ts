import type { Clock, PgBoss } from 'pg-boss'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import type { Jobs } from './jobs.ts'

type Job = { name: string; cron: string; handler: () => Promise<void> }
type Log = { info(line: string): void; error(about: { err: unknown }, line: string): void }
type Options = {
  url: string
  log: Log
  /** A test clock; the system's by default. */
  clock?: Clock
}

const retryMs = 10_000
/** Arbitrary constant, distinct from the other advisory locks. */
const startLock = 7_263_413
const stopMs = 5_000

/**
 * Jobs on pg-boss, in the schema `jobs` of the PostgreSQL at `url`; its lock selects the instance that runs a job.
 */
export function bossJobs({ url, log, clock }: Options): Jobs {
  const jobs = new Map<string, Job>()
  let running: Promise<PgBoss | undefined> | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<PgBoss | undefined> {
    // Loaded here, so that the server starts without waiting for it.
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      connectionString: url,
      schema: 'jobs',
      application_name: 'forkmile-jobs',
      max: 3,
      connectionTimeoutMillis: 5000,
      ...(clock && { clock }),
    })
    boss.on('error', (err) => log.error({ err }, 'jobs'))
    try {
      // Concurrent starts are serialized: creating the same tables and queues at once fails for one of them.
      await withAdvisoryLock(url, startLock, async () => {
        await boss.start()
        for (const job of jobs.values()) await run(boss, job, log)
      })
      log.info(`${jobs.size} jobs are running`)
      return boss
    } catch (err) {
      log.error({ err }, 'jobs did not start')
      await boss.stop({ graceful: false }).catch(() => {})
      if (!stopped) retry = setTimeout(begin, retryMs).unref()
      return undefined
    }
  }
  function begin() {
    running = open()
  }

  return {
    every(name, cron, handler) {
      if (running) throw new Error(`The job ${name} is named after the start.`)
      if (jobs.has(name)) throw new Error(`There is already a job named ${name}.`)
      jobs.set(name, { name, cron, handler })
    },
    async start() {
      if (!running) begin()
      await running
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      const boss = await running
      await boss?.stop({ graceful: true, timeout: stopMs })
    },
  }
}

async function run(boss: PgBoss, { name, cron, handler }: Job, log: Log) {
  // Exclusive: a run is dropped while the previous one waits or runs.
  const options = { retryLimit: 2, retryBackoff: true, expireInSeconds: 600, deleteAfterSeconds: 86_400 }
  await boss.createQueue(name, { ...options, policy: 'exclusive' })
  await boss.schedule(name, cron, null, { tz: 'UTC' })
  await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
    try {
      await handler()
    } catch (err) {
      log.error({ err }, `the job ${name} failed`)
      throw err
    }
  })
}
