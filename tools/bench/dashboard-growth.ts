import { dayIn } from '#contract/measures/day.ts'
import { openBench, quantile, seedDiaries, seedPeople } from './support/bench-server.ts'

export const name = 'dashboard'

const rounds = 1000
const warmUp = 100
const tenYears = 3652
const entries = 10

/**
 * Ratio of the dashboard's latency for a diary of ten years to one week, ten entries a day, measured
 * alternately. Each hundred requests give one 99th percentile, and their medians are compared, so that pauses
 * of the machine cancel out.
 */
export async function run() {
  const server = await openBench()
  try {
    const { app, db } = server
    const { ids, cookies } = await seedPeople(server, 2)
    const today = dayIn('America/Chicago', new Date())
    await seedDiaries(server, [ids[0]!], today, tenYears, entries)
    await seedDiaries(server, [ids[1]!], today, 6, entries)
    await db.$client.query('vacuum analyze')
    const times: [number[], number[]] = [[], []]
    for (let round = -warmUp; round < rounds; round++)
      for (const who of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const begun = performance.now()
        const { statusCode } = await app.inject({
          url: '/api/dashboard/stats',
          headers: { cookie: cookies[who]! },
        })
        if (statusCode !== 200) throw new Error(`The dashboard was answered ${statusCode}.`)
        if (round >= 0) times[who].push(performance.now() - begun)
      }
    const [tenYearsMs, weekMs] = times.map(steadyP99) as [number, number]
    const hundredths = (value: number) => Math.round(value * 100) / 100
    return {
      entriesOfTenYears: (tenYears + 1) * entries,
      tenYearsP99Ms: hundredths(tenYearsMs),
      weekP99Ms: hundredths(weekMs),
      p99Ratio: hundredths(tenYearsMs / weekMs),
      medianRatio: hundredths(quantile(times[0], 0.5) / quantile(times[1], 0.5)),
    }
  } finally {
    await server.close()
  }
}

/** The median of the 99th percentiles of each hundred. */
function steadyP99(times: number[]): number {
  const hundreds = Array.from({ length: times.length / 100 }, (_, at) =>
    times.slice(at * 100, (at + 1) * 100),
  )
  return quantile(
    hundreds.map((some) => quantile(some, 0.99)),
    0.5,
  )
}
