import { setTimeout as wait } from 'node:timers/promises'
import { zipOf } from '#testing/activity-files.ts'
import type { Drill } from './support/drill.ts'
import { type Person, signUp } from './support/person.ts'
import { importActivities, postFile } from './support/send-file.ts'
import { openTestBed } from './support/test-bed.ts'
import { memoryOf, watchHealth } from './support/watch-health.ts'

const atOnce = 3
const mostHealthMs = 250
/** Above rest, for one file. */
const mostMegabytes = 60
/** Below the limit, with a header. */
const fileBytes = 10 * 1024 * 1024 - 500

type Send = (person: Person, server: string) => Promise<number>

/** Files made to occupy the server, three at once, each by another account. */
export const hostileFiles: Drill = {
  name: 'hostile-files',
  promise:
    'while hostile files are read three at once, health answers within 250 ms, and one takes at most 60 MB',
  places: ['embedded'],
  async run({ short, say, external }) {
    const testBed = await openTestBed({ external }, 1)
    const server = testBed.servers[0]!.address
    try {
      const people: Person[] = []
      for (let at = 0; at < atOnce; at++) people.push(await signUp(server, `Hostile${at}`))
      const files = hostile(short ? fileBytes / 20 : fileBytes)
      const found = { kinds: 0, calls: 0, failed: 0, mostMb: 0 }
      // The first request loads code.
      await files.blanks!(people[0]!, server)
      const health = watchHealth(testBed)
      for (const [name, send] of Object.entries(files)) {
        const rest = (await memoryOf(testBed)).all
        const statuses: number[] = []
        const sentBy = async (some: readonly Person[]) => {
          statuses.push(...(await Promise.all(some.map((person) => send(person, server)))))
        }
        const begun = performance.now()
        const { peakMb } = await health.during(() => sentBy(people.slice(0, 1)))
        const { slowestMs } = await health.during(() => sentBy(people))
        found.kinds++
        found.calls += statuses.length
        found.failed += statuses.filter((status) => status >= 500 && status !== 503).length
        found.mostMb = Math.max(found.mostMb, peakMb - rest)
        const ms = Math.round(performance.now() - begun)
        say(
          `${name}: ${statuses} after ${ms} ms, health within ${slowestMs} ms, ${peakMb - rest} MB more for one`,
        )
        // Idle threads end.
        await wait(short ? 0 : 5000)
      }
      const { asked, failed, slowestMs } = await health.stop()
      return { ...found, failed: found.failed + failed, healthAsked: asked, slowestHealthMs: slowestMs }
    } finally {
      await testBed.close()
    }
  },
  kept: (found, { short }) =>
    found.kinds! >= 10 &&
    found.calls === found.kinds! * (1 + atOnce) &&
    found.failed === 0 &&
    found.healthAsked! > 10 &&
    (short || (found.slowestHealthMs! <= mostHealthMs && found.mostMb! <= mostMegabytes)),
}

function hostile(bytes: number): Record<string, Send> {
  // Encoded before any is sent: encoding would hold up the process that measures health.
  const sets = (text: string): Send => {
    const bytes = Buffer.from(text)
    return async (person, server) =>
      (await postFile(person, server, '/api/strength/import?dryRun=true&unit=kg', bytes)).status
  }
  const filled = (piece: string) => piece.repeat(Math.floor(bytes / piece.length))
  const head =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n'
  const row = (duration: string) => `2026-11-14 17:05:00,Push,${duration},Squat,1,100,5,0,0,,,\n`
  const activities = (name: string, file: string | Buffer): Send => {
    const bytes = Buffer.from(file as string)
    return (person, server) => importActivities(person, server, name, bytes)
  }
  const gpx = (content: string) =>
    `<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${content}</trkseg></trk></gpx>`
  return {
    blanks: sets(head + row(`1h${' '.repeat(95_000)}x`)),
    'many cells of blanks': sets(head + filled(row(`1h${' '.repeat(9000)}x`))),
    'lines of a digit': sets(head + filled('1\n')),
    'lines of empty cells': sets(head + filled(',\n')),
    'empty lines': sets(head + filled('\n')),
    'no header': sets(filled(',\n')),
    'rest timers': sets(head + filled(',,,,Rest Timer\n')),
    'one row of commas': sets(head + filled(',')),
    'rows of commas': sets(head + filled(`${','.repeat(90_000)}\n`)),
    'open quote': sets(`${head}"${filled('x')}`),
    'largest file of sets': sets(
      head +
        Array.from({ length: Math.min(65_000, bytes / 60) }, (_, at) =>
          row('1h').replace('17:05', `${10 + (at % 13)}:${10 + (Math.floor(at / 13) % 50)}`),
        ).join(''),
    ),
    'points without position': activities('points.gpx', gpx(filled('<trkpt/>'))),
    'deep elements': activities('deep.gpx', gpx(filled('<a>'))),
    'one long text': activities('text.gpx', gpx(filled(' '))),
    'one long attribute': activities('attribute.gpx', gpx(`<trkpt lat="${filled('1')}"/>`)),
    'list of titles': activities('export.zip', zipOf({ 'activities.csv': filled(',\n'), 'a.gpx': gpx('') })),
  }
}
