import { setTimeout as wait } from 'node:timers/promises'
import { dayIn } from '#contract/measures/day.ts'
import { analyzeMeal } from '#contract/nutrition/nutrition.ts'
import { sendLoad, timesOf } from '#testing/load/callers.ts'
import { mix, type Part } from '#testing/load/mix.ts'
import { lastDays, seedDays, seedPeople } from '#testing/load/seed.ts'
import { quantile } from '#testing/quantile.ts'
import { photoOf } from './support/disk-writes.ts'
import type { Drill } from './support/drill.ts'
import { openTestBed } from './support/test-bed.ts'

const token = 'the soak looks at memory'
const mebibyte = 1024 * 1024
const [people, days] = [60, 30]

/** Ten minutes of usual load. */
export const soak: Drill = {
  name: 'soak',
  promise: 'under a steady mixed load memory stays level and so does the slowest hundredth of answers',
  places: ['embedded', 'external'],
  tested: ['embedded'],
  async run({ short, external }) {
    const minutes = short ? 0.1 : 10
    const sampleMs = short ? 500 : 5000
    const testBed = await openTestBed({ external }, 2, { METRICS_TOKEN: token })
    try {
      const today = dayIn('America/Chicago', new Date())
      const url = await testBed.databaseUrl()
      await seedPeople(url, [1, people])
      await seedDays(url, { people: [1, people], days: lastDays(today, days) })
      const addresses = testBed.servers.map(({ address }) => address)
      const secret = testBed.env.AUTH_SECRET!
      const parts = [...mix, await photoPart()]
      const load = { addresses, people, days, today, secret, parts, perSecond: short ? 40 : 100 }
      // Warms up code and caches before the measurement.
      if (!short) await sendLoad({ ...load, seconds: 60, seed: 1 })
      let going = true
      const memory = Promise.all(
        addresses.map(async (address) => {
          const samples: Memory[] = []
          for (const begun = performance.now(); going; await wait(sampleMs))
            samples.push({ at: (performance.now() - begun) / 60_000, ...(await memoryOf(address)) })
          return samples
        }),
      )
      const { answered, refused } = await sendLoad({ ...load, seconds: minutes * 60, seed: 2 })
      going = false
      const all = await memory
      const third = (minutes * 60_000) / 3
      const p99Of = (part: number) =>
        timesOf(answered.filter(({ at }) => Math.floor(at / third) === part)).p99
      const worst = (of: (samples: Memory[]) => number) => Math.round(Math.max(...all.map(of)) * 100) / 100
      return {
        minutes,
        calls: answered.length,
        bad: refused,
        p50Ms: timesOf(answered).p50,
        ...{ p99FirstMs: p99Of(0), p99MiddleMs: p99Of(1), p99LastMs: p99Of(2) },
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

/** A photo with a description, one of a hundred calls. */
async function photoPart(): Promise<Part> {
  const form = new FormData()
  form.append('notes', 'two apples and 100 g of bread')
  form.append('image', new Blob([await photoOf()], { type: 'image/jpeg' }), 'meal.jpg')
  const sent = new Response(form)
  const type = sent.headers.get('content-type')!
  const body = Buffer.from(await sent.arrayBuffer())
  const ask = { method: analyzeMeal.method, path: analyzeMeal.path, body, type }
  return { weight: 1, kind: 'write', name: 'analyze a photo', of: () => ask }
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
