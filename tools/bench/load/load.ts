import { cpus, totalmem } from 'node:os'
import { dayIn } from '#contract/measures/day.ts'
import { lastDays, seedDays, seedPeople, settle } from '#testing/load/seed.ts'
import type { Benchmark } from '../benchmark.ts'
import { type Cluster, openCluster, type Setup } from './cluster.ts'
import { costs, type Measured, measure, type Scale } from './measure.ts'
import { keepReport, type Report, rowOf } from './report.ts'
import {
  countAstray,
  countStatements,
  logBytesPerWrite,
  longestStatements,
  tableSizes,
} from './statements.ts'

type Options = {
  /** Accounts with a year of days each; a tenth of them is measured first, for the growth of cost with accounts. */
  users: number
  /** Duration of each measurement. */
  seconds: number
  /** Replaces the figures that `docs/scale.md` links to. */
  keep: boolean
}

const [year, month] = [365, 30]
/** With fewer accounts, requests would reach the rate limit per account. */
const fewestUsers = 1000
const alone: Setup = { place: 'embedded', processes: 1 }
const setups: Setup[] = (['embedded', 'external'] as const).flatMap((place) =>
  [1, 2, 4].map((processes) => ({ place, processes })),
)

/**
 * A mix of 70 % day reads, 20 % writes and 10 % analytics over accounts with a year of entries: embedded and
 * external, with 1, 2 and 4 processes; also the growth of cost with accounts and history, and the most expensive
 * statements.
 */
export const load = (options: Options): Benchmark => ({
  name: 'load',
  long: true,
  promise: 'under load nothing is refused, and the totals stay what the entries add up to',
  run: () => run(options),
  kept: ({ refused, daysAstray }) => refused === 0 && daysAstray === 0,
})

async function run({ users, seconds, keep }: Options) {
  if (!(users >= fewestUsers)) throw new Error(`--users needs a number from ${fewestUsers} on.`)
  if (!(seconds >= 1 && seconds <= 120)) throw new Error('--seconds needs a number from 1 to 120.')
  const begun = performance.now()
  const today = dayIn('America/Chicago', new Date())
  const few = Math.floor(users / 10)
  const cluster = await openCluster()
  try {
    const tell = async (setup: Setup, scale: Scale) => {
      const measured = await measure(cluster, setup, scale, seconds)
      console.table([rowOf(measured)])
      return measured
    }
    const [lastMonth, lastYear] = [lastDays(today, month), lastDays(today, year)]
    const before: [string, string] = [lastYear[0], lastDays(lastMonth[0], 2)[0]]
    const whole = { people: users, days: year, today }
    await seed(cluster, [1, few], lastMonth, true)
    const growth = [await tell(alone, { people: few, days: month, today })]
    await seed(cluster, [1, few], before, false)
    growth.push(await tell(alone, { people: few, days: year, today }))
    await seed(cluster, [few + 1, users], lastYear, true)

    const storage = await cluster.withDatabase(tableSizes)
    const matrix: Measured[] = []
    for (const setup of setups) matrix.push(await tell(setup, whole))
    const routes = await costs(cluster, whole, Math.max(1, seconds / 4))
    const counted = await countedRun(cluster, lastYear, () => tell(alone, whole))
    const first = matrix[0]!
    growth.push(first)
    const figures = {
      people: users,
      perSecond: first.perSecond,
      serverMs: first.cpuMs.servers,
      databaseMs: first.cpuMs.database,
      p50Ms: first.all.p50,
      p95Ms: first.all.p95,
      p99Ms: first.all.p99,
      refused: [...growth, ...matrix].reduce((sum, { refused }) => sum + refused, 0),
      daysAstray: counted.astray,
      minutes: Math.round((performance.now() - begun) / 60_000),
    }
    const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version }
    const report: Report = {
      taken: new Date().toISOString().slice(0, 10),
      machine: { ...machine, gigabytes: Math.round(totalmem() / 2 ** 30) },
      ...{ options: { users, seconds }, figures, growth, matrix, routes, storage },
      ...counted,
    }
    if (keep) await keepReport(report)
    return figures
  } finally {
    await cluster.close()
  }
}

async function seed(
  { withDatabase }: Cluster,
  people: [number, number],
  days: [string, string],
  areNew: boolean,
) {
  console.log(`Seeding people ${people.join(' to ')}, ${days.join(' to ')}`)
  await withDatabase(async (url) => {
    if (areNew) await seedPeople(url, people)
    await seedDays(url, { people, days })
    await settle(url)
  })
}

/** What a run costs the database: its statements, its log, its receipts, and the days whose totals are wrong after it. */
async function countedRun(
  { withDatabase }: Cluster,
  days: [string, string],
  measured: () => Promise<Measured>,
) {
  await withDatabase((url) => countStatements(url))
  await withDatabase((url) => countStatements(url, 'reset'))
  const { people } = await measured()
  return await withDatabase(async (url) => {
    const statements = await longestStatements(url, 14)
    const logBytes = await logBytesPerWrite(url)
    await settle(url)
    const { write_receipts: receipts } = await tableSizes(url)
    return { statements, logBytes, receipts: receipts!, astray: await countAstray(url, people, days) }
  })
}
