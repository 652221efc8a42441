import { zipOf } from '#testing/activity-files.ts'
import { activitiesFile as activities, costlyDrill, postFile, type Send } from './support/costly.ts'

/** Below the limit, with a header. */
const fileBytes = 10 * 1024 * 1024 - 500

/** Files made to occupy the server. */
export const hostileFiles = costlyDrill({
  name: 'hostile-files',
  promise:
    'while hostile files are read three at once, health answers within 250 ms, and one takes at most 60 MB',
  atOnce: 3,
  mostHealthMs: 250,
  mostMb: 60,
  mostPeakMb: 1250,
  requests: (short) => hostile(short ? fileBytes / 20 : fileBytes),
})

function hostile(bytes: number): Record<string, Send> {
  const sets = (text: string): Send => {
    const bytes = Buffer.from(text)
    return async (person, server) =>
      (await postFile(person, server, '/api/strength/import?dryRun=true&unit=kg', bytes)).status
  }
  const filled = (piece: string) => piece.repeat(Math.floor(bytes / piece.length))
  const head =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n'
  const row = (duration: string) => `2026-11-14 17:05:00,Push,${duration},Squat,1,100,5,0,0,,,\n`
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
