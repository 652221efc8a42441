import sharp from 'sharp'
import { manyScanJpeg } from '#server/http/photo/many-scan-jpeg.ts'
import { madeGpx, zipOf } from '#testing/activity-files.ts'
import { activitiesFile, costlyDrill, type Send } from './support/costly.ts'

/** The most expensive request of each kind of route. */
export const expensive = costlyDrill({
  name: 'expensive',
  promise:
    'while the costliest requests run four at once, health answers within 500 ms and memory stays bounded',
  atOnce: 4,
  mostHealthMs: 500,
  mostMb: 1250,
  mostPeakMb: 1250,
  async requests(short) {
    const photo = await bigPhoto(short ? 3000 : 7000)
    const twoEggs = (image: Buffer) => form('/api/nutrition/analyze', { notes: '2 eggs' }, image)
    const sentence = (scrap: string) =>
      form('/api/nutrition/analyze', { notes: scrap.repeat(2000).slice(0, 2000) })
    const archive = Array.from({ length: short ? 3 : 100 }, (_, day) => [
      `${day}.gpx`,
      madeGpx({ start: Date.UTC(2026, 0, 1 + day), seconds: short ? 3600 : 7200 }),
    ])
    const long = { start: Date.UTC(2026, 3, 1), seconds: short ? 10_000 : 170_000, every: 1000 }
    return {
      'big photo': twoEggs(photo),
      'photo of many scans': twoEggs(manyScanJpeg(7000, 882)),
      'photo of fifty scans': twoEggs(manyScanJpeg(short ? 3000 : 7000, 50)),
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
      archive: activitiesFile('archive.zip', zipOf(Object.fromEntries(archive))),
      'long recording': activitiesFile('long.gpx', madeGpx(long)),
      'largest body': post('/api/nutrition/log', { foodName: 'x', notes: 'x'.repeat(1024 * 1023) }),
      'wrong body': post('/api/ingredient-pairings', {
        ingredients: Array.from({ length: 100_000 }, () => 0),
      }),
      search: get(`/api/foods/search?q=${encodeURIComponent('a e i o u s c b')}`),
      'year of analytics': get('/api/nutrition/analytics?period=year'),
      'copy of everything': get('/api/account/data'),
    }
  },
})

const post =
  (path: string, body: unknown): Send =>
  async (person, server) =>
    (await person.call(server, 'POST', path, body)).status

const get =
  (path: string): Send =>
  async (person, server) =>
    (await person.call(server, 'GET', path)).status

const form =
  (path: string, fields: Record<string, string>, image?: Buffer): Send =>
  async (person, server) => {
    const sent = new FormData()
    for (const [name, value] of Object.entries(fields)) sent.append(name, value)
    if (image) sent.append('image', new Blob([new Uint8Array(image)]), 'photo.jpg')
    return (await person.call(server, 'POST', path, sent)).status
  }

const longestSchedule = {
  trainingGoal: 'marathon',
  currentFitnessLevel: 'advanced',
  weeksToGoal: 52,
  workoutsPerWeek: 7,
  sessionDuration: 120,
  prompt: 'knee and shoulder pain, '.repeat(83).slice(0, 2000),
}

function bigPhoto(side: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  return sharp({ create: { width: side, height: side, channels: 3, background: '#777', noise } })
    .jpeg({ quality: 60 })
    .toBuffer()
}
