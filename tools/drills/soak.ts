import { setTimeout as wait } from 'node:timers/promises'
import { photoOf } from './support/disk-writes.ts'
import type { Drill } from './support/drill.ts'
import { type Person, signUp } from './support/person.ts'
import { quantile } from './support/quantile.ts'
import { mixedLoad } from './support/soak-load.ts'
import { openTestBed } from './support/test-bed.ts'

const token = 'the soak looks at memory'
const mebibyte = 1024 * 1024

/** Ten minutes of usual load. */
export const soak: Drill = {
  name: 'soak',
  promise: 'under a steady mixed load memory stays level and so does the slowest hundredth of answers',
  places: ['embedded', 'external'],
  tested: ['embedded'],
  async run({ short, say, external }) {
    const minutes = short ? 0.1 : 10
    const perSecond = short ? 40 : 100
    const sampleMs = short ? 500 : 5000
    const testBed = await openTestBed({ external }, 2, { METRICS_TOKEN: token })
    try {
      const people: Person[] = []
      for (let at = 0; at < 30; at++) people.push(await signUp(testBed.servers[0]!.address, `Soak${at}`))
      await testBed.query(`update users set subscription_tier = 'pro'`)
      const load = mixedLoad(testBed, people, await photoOf())
      // Warms up code and caches before the measurement.
      if (!short) await load.run(perSecond, 60_000, say)
      let going = true
      const memory = Promise.all(
        testBed.servers.map(async ({ address }) => {
          const samples: Memory[] = []
          for (const begun = performance.now(); going; await wait(sampleMs))
            samples.push({ at: (performance.now() - begun) / 60_000, ...(await memoryOf(address)) })
          return samples
        }),
      )
      const { served, bad } = await load.run(perSecond, minutes * 60_000, say)
      going = false
      const all = await memory
      const third = (minutes * 60_000) / 3
      const p99 = (part: number) => {
        const times = served.filter(({ at }) => Math.floor(at / third) === part).map(({ ms }) => ms)
        return Math.round(quantile(times, 0.99))
      }
      const worst = (of: (samples: Memory[]) => number) => Math.round(Math.max(...all.map(of)) * 100) / 100
      return {
        minutes,
        calls: served.length,
        bad,
        p50Ms:
          Math.round(
            quantile(
              served.map(({ ms }) => ms),
              0.5,
            ) * 10,
          ) / 10,
        p99FirstMs: p99(0),
        p99MiddleMs: p99(1),
        p99LastMs: p99(2),
        heapFirstMb: worst((samples) => floorOf(samples.slice(0, samples.length / 2))),
        heapLastMb: worst((samples) => floorOf(samples.slice(samples.length / 2))),
        heapSlopeMbAMinute: worst((samples) => slopeOf(samples.map(({ at, heap }) => [at, heap]))),
        rssLastMb: worst((samples) => samples.at(-1)!.rss),
        rssSlopeMbAMinute: worst((samples) => slopeOf(samples.map(({ at, rss }) => [at, rss]))),
      }
    } finally {
      await testBed.close()
    }
  },
  kept: (found, { short }) =>
    found.calls! >= found.minutes! * 60 * (short ? 10 : 50) &&
    found.bad === 0 &&
    found.rssLastMb! < 700 &&
    found.heapLastMb! > 10 &&
    // Minutes are too few to tell a leak from a warming cache, and build machines differ in speed.
    (short ||
      (found.rssSlopeMbAMinute! < 1.5 &&
        found.heapLastMb! < found.heapFirstMb! * 1.1 + 2 &&
        found.p99LastMs! < found.p99FirstMs! * 1.5 + 20)),
}

type Memory = { at: number; heap: number; rss: number }

/** A server process's own memory figures, in MiB. */
async function memoryOf(address: string) {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  const figure = (kind: string) =>
    Number(new RegExp(`^forkmile_memory_bytes\\{kind="${kind}"[^}]*\\} (\\d+)`, 'm').exec(text)?.[1]) /
    mebibyte
  return { heap: figure('heapUsed'), rss: figure('rss') }
}

/** Memory after garbage collection: the lowest tenth. */
const floorOf = (samples: Memory[]) =>
  quantile(
    samples.map(({ heap }) => heap),
    0.1,
  )

/** Slope of the least-squares line through all points. */
function slopeOf(points: (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}
