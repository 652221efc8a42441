import { loadavg } from 'node:os'
import { type Load, sendLoad, type Times, timesBy, timesOf } from '#testing/load/callers.ts'
import { partsAlone } from '#testing/load/mix.ts'
import type { Cluster, RunningCluster, Setup } from './cluster.ts'
import { usageOf } from './usage.ts'

/** Accounts, and days of each. */
export type Scale = { people: number; days: number; today: string }
export type Measured = Setup &
  Scale & {
    perSecond: number
    all: Times
    kinds: Record<string, Times>
    /** By route. */
    routes: Record<string, Times>
    refused: number
    /** CPU milliseconds per call, which do not depend on other load on the machine. */
    cpuMs: { servers: number; database: number }
    /** Average CPU cores in use, the callers' included. */
    cores: { servers: number; database: number; callers: number }
    megabytes: { servers: number; database: number }
    /** One-minute load average before the measurement; above 0 other processes were running. */
    loadBefore: number
  }
export type Cost = { route: string; servers: number; database: number; calls: number }

/** Warm-up calls of a process, and the most rounds of two seconds for them on a busy machine. */
const [warmUpCalls, warmUpRounds] = [1500, 10]

/** Starts the product, warms it up and measures the mix. */
export async function measure(
  cluster: Cluster,
  setup: Setup,
  scale: Scale,
  seconds: number,
): Promise<Measured> {
  const loadBefore = Math.round(loadavg()[0]! * 10) / 10
  return await cluster.withServers(setup, async (running) => {
    const load = await warmedUp(cluster, setup, scale, running)
    return { ...setup, ...scale, ...(await weighed(running, { ...load, seconds })), loadBefore }
  })
}

/** CPU milliseconds per call of each route, measured separately in one embedded process. */
export async function costs(cluster: Cluster, scale: Scale, seconds: number): Promise<Cost[]> {
  const setup: Setup = { place: 'embedded', processes: 1 }
  return await cluster.withServers(setup, async (running) => {
    const load = await warmedUp(cluster, setup, scale, running)
    const all: Cost[] = []
    for (const part of partsAlone) {
      const { cpuMs, all: times } = await weighed(running, { ...load, seconds, parts: [part] })
      all.push({ route: part.name, ...cpuMs, calls: times.count })
    }
    return all
  })
}

async function warmedUp(
  { secret }: Cluster,
  { processes }: Setup,
  scale: Scale,
  { addresses }: RunningCluster,
) {
  const load: Load = { ...scale, addresses, secret, seconds: 2, seed: 1000 }
  for (let round = 0, calls = 0; round < warmUpRounds && calls < warmUpCalls * processes; round++)
    calls += (await sendLoad({ ...load, seed: load.seed + round })).answered.length
  return { ...load, seed: 2 }
}

/** Sends a load and measures what it takes. */
async function weighed({ serverPids, databasePid }: RunningCluster, load: Load) {
  const usage = async () => ({
    servers: await usageOf(serverPids, [databasePid]),
    database: await usageOf([databasePid]),
    callers: { cpuSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6 },
  })
  const before = await usage()
  const begun = performance.now()
  const { answered, perSecond, refused } = await sendLoad(load)
  const lasted = (performance.now() - begun) / 1000
  const after = await usage()
  const used = (of: keyof typeof after) => after[of].cpuSeconds - before[of].cpuSeconds
  const cores = (of: keyof typeof after) => Math.round((used(of) / lasted) * 100) / 100
  const cpuMs = (of: keyof typeof after) => Math.round((used(of) / answered.length) * 100_000) / 100
  return {
    perSecond,
    all: timesOf(answered),
    kinds: timesBy(answered, 'kind'),
    routes: timesBy(answered, 'name'),
    refused,
    cpuMs: { servers: cpuMs('servers'), database: cpuMs('database') },
    cores: { servers: cores('servers'), database: cores('database'), callers: cores('callers') },
    megabytes: { servers: after.servers.megabytes, database: after.database.megabytes },
  }
}
