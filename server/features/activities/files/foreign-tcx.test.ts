import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#server/testing.ts'
import { dueNorth, tcxBeat, tcxLap, tcxMetres, tcxOf, tcxPlace, tcxPoint } from '#testing/activity-files.ts'
import { onlyActivity, shuffled } from './import-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-10-20T12:00:00Z') })
})
afterAll(() => app.close())

const start = Date.UTC(2026, 9, 3, 7)
const inZone = (second: number) => start + second * 1000
const timeOf = (second: number) => new Date(inZone(second)).toISOString()
const read = (person: string, ...laps: string[]) => onlyActivity(app.as(person), 'a.tcx', tcxOf(laps))

/** Reads a file whose points stand in order, and one where they do not. */
async function inAnyOrder(points: string[], lapOf: (points: string[]) => string) {
  const person = `order${++people}`
  return [await read(person, lapOf(points)), await read(`${person}b`, lapOf(shuffled(points)))]
}
let people = 0

test('ten laps with a point each ten seconds are one run without gaps', async () => {
  const points = dueNorth({ start, seconds: 2990, speed: 10 / 3, every: 10 })
  const laps = Array.from({ length: 10 }, (_, at) =>
    tcxLap(
      inZone(at * 300),
      300,
      1000,
      points.slice(at * 30, at * 30 + 30).map((point) => tcxPoint(point.time, tcxPlace(point))),
    ),
  )
  for (const [person, order] of [
    ['ann', laps],
    ['ben', shuffled(laps)],
  ] as const) {
    const run = await read(person, ...order)
    expect(run.distance).toBeCloseTo(9.97, 2)
    expect(run).toMatchObject({ duration: 2990, movingTime: 2990 })
  }
})

test('laps without points keep their figures', async () => {
  const run = await read('cat', tcxLap(start, 900, 2500), tcxLap(inZone(900), 900, 2600))
  expect(run).toMatchObject({ duration: 1800, distance: 5.1 })
  expect(run.splits.laps).toMatchObject([
    { seconds: 900, distance: 2.5 },
    { seconds: 900, distance: 2.6 },
  ])
})

test('heart rates in trackpoints of their own belong to the positions around them', async () => {
  const points = dueNorth({ start, seconds: 600, speed: 3 }).flatMap((point) => [
    tcxPoint(point.time, tcxPlace(point)),
    tcxPoint(point.time, tcxBeat(150)),
  ])
  for (const run of await inAnyOrder(points, (order) => tcxLap(start, 600, 1800, order)))
    expect(run).toMatchObject({ avgHeartRate: 150, maxHeartRate: 150 })
})

test('a lap that states a start hours before its points begins with them', async () => {
  const points = dueNorth({ start, seconds: 1200, speed: 3 }).map((point) =>
    tcxPoint(point.time, tcxPlace(point)),
  )
  for (const run of await inAnyOrder(points, (order) => tcxLap(inZone(-6 * 3600), 1200, 3600, order)))
    expect(run).toMatchObject({ duration: 1200, startTime: new Date(start).toISOString() })
})

test('a counter that goes on from the leg before counts from where it stood', async () => {
  const points = Array.from({ length: 45 }, (_, second) =>
    tcxPoint(timeOf(second), tcxMetres(40_328 + second * 3)),
  )
  for (const run of await inAnyOrder(points, (order) => tcxLap(start, 44, null, order)))
    expect(run.distance).toBeCloseTo(0.132, 3)
})

test('points that break off indoors leave the lap its time', async () => {
  const points = Array.from({ length: 27 }, (_, second) => tcxPoint(timeOf(second), tcxMetres(second * 3)))
  for (const run of await inAnyOrder(points, (order) => tcxLap(start, 464, 3190, order)))
    expect(run).toMatchObject({ duration: 464, movingTime: 464, distance: 3.19 })
})

const points = dueNorth({ start, seconds: 600, speed: 3 }).map((point) =>
  tcxPoint(point.time, tcxPlace(point), tcxBeat(150)),
)
const plain = tcxOf([tcxLap(start, 600, 1800, points)])
test.each<[string, string | Uint8Array]>([
  ['a namespace prefix on every element', plain.replaceAll(/<(\/?)(?=\w)/g, '<$1t:')],
  ['line ends of Windows', plain.replaceAll('>', '>\r\n')],
  ['a byte order mark', `\ufeff${plain}`],
  ['UTF-16', Buffer.from(`\ufeff${plain}`, 'utf16le')],
])('a file with %s is read as without', async (kind, file) => {
  expect(file).not.toBe(plain)
  const run = await onlyActivity(app.as(kind.replaceAll(' ', '')), 'a.tcx', file)
  expect(run).toMatchObject({ duration: 600, avgHeartRate: 150 })
  expect(run.distance).toBeCloseTo(1.8, 2)
})
