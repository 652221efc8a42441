import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { manyScanJpeg } from '#server/http/photo/many-scan-jpeg.ts'
import { madeGpx, zipOf } from '#testing/activity-files.ts'
import type { Drill } from './support/drill.ts'
import { type Person, signUp } from './support/person.ts'
import { importActivities } from './support/send-file.ts'
import { openTestBed } from './support/test-bed.ts'
import { memoryOf, watchHealth } from './support/watch-health.ts'

const atOnce = 4
const mostHealthMs = 500
const mostMegabytes = 1250

type Call = (person: Person, server: string) => Promise<number>

/** The most expensive request of each kind of route, four at once, each by another account. */
export const expensive: Drill = {
  name: 'expensive',
  promise:
    'while the costliest requests run four at once, health answers within 500 ms and memory stays bounded',
  places: ['embedded'],
  async run({ short, say, external }) {
    const testBed = await openTestBed({ external }, 1)
    const server = testBed.servers[0]!.address
    try {
      const people: Person[] = []
      for (let at = 0; at < atOnce; at++) people.push(await signUp(server, `Costly${at}`))
      await testBed.query(`update users set subscription_tier = 'pro'`)
      const calls = await costliest(short)
      const startMb = await memoryOf(testBed)
      const found = { calls: 0, taken: 0, refused: 0, failed: 0 }
      const health = watchHealth(testBed)
      for (const [name, call] of Object.entries(calls)) {
        const begun = performance.now()
        const { slowestMs } = await health.during(async () => {
          for (const status of await Promise.all(people.map((person) => call(person, server)))) {
            found.calls++
            if (status < 300) found.taken++
            else if (status < 500 || status === 503) found.refused++
            else found.failed++
            if (status >= 300) say(`${name}: answered ${status}`)
          }
        })
        say(`${name}: ${Math.round(performance.now() - begun)} ms, health within ${slowestMs} ms`)
      }
      const { asked, failed, slowestMs: slowestHealthMs, ...peaks } = await health.stop()
      // Idle threads and processes end by themselves; what remains is measured.
      await wait(short ? 5000 : 20_000)
      return {
        ...found,
        failed: found.failed + failed,
        healthAsked: asked,
        slowestHealthMs,
        ...peaks,
        kinds: Object.keys(calls).length,
        startMb: startMb.all,
        restMb: (await memoryOf(testBed)).all,
      }
    } finally {
      await testBed.close()
    }
  },
  kept: (found, { short }) =>
    found.kinds! >= 12 &&
    found.calls === found.kinds! * atOnce &&
    found.taken! >= found.calls! / 2 &&
    found.failed === 0 &&
    found.healthAsked! > 10 &&
    (short || found.slowestHealthMs! <= mostHealthMs) &&
    found.peakMb! < mostMegabytes,
}

async function costliest(short: boolean): Promise<Record<string, Call>> {
  const photo = await bigPhoto(short ? 3000 : 7000)
  const scans = manyScanJpeg(7000, 882)
  const decodable = manyScanJpeg(short ? 3000 : 7000, 50)
  const archive = zipOf(
    Object.fromEntries(
      Array.from({ length: short ? 3 : 100 }, (_, day) => [
        `${day}.gpx`,
        madeGpx({ start: Date.UTC(2026, 0, 1 + day), seconds: short ? 3600 : 7200 }),
      ]),
    ),
  )
  const oneLong = madeGpx({ start: Date.UTC(2026, 3, 1), seconds: short ? 10_000 : 170_000, every: 1000 })
  const post =
    (path: string, body: unknown): Call =>
    async (person, server) =>
      (await person.call(server, 'POST', path, body)).status
  const get =
    (path: string): Call =>
    async (person, server) =>
      (await person.call(server, 'GET', path)).status
  const form =
    (path: string, fields: Record<string, string>, image?: Buffer): Call =>
    async (person, server) => {
      const sent = new FormData()
      for (const [name, value] of Object.entries(fields)) sent.append(name, value)
      if (image) sent.append('image', new Blob([new Uint8Array(image)]), 'photo.jpg')
      return (await person.call(server, 'POST', path, sent)).status
    }
  const sentence = (scrap: string) =>
    form('/api/nutrition/analyze', { notes: scrap.repeat(2000).slice(0, 2000) })
  const file =
    (name: string, bytes: Buffer): Call =>
    (person, server) =>
      importActivities(person, server, name, bytes)
  return {
    'big photo': form('/api/nutrition/analyze', { notes: '2 eggs' }, photo),
    'photo of many scans': form('/api/nutrition/analyze', { notes: '2 eggs' }, scans),
    'photo of fifty scans': form('/api/nutrition/analyze', { notes: '2 eggs' }, decodable),
    'fridge photo': form('/api/fridge/scan', {}, photo),
    'sentence of slashes': sentence('pb/'),
    'sentence of grain': sentence('oat '),
    'sentence of additions': sentence('with egg '),
    'drink sentence': form('/api/drinks/analyze', { details: `330 ml cola, ${'and '.repeat(480)}` }),
    schedule: post('/api/workouts/schedule', longestSchedule),
    'saved schedule': async (person, server) => {
      const { body } = await person.call(server, 'POST', '/api/workouts/schedule', longestSchedule)
      return (await person.call(server, 'POST', '/api/workouts/schedule/save', body)).status
    },
    archive: file('archive.zip', archive),
    'long recording': file('long.gpx', Buffer.from(oneLong)),
    'largest body': post('/api/nutrition/log', { foodName: 'x', notes: 'x'.repeat(1024 * 1023) }),
    'wrong body': post('/api/ingredient-pairings', { ingredients: Array.from({ length: 100_000 }, () => 0) }),
    search: get(`/api/foods/search?q=${encodeURIComponent('a e i o u s c b')}`),
    'year of analytics': get('/api/nutrition/analytics?period=year'),
    'copy of everything': get('/api/account/data'),
  }
}

const longestSchedule = {
  trainingGoal: 'marathon',
  currentFitnessLevel: 'advanced',
  weeksToGoal: 52,
  workoutsPerWeek: 7,
  sessionDuration: 120,
  prompt: 'knee and shoulder pain, '.repeat(83).slice(0, 2000),
}

const bigPhoto = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
