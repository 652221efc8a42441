import { openBench, quantile, seedPeople } from './support/bench-server.ts'

export const name = 'activities'

const rounds = 160
const days = [3652, 7] as const
const paths = {
  recent: '/api/activities/recent',
  filtered: '/api/activities/recent?type=running&limit=20',
  stats: '/api/activities/stats',
  records: '/api/activities/records?type=running',
} as const
type What = keyof typeof paths

/** Ratio of the activity history's read times for ten years of a run a day to one week, measured alternately. */
export async function run() {
  const server = await openBench()
  try {
    const { app, db } = server
    const { ids, cookies } = await seedPeople(server, days.length)
    for (const [at, count] of days.entries()) await seedActivities(db.$client, ids[at]!, count)
    await db.$client.query('analyze')
    const kinds = Object.keys(paths) as What[]
    const times = Object.fromEntries(kinds.map((what) => [what, [[], []]])) as unknown as Record<
      What,
      [number[], number[]]
    >
    for (let round = -30; round < rounds; round++)
      for (const what of kinds)
        for (const who of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
          const begun = performance.now()
          const { statusCode } = await app.inject({ url: paths[what], headers: { cookie: cookies[who]! } })
          if (statusCode !== 200) throw new Error(`${paths[what]} was answered ${statusCode}.`)
          if (round >= 0) times[what][who].push(performance.now() - begun)
        }
    const hundredths = (value: number) => Math.round(value * 100) / 100
    const median = (what: What, who: 0 | 1) => quantile(times[what][who], 0.5)
    return Object.fromEntries(
      kinds.flatMap((what) => [
        [`${what}Ms`, hundredths(median(what, 0))],
        [`${what}Ratio`, hundredths(median(what, 0) / median(what, 1))],
      ]),
    )
  } finally {
    await server.close()
  }
}

type Client = Awaited<ReturnType<typeof openBench>>['db']['$client']

/** Inserts a run a day, each with its fastest kilometre, and the matching totals. */
async function seedActivities(client: Client, id: string, count: number) {
  await client.query(
    `insert into activities (user_id, id, activity_type, start_at, end_at, duration_s, moving_s, distance_km, pace_min_per_km,
       speed_kmh, average_speed_mph, burned_kcal, source, has_route, day, created_at)
     select $1, gen_random_uuid(), 'running', day, day + interval '40 minutes', 2400, 2380, 7 + random(), 5.5, 10.9, 6.8, 480,
       'live', false, day::date, day
     from generate_series(now() - $2::int * interval '1 day', now() - interval '1 day', '1 day') as day`,
    [id, count],
  )
  await client.query(
    `insert into activity_efforts (user_id, activity_id, effort, activity_type, seconds)
     select user_id, id, effort, activity_type, 240 + random() * 120
     from activities, unnest(array['1k', 'mile', '5k']) as effort where user_id = $1`,
    [id],
  )
  await client.query(
    `insert into lifetime_totals (user_id, workouts, distance_km, active_seconds, burned_kcal)
     select user_id, count(*), sum(distance_km), sum(duration_s), sum(burned_kcal)
     from activities where user_id = $1 group by 1`,
    [id],
  )
}
