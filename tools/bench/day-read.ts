import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { dayIn } from '#contract/measures/day.ts'
import { runningPostgres } from '#server/adapters/database/postgres/embedded-postgres.ts'
import { cookieOf } from '#testing/load/accounts.ts'
import { lastDays, seedDays, seedPeople, settle } from '#testing/load/seed.ts'
import { quantile } from '#testing/quantile.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { BareServer } from './bare-server.ts'
import type { Benchmark } from './benchmark.ts'

const rounds = 15
const people = 400
const days = 60
const connections = 20
const secret = 'a secret of this benchmark, of 32 characters'

/**
 * Requests per second of the two day reads and of a bare Fastify route with the same session look-up and one
 * prepared query, measured alternately on one database. The ratio is taken per short round, so that other load on
 * the machine affects all three alike.
 */
export const dayRead: Benchmark = {
  name: 'day-read',
  promise: 'the day read at ≥ 50 % of a bare route with the same session look-up and one prepared query',
  async run() {
    const folder = await temporaryFolder()
    const server = await startServerProcess({ DATA_DIR: folder, AUTH_SECRET: secret })
    const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)))
    try {
      const url = (await runningPostgres(`${folder}/postgres`))!
      const today = dayIn('America/Chicago', new Date())
      await seedPeople(url, [1, people])
      await seedDays(url, { people: [1, people], days: lastDays(today, days) })
      await settle(url)
      child.send({ url, secret, today })
      const [{ address }] = (await once(child, 'message')) as [BareServer]
      return await compare({
        bare: `${address}/bare`,
        logs: `${server.address}/api/nutrition/logs?date=${today}`,
        stats: `${server.address}/api/dashboard/stats`,
      })
    } finally {
      child.disconnect()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  kept: ({ logsPercentOfBare, statsPercentOfBare }) =>
    Math.min(logsPercentOfBare!, statsPercentOfBare!) >= 50,
}

async function compare(paths: Record<'bare' | 'logs' | 'stats', string>) {
  const seen = { bare: [] as number[], logs: [] as number[], stats: [] as number[] }
  // The first round warms up.
  for (let round = 0; round <= rounds; round++)
    for (const key of ['bare', 'logs', 'stats'] as const) {
      const perSecond = await load(paths[key])
      if (round > 0) seen[key].push(perSecond)
    }
  const ratio = (key: 'logs' | 'stats') =>
    Math.round(
      quantile(
        seen[key].map((value, at) => value / seen.bare[at]!),
        0.5,
      ) * 100,
    )
  return {
    barePerSecond: quantile(seen.bare, 0.5),
    logsPerSecond: quantile(seen.logs, 0.5),
    statsPerSecond: quantile(seen.stats, 0.5),
    logsPercentOfBare: ratio('logs'),
    statsPercentOfBare: ratio('stats'),
  }
}

/** Calls of a second. Rotates through accounts, so that no account's rate limit is reached. */
async function load(url: string): Promise<number> {
  const requests = Array.from({ length: people }, (_, at) => ({
    method: 'GET' as const,
    headers: { cookie: cookieOf(at + 1, secret) },
  }))
  const result = await autocannon({ url, duration: 1, connections, requests })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}
