import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { dayIn } from '#contract/measures/day.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { inlineJobs } from '#server/adapters/jobs/inline-jobs.ts'
import type { Push } from '#server/adapters/push/push.ts'
import { recordingPush } from '#server/adapters/push/recording-push.ts'
import { buildApp } from '#server/app.ts'
import { openInstance } from '#server/instance.ts'
import { readSettings } from '#server/settings/settings.ts'
import { cookieOf } from '#testing/load/accounts.ts'
import { lastDays, seedDays, seedPeople, settle } from '#testing/load/seed.ts'
import type { Check } from '#testing/run-checks.ts'

/** `long`: skipped when no name is given. */
export type Benchmark = Check & { long?: true }

/** The whole app on its own database, called in this process. */
export type BenchServer = {
  app: FastifyInstance
  db: Database
  jobs: ReturnType<typeof inlineJobs>
  /** The day of the accounts. */
  today: string
  cookieOf(person: number): string
  /** Milliseconds until an account has the answer of a path, which has to be a 200. */
  timeOf(path: string, person: number): Promise<number>
}

type Options = {
  /** Days of entries of each account. */
  diaries: readonly number[]
  push?: Push
  /** A fixed clock. */
  now?: Date
}

/** Measures something on a server with seeded accounts, numbered from 1, which are Pro. */
export async function withServer<T>(
  { diaries, push, now }: Options,
  measure: (server: BenchServer) => Promise<T>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-server-'))
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, FOOD_FACTS_URL: 'none' })
  const instance = await openInstance(settings, () => {})
  const { db } = instance.deps
  const jobs = inlineJobs()
  const clock = () => now ?? new Date()
  const deps = { ...instance.deps, jobs, push: push ?? recordingPush(), now: clock }
  const app = await buildApp(deps, instance)
  const today = dayIn('America/Chicago', clock())
  const cookie = (person: number) => cookieOf(person, instance.secret)
  try {
    await seedAccounts(db.$client.options.connectionString!, diaries, today)
    return await measure({
      app,
      db,
      jobs,
      today,
      cookieOf: cookie,
      async timeOf(path, person) {
        const begun = performance.now()
        const { statusCode, body } = await app.inject({ url: path, headers: { cookie: cookie(person) } })
        if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}: ${body}`)
        return performance.now() - begun
      },
    })
  } finally {
    await app.close()
    await instance.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function seedAccounts(url: string, diaries: readonly number[], today: string) {
  if (!diaries.length) return
  await seedPeople(url, [1, diaries.length])
  for (const [at, count] of diaries.entries())
    if (count) await seedDays(url, { people: [at + 1, at + 1], days: lastDays(today, count) })
  await settle(url)
}

export const hundredths = (value: number) => Math.round(value * 100) / 100
