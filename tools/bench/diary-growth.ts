import { dayIn } from '#contract/measures/day.ts'
import { openBench, quantile, seedDiaries, seedPeople } from './support/bench-server.ts'

export const name = 'diary-growth'

const rounds = 400
const tenYears = 3652

/** Ratio of the day read's time in a diary of ten years to one week, five entries a day, measured alternately. */
export async function run() {
  const server = await openBench()
  try {
    const { app, db } = server
    const today = dayIn('America/Chicago', new Date())
    const { ids, cookies } = await seedPeople(server, 2)
    await seedDiaries(server, [ids[0]!], today, tenYears)
    await seedDiaries(server, [ids[1]!], today, 6)
    await db.$client.query('analyze')
    const times = { logs: [[], []] as number[][], stats: [[], []] as number[][] }
    const paths = { logs: `/api/nutrition/logs?date=${today}`, stats: '/api/dashboard/stats' }
    for (let round = -50; round < rounds; round++)
      for (const what of ['logs', 'stats'] as const)
        for (const who of round % 2 ? [0, 1] : [1, 0]) {
          const begun = performance.now()
          const { statusCode } = await app.inject({ url: paths[what], headers: { cookie: cookies[who]! } })
          if (statusCode !== 200) throw new Error(`${paths[what]} was answered ${statusCode}.`)
          if (round >= 0) times[what][who]!.push(performance.now() - begun)
        }
    const median = (what: 'logs' | 'stats', who: number) => quantile(times[what][who]!, 0.5)
    const ratio = (what: 'logs' | 'stats') => Math.round((median(what, 0) / median(what, 1)) * 100) / 100
    const hundredths = (ms: number) => Math.round(ms * 100) / 100
    return {
      entriesOfTenYears: (tenYears + 1) * 5,
      logsMs: hundredths(median('logs', 0)),
      statsMs: hundredths(median('stats', 0)),
      logsRatio: ratio('logs'),
      statsRatio: ratio('stats'),
    }
  } finally {
    await server.close()
  }
}
