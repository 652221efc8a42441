import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { DayReadServer } from './support/day-read-server.ts'

export const name = 'day-read'

const rounds = 15
const seconds = 1
const connections = 20

/**
 * Requests per second of the two day reads and of a bare Fastify route with the same session look-up and one
 * prepared query, measured alternately in one server process on one database. The ratio is taken per short
 * round, so that other load on the machine affects all three alike.
 */
export async function run() {
  const child = fork(fileURLToPath(new URL('./support/day-read-server.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const [server] = (await once(child, 'message')) as [DayReadServer]
    const paths = {
      bare: `${server.bare}/bare`,
      logs: `${server.app}/api/nutrition/logs?date=${server.day}`,
      stats: `${server.app}/api/dashboard/stats`,
    }
    for (const url of Object.values(paths)) await load(url, server.cookies, 1)
    const seen: Record<keyof typeof paths, number[]> = { bare: [], logs: [], stats: [] }
    for (let round = 0; round < rounds; round++)
      for (const key of ['bare', 'logs', 'stats'] as const)
        seen[key].push(await load(paths[key], server.cookies, seconds))
    const ratio = (key: 'logs' | 'stats') =>
      Math.round(median(seen[key].map((value, at) => value / seen.bare[at]!)) * 100)
    return {
      barePerSecond: Math.round(median(seen.bare)),
      logsPerSecond: Math.round(median(seen.logs)),
      statsPerSecond: Math.round(median(seen.stats)),
      logsPercentOfBare: ratio('logs'),
      statsPercentOfBare: ratio('stats'),
    }
  } finally {
    child.send('stop')
    await once(child, 'exit')
  }
}

/** Rotates through accounts, so that no account's rate limit is reached. */
async function load(url: string, cookies: string[], duration: number): Promise<number> {
  const result = await autocannon({
    url,
    duration,
    connections,
    requests: cookies.map((cookie) => ({ method: 'GET' as const, headers: { cookie } })),
  })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
