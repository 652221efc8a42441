import { dayIn } from '#contract/measures/day.ts'
import { type BenchServer, openBench, quantile, seedDiaries, seedPeople } from './support/bench-server.ts'

export const name = 'analytics'

const people = 8
const tenYears = 3652
const entries = 10
const rounds = 100

/** Latency of the analytics of a whole year, with ten years of ten entries and an activity a day. */
export async function run() {
  // The last day of a year, so that the season of the run does not matter.
  const now = new Date(`${new Date().getUTCFullYear()}-12-31T18:00:00Z`)
  const server = await openBench({ now })
  try {
    const { cookies } = await seed(server, dayIn('America/Chicago', now))
    const paths = {
      nutrition: '/api/nutrition/analytics?period=year',
      training: '/api/activities/analytics?period=year',
      detailed: '/api/nutrition/detailed?period=year',
      advanced: '/api/analytics/advanced',
    }
    const figures: Record<string, number> = { entries: (tenYears + 1) * entries }
    for (const [what, url] of Object.entries(paths)) {
      const times: number[] = []
      for (let round = -people; round < rounds; round++) {
        const begun = performance.now()
        const cookie = cookies[(round + people) % people]!
        const { statusCode } = await server.app.inject({ url, headers: { cookie } })
        if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}.`)
        if (round >= 0) times.push(performance.now() - begun)
      }
      figures[`${what}MedianMs`] = Math.round(quantile(times, 0.5) * 10) / 10
      figures[`${what}P95Ms`] = Math.round(quantile(times, 0.95) * 10) / 10
    }
    return figures
  } finally {
    await server.close()
  }
}

async function seed(server: BenchServer, today: string) {
  const { ids, cookies } = await seedPeople(server, people)
  const query = (text: string, values: unknown[] = []) => server.db.$client.query(text, values)
  await seedDiaries(server, ids, today, tenYears, entries)
  await query(`update users set subscription_tier = 'pro', subscription_status = 'active'`)
  await query(`update sessions set expires_at = '2100-01-01'`)
  // Some hundred distinct foods, as in a real diary of years.
  await query(
    `update nutrition_logs set food_name = 'Food ' || abs(hashtext(id::text)) % 400,
     meal_type = (array['breakfast', 'lunch', 'dinner', 'snack'])[abs(hashtext(id::text)) % 4 + 1]`,
  )
  await query(
    `insert into activities (user_id, id, activity_type, start_at, end_at, duration_s, distance_km, burned_kcal, source, has_route, day, created_at)
     select user_id, gen_random_uuid(), (array['running', 'walking', 'cycling', 'yoga'])[abs(hashtext(day::text)) % 4 + 1],
       day + time '18:00', day + time '18:40', 2400, 6.2, 430, 'live', true, day, day + time '18:40' from day_totals`,
  )
  await query(
    `update day_totals set workouts = 1, active_seconds = 2400, distance_km = 6.2, burned_kcal = 430, drinks = 3,
       water_ml = 1500 + abs(hashtext(day::text)) % 1000, caffeine_mg = 120`,
  )
  await query(
    `insert into weigh_ins (user_id, id, weight_kg, measured_on)
     select user_id, gen_random_uuid(), 70 + abs(hashtext(day::text)) % 100 / 100.0, day from day_totals`,
  )
  await query('vacuum analyze')
  return { cookies }
}
