import { defaultGoals } from '#contract/goals.ts'
import { dayIn } from '#contract/measures/day.ts'
import { openBench, quantile, seedDiaries, seedPeople } from './support/bench-server.ts'

export const name = 'expenditure'

const people = 4
const fiveYears = 1826
const rounds = 80

/** Latency of the daily expenditure and of the weekly check-in with five years of meals and daily weigh-ins. */
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
    const answersIn = async (url: string, state: string) => {
      const times: number[] = []
      for (let round = -people; round < rounds; round++) {
        const begun = performance.now()
        const cookie = cookies[(round + people) % people]!
        const answer = await server.app.inject({ url, headers: { cookie } })
        if (answer.json().state !== state) throw new Error(`${url} is not ${state}: ${answer.body}`)
        if (round >= 0) times.push(performance.now() - begun)
      }
      return times
    }
    const estimate = await answersIn('/api/expenditure', 'estimate')
    for (const cookie of cookies)
      await server.app.inject({
        method: 'PUT',
        url: '/api/user/goals',
        headers: { cookie },
        payload: defaultGoals,
      })
    const checkIn = await answersIn('/api/check-ins/current', 'due')
    return {
      weighIns: people * (fiveYears + 1),
      medianMs: tenths(quantile(estimate, 0.5)),
      p95Ms: tenths(quantile(estimate, 0.95)),
      checkInMedianMs: tenths(quantile(checkIn, 0.5)),
      checkInP95Ms: tenths(quantile(checkIn, 0.95)),
    }
  } finally {
    await server.close()
  }
}

const tenths = (ms: number) => Math.round(ms * 10) / 10
