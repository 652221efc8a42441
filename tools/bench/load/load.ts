import { cpus, loadavg, totalmem } from 'node:os'
import { dayIn } from '#contract/measures/day.ts'
import { bareCeiling, pgbenchCeiling } from './ceiling.ts'
import { countAstray } from './check.ts'
import { type Cluster, openCluster, type Setup } from './cluster.ts'
import { keepReport } from './keep-report.ts'
import { costs, type Measured, measure, type Scale } from './measure.ts'
import { loadOptions } from './options.ts'
import { type Report, rowOf } from './report.ts'
import { lastDays, type Stretch, seedDays, seedPeople, settle } from './seed.ts'
import { countStatements, logBytesPerWrite, longestStatements, resetCount, tableSizes } from './statements.ts'

export const name = 'load'

const year = 365
const month = 30
const checkedPeople = 50
const alone: Setup = { place: 'embedded', processes: 1 }
const setups: Setup[] = (['embedded', 'external'] as const).flatMap((place) =>
  [1, 2, 4].map((processes) => ({ place, processes })),
)

/**
 * A mix of 70 % day reads, 20 % writes and 10 % analytics over accounts with a year of entries: embedded and
 * external, with 1, 2 and 4 processes; also the bare ceiling, the growth of cost with accounts and history,
 * and the most expensive statements.
 */
export async function run() {
  const options = loadOptions(process.argv.slice(2))
  const { users, seconds } = options
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
    const growth: Measured[] = []
    await seed(cluster, { people: [1, few], days: lastDays(today, month) }, true)
    growth.push(await tell(alone, { people: few, days: month, today, untouched: few }))
    const earlier: [string, string] = [lastDays(today, year)[0], lastDays(lastDays(today, month)[0], 2)[0]]
    await seed(cluster, { people: [1, few], days: earlier }, false)
    growth.push(await tell(alone, { people: few, days: year, today }))
    await seed(cluster, { people: [few + 1, users], days: lastDays(today, year) }, true)

    const { storage, ceiling } = await withDatabase(cluster, async (url) => {
      const databasePid = await cluster.databasePid()
      const where = { url, databasePid, secret: cluster.secret, people: users, today }
      const bare = await bareCeiling(where, seconds)
      return {
        storage: await tableSizes(url),
        ceiling: { bare, pgbench: await pgbenchCeiling(where, seconds) },
      }
    })
    const matrix: Measured[] = []
    for (const setup of setups)
      matrix.push(
        await tell(setup, { people: users, days: year, today, untouched: matrix.length ? 0 : users }),
      )

    const routes = await costs(cluster, alone, { people: users, days: year, today }, Math.max(1, seconds / 4))
    await withDatabase(cluster, countStatements)
    await withDatabase(cluster, resetCount)
    await tell(alone, { people: users, days: year, today })
    const people = Array.from(
      { length: checkedPeople },
      (_, at) => 1 + Math.floor((at * users) / checkedPeople),
    )
    const { statements, logBytes, astray, receipts } = await withDatabase(cluster, async (url) => {
      const statements = await longestStatements(url, 14)
      const logBytes = await logBytesPerWrite(url)
      await settle(url)
      const { write_receipts: receipts } = await tableSizes(url)
      return { statements, logBytes, receipts, astray: await countAstray(url, people, lastDays(today, year)) }
    })

    const first = matrix[0]!
    const figures = {
      people: users,
      perSecond: first.perSecond,
      percentOfBare: Math.round((first.perSecond / ceiling.bare.perSecond) * 100),
      serverMs: first.cpuMs.servers,
      databaseMs: first.cpuMs.database,
      p50Ms: first.all.p50,
      p95Ms: first.all.p95,
      p99Ms: first.all.p99,
      refused: [...growth, ...matrix].reduce((sum, { refused }) => sum + refused, 0),
      daysAstray: astray,
      seconds: secondsSince(begun),
    }
    const report: Report = {
      taken: new Date().toISOString().slice(0, 10),
      machine: machine(),
      growth: [...growth, first],
      options,
      figures,
      ceiling,
      matrix,
      routes,
      statements,
      logBytes,
      storage,
      receipts,
    }
    if (options.keep) await keepReport(report)
    return figures
  } finally {
    await cluster.close()
  }
}

async function seed(cluster: Cluster, { people, days }: Stretch, areNew: boolean) {
  const begun = performance.now()
  await withDatabase(cluster, async (url) => {
    if (areNew) await seedPeople(url, people)
    await seedDays(url, { people, days })
    await settle(url)
  })
  console.log(`people ${people.join(' to ')}, ${days.join(' to ')}, in ${secondsSince(begun)} s`)
}

async function withDatabase<T>(cluster: Cluster, work: (url: string) => Promise<T>): Promise<T> {
  const database = await cluster.database()
  try {
    return await work(database.url())
  } finally {
    await database.stop()
  }
}

function machine(): Report['machine'] {
  return {
    cores: cpus().length,
    model: cpus()[0]?.model ?? 'unknown',
    gigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    loadAtTheEnd: Math.round(loadavg()[0]! * 10) / 10,
  }
}

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 100) / 10
