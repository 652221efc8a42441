import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#server/testing.ts'
import { dueNorth, gpxOf, gpxTrack } from '#testing/activity-files.ts'
import { imported, onlyActivity, shuffled } from './import-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-10-20T12:00:00Z') })
})
afterAll(() => app.close())

const start = Date.UTC(2026, 9, 3, 7)
const typed = (type: string) => `<type>${type}</type>`
const read = (person: string, ...inside: string[]) => onlyActivity(app.as(person), 'a.gpx', gpxOf(...inside))

test('a run at 1.0 m per second moves all the time, in whatever order its points stand', async () => {
  const points = dueNorth({ start, seconds: 1800, speed: 1 })
  for (const [person, order] of [
    ['ann', points],
    ['ben', shuffled(points)],
  ] as const) {
    const run = await read(person, gpxTrack([order]))
    expect(run.distance).toBeCloseTo(1.8, 2)
    expect(run.movingTime).toBeGreaterThanOrEqual(1790)
  }
})

test('a climb at 0.3 m per second on foot has its way, its ascent and its energy', async () => {
  const points = dueNorth({ start, seconds: 1800, speed: 0.3, elevation: (second) => 1200 + second / 2 })
  for (const [person, order] of [
    ['cat', points],
    ['dan', shuffled(points)],
  ] as const) {
    const hike = await read(person, gpxTrack([order], typed('hiking')))
    expect(Math.abs(hike.distance! - 0.54)).toBeLessThan(0.01)
    expect(Math.abs(hike.elevation! - 900)).toBeLessThan(10)
    expect(hike.movingTime).toBeGreaterThanOrEqual(1780)
    expect(hike.caloriesBurned).toBeGreaterThan(100)
  }
})

test('a walk whose writer begins a segment each ten points is one walk', async () => {
  const points = dueNorth({ start, seconds: 1800, speed: 1.4 })
  const segments = Array.from({ length: 181 }, (_, at) => points.slice(at * 10, at * 10 + 10))
  for (const [person, order] of [
    ['eva', segments],
    ['fay', shuffled(segments)],
  ] as const) {
    const walk = await read(person, gpxTrack(order, typed('walking')))
    expect(Math.abs(walk.distance! - 2.52)).toBeLessThan(0.02)
  }
})

test('wild readings of the altimeter climb nothing, one of them or a calibration', async () => {
  const flat = dueNorth({ start, seconds: 1800, speed: 3 })
  const wild = flat.map((point, at) => ({ ...point, elevation: at === 900 ? 8000 : 34 }))
  expect(await read('gus', gpxTrack([wild]))).toMatchObject({ elevation: 0, descent: 0 })
  expect(await read('hal', gpxTrack([shuffled(wild)]))).toMatchObject({ elevation: 0, descent: 0 })
  const calibrated = flat.map((point, at) => ({ ...point, elevation: at < 900 ? 34 : 410 }))
  expect(await read('ida', gpxTrack([calibrated]))).toMatchObject({ elevation: 0, descent: 0 })
})

const ten = dueNorth({ start, seconds: 600, speed: 3 })

test('a track of one point costs nothing of the track beside it', async () => {
  const alone = gpxTrack([dueNorth({ start: start - 9e6, seconds: 0, speed: 0 })])
  for (const [person, tracks] of [
    ['jan', [alone, gpxTrack([ten])]],
    ['kim', [gpxTrack([ten]), alone]],
  ] as const)
    expect((await read(person, ...tracks)).distance).toBeCloseTo(1.8, 1)
  expect((await imported(app.as('kim'), 'b.gpx', gpxOf(alone))).files[0]!.outcome).toBe('refused')
})

test('a track without a name takes none of its author, waypoints or links', async () => {
  const author = '<metadata><author><name>Ann Runner</name></author></metadata>'
  const waypoint = '<wpt lat="46" lon="7"><name>Ski hut</name><type>Golf</type></wpt>'
  const head = '<link href="a"><text>Walk</text><type>text/html</type></link><type>cycling</type>'
  for (const [person, inside] of [
    ['lea', [author, waypoint, gpxTrack([ten], head)]],
    ['mia', [gpxTrack([ten], head), waypoint, author]],
  ] as const)
    expect(await read(person, ...inside)).toMatchObject({ routeName: null, activityType: 'cycling' })
  const named = await read('noa', '<metadata><name>Lake</name></metadata>', gpxTrack([ten]))
  expect(named.routeName).toBe('Lake')
})

let people = 0
test.each([
  ['<name>Brown’s Farm</name>', 'other'],
  ['<name>Pride Park</name>', 'other'],
  ['<name>Morning Run</name>', 'running'],
  ['<name>Lauf am Nachmittag</name>', 'running'],
  ['<name>Sortie vélo le matin</name>', 'cycling'],
  ['<name>午后骑行</name>', 'cycling'],
  ['<name>Run to the lake</name><type>Radfahren</type>', 'cycling'],
  ['<name>Run to the lake</name><type>kitesurfing</type>', 'other'],
  ['<name>Run to the lake</name><type>other</type>', 'running'],
  ['<name>Farm 9</name>', 'other'],
  ['<type>9</type>', 'running'],
  ['<type>1</type>', 'cycling'],
  ['<type>4</type>', 'hiking'],
  ['<type>10</type>', 'walking'],
  ['<type>Course à pied</type>', 'running'],
  ['<type>Løb</type>', 'running'],
  ['<type>ランニング</type>', 'running'],
  ['<name>朝ラン</name>', 'running'],
  ['<name>フランス旅行</name>', 'other'],
  ['<name>スライド</name>', 'other'],
  ['<type>open_water_swimming</type>', 'swimming'],
])('a track with %s is %s', async (head, type) => {
  expect((await read(`sport${++people}`, gpxTrack([ten], head))).activityType).toBe(type)
})
