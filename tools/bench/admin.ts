import { adminPeriods, getAdminStats, listAdminUsers } from '#contract/admin.ts'
import { openBench, quantile, seedPeople } from './support/bench-server.ts'
import { seedInstance } from './support/made-instance.ts'

export const name = 'admin'

const accounts = 1_000_000
const events = 3_000_000
const rounds = 40

/** Searches that match no, a few, many or all addresses, with and without a tier. */
const lists = {
  newest: {},
  nobody: { search: 'qqxzzy' },
  oneAddress: { search: 'nora.smith4@example.org' },
  name: { search: 'smith' },
  seldomName: { search: 'zhang77' },
  everybody: { search: 'example' },
  twoLetters: { search: 'zq' },
  tier: { tier: 'pro' },
  endedTrials: { tier: 'trial_no_payment' },
  tierAndName: { tier: 'plus', search: 'garcia' },
} as const

/** Latency of the owner's statistics and account list on a large instance. */
export async function run() {
  const server = await openBench({ env: { OWNER_EMAIL: 'owner@example.com' } })
  try {
    const { app, db } = server
    const { ids, cookies } = await seedPeople(server, 1)
    await db.$client.query(
      `update users set email = 'owner@example.com', email_verified = true where id = $1`,
      [ids[0]],
    )
    const seeding = performance.now()
    await seedInstance(db.$client, accounts, events)
    const seedSeconds = (performance.now() - seeding) / 1000
    const ask = async (path: string, query: Record<string, string>) => {
      const begun = performance.now()
      const { statusCode, body } = await app.inject({ url: path, query, headers: { cookie: cookies[0]! } })
      if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}: ${body}`)
      return performance.now() - begun
    }
    const counting = performance.now()
    await server.jobs.run('count-accounts')
    const countSeconds = (performance.now() - counting) / 1000

    const stats: number[] = []
    const searches = Object.fromEntries(Object.keys(lists).map((what) => [what, [] as number[]]))
    for (let round = -3; round < rounds; round++) {
      for (const period of Object.keys(adminPeriods)) {
        const took = await ask(getAdminStats.path, { period })
        if (round >= 0) stats.push(took)
      }
      for (const [what, query] of Object.entries(lists)) {
        const took = await ask(listAdminUsers.path, query)
        if (round >= 0) searches[what]!.push(took)
      }
    }
    const tenths = (value: number) => Math.round(value * 10) / 10
    const worst = Object.entries(searches).map(
      ([what, times]) => [what, tenths(quantile(times, 0.95))] as const,
    )
    return {
      accounts,
      events,
      seedSeconds: tenths(seedSeconds),
      countSeconds: tenths(countSeconds),
      statsP95Ms: tenths(quantile(stats, 0.95)),
      searchP95Ms: Math.max(...worst.map(([, took]) => took)),
      ...Object.fromEntries(worst.map(([what, took]) => [`${what}Ms`, took])),
    }
  } finally {
    await server.close()
  }
}
