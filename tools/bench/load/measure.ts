import { loadavg } from 'node:os'
import { callers, type Heard, type Who } from './caller.ts'
import { checkDay } from './check.ts'
import type { Cluster, RunningCluster, Setup } from './cluster.ts'
import { routesAlone } from './mix.ts'
import { usageOf } from './usage.ts'

/** Accounts, and days of each. `untouched`: an account that receives no writes, checked first. */
export type Scale = { people: number; days: number; today: string; untouched?: number }
export type Measured = Setup &
  Omit<Scale, 'untouched'> &
  Heard & {
    /** CPU milliseconds per call, which do not depend on other load on the machine. */
    cpuMs: { servers: number; database: number }
    /** Average CPU cores in use, the callers' included. */
    cores: { servers: number; database: number; callers: number }
    megabytes: { servers: number; database: number }
    /** One-minute load average before the measurement; above 0 other processes were running. */
    loadBefore: number
  }

/** Warm-up calls, and the time limit for them on a busy machine. */
const warmUpCalls = 1500
const mostWarmUpSeconds = 20

/** Starts the product, warms it up and measures the mix. */
export async function measure(
  cluster: Cluster,
  setup: Setup,
  { untouched, ...scale }: Scale,
  seconds: number,
): Promise<Measured> {
  const loadBefore = Math.round(loadavg()[0]! * 10) / 10
  return await withCluster(cluster, setup, async (there) => {
    if (untouched) await checkDay(there.addresses[0]!, cluster.secret, untouched, scale)
    const who = { ...scale, addresses: there.addresses, secret: cluster.secret }
    await warmUp(who, setup)
    return { ...setup, ...scale, ...(await weighed(there, who, seconds)), loadBefore }
  })
}

export type Cost = { route: string; servers: number; database: number; calls: number }

/** CPU milliseconds per call of each route, measured separately. */
export async function costs(cluster: Cluster, setup: Setup, scale: Scale, seconds: number): Promise<Cost[]> {
  return await withCluster(cluster, setup, async (there) => {
    const who = { ...scale, addresses: there.addresses, secret: cluster.secret }
    await warmUp(who, setup)
    const all: Cost[] = []
    for (const route of routesAlone) {
      const { cpuMs, all: times } = await weighed(there, { ...who, only: route }, seconds)
      all.push({ route, ...cpuMs, calls: times.count })
    }
    return all
  })
}

async function warmUp(who: Who, { processes }: Setup) {
  let calls = 0
  for (let round = 0; round < mostWarmUpSeconds / 2 && calls < warmUpCalls * processes; round++)
    calls += (await callers(who, 2, 1000 + round)).all.count
}

async function withCluster<T>(
  cluster: Cluster,
  setup: Setup,
  work: (there: RunningCluster) => Promise<T>,
): Promise<T> {
  const there = await cluster.open(setup)
  try {
    return await work(there)
  } finally {
    await there.close()
  }
}

async function weighed({ serverPids, databasePid }: RunningCluster, who: Who, seconds: number) {
  const usage = async () => ({
    servers: await usageOf(serverPids, [databasePid]),
    database: await usageOf([databasePid]),
    callers: { cpuSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6 },
  })
  const before = await usage()
  const begun = performance.now()
  const heard = await callers(who, seconds, 2)
  const lasted = (performance.now() - begun) / 1000
  const after = await usage()
  const used = (of: keyof typeof after) => after[of].cpuSeconds - before[of].cpuSeconds
  const cores = (of: keyof typeof after) => Math.round((used(of) / lasted) * 100) / 100
  const cpuMs = (of: keyof typeof after) => Math.round((used(of) / heard.all.count) * 100_000) / 100
  return {
    ...heard,
    cpuMs: { servers: cpuMs('servers'), database: cpuMs('database') },
    cores: { servers: cores('servers'), database: cores('database'), callers: cores('callers') },
    megabytes: { servers: after.servers.megabytes, database: after.database.megabytes },
  }
}
