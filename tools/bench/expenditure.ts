import { dayIn } from '#contract/measures/day.ts'
import { openBench, quantile, seedDiaries, seedPeople } from './support/bench-server.ts'

export const name = 'expenditure'

const people = 4
const fiveYears = 1826
const rounds = 80

/** Latency of the daily expenditure with five years of meals and daily weigh-ins. */
export async function run() {
  const now = new Date()
  const server = await openBench({ now })
  try {
    const { ids, cookies } = await seedPeople(server, people)
    await seedDiaries(server, ids, dayIn('America/Chicago', now), fiveYears, 4)
    await server.db.$client.query(
      `insert into weigh_ins (user_id, id, weight_kg, measured_on)
       select user_id, gen_random_uuid(), 70 + abs(hashtext(day::text)) % 100 / 100.0, day from day_totals`,
    )
    await server.db.$client.query('vacuum analyze')
    const times: number[] = []
    for (let round = -people; round < rounds; round++) {
      const begun = performance.now()
      const cookie = cookies[(round + people) % people]!
      const answer = await server.app.inject({ url: '/api/expenditure', headers: { cookie } })
      if (answer.json().state !== 'estimate') throw new Error(`There was no estimate: ${answer.body}`)
      if (round >= 0) times.push(performance.now() - begun)
    }
    return {
      weighIns: people * (fiveYears + 1),
      medianMs: Math.round(quantile(times, 0.5) * 10) / 10,
      p95Ms: Math.round(quantile(times, 0.95) * 10) / 10,
    }
  } finally {
    await server.close()
  }
}
