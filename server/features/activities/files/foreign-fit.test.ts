import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeActivity, getActivity } from '#contract/activities/activities.ts'
import { testApp } from '#server/testing.ts'
import { activitiesIn } from './import-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-10-20T12:00:00Z') })
})
afterAll(() => app.close())

const start = Date.UTC(2026, 9, 3, 7)
const { Enum, Uint8, Uint32, Sint32 } = FitBaseType
const sizes: Record<number, number> = { [Enum]: 1, [Uint8]: 1, [Uint32]: 4, [Sint32]: 4 }
type Field = [number: number, baseType: FitBaseType, value: number]
const field = ([number, baseType, value]: Field): FitEncoderField => ({
  number,
  baseType,
  value: Math.round(value),
  size: sizes[baseType]!,
})
const fitTime = (second: number) => FitEncoder.toFitTimestamp(new Date(start + second * 1000))

type Session = { from: number; seconds: number; metres?: number; sport?: number; subSport?: number }
const session = ({ from, seconds, metres = 0, sport = 1, subSport = 0 }: Session): [number, Field[]] => [
  18,
  [
    [253, Uint32, fitTime(from + seconds)],
    [2, Uint32, fitTime(from)],
    [8, Uint32, seconds * 1000],
    [9, Uint32, metres * 100],
    [16, Uint8, 150],
    [5, Enum, sport],
    [6, Enum, subSport],
  ],
]
const record = (second: number, metres: number | null, aside = 0): [number, Field[]] => [
  20,
  [
    [253, Uint32, fitTime(second)],
    [3, Uint8, 140],
    ...(metres === null
      ? []
      : ([
          [0, Sint32, (46 + metres / 111_149) * (2 ** 31 / 180)],
          [1, Sint32, (7 + aside / 77_300) * (2 ** 31 / 180)],
        ] satisfies Field[])),
  ],
]

let people = 0
/** Activities of a FIT file of these messages, which a new person imports. */
async function read(messages: [number, Field[]][]) {
  const encoder = new FitEncoder()
  encoder.writeMessage(0, [field([0, Enum, 4])])
  for (const [kind, fields] of messages) encoder.writeMessage(kind, fields.map(field))
  return activitiesIn(app.as(`fit${++people}`), 'a.fit', encoder.close())
}
const timeOf = (second: number) => new Date(start + second * 1000).toISOString()
const along = (from: number, to: number, speed: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => record(from + at, (from + at) * speed))

test('a session with a single record has the session’s time and heart rate', async () => {
  for (const one of [record(5, null), record(5, 15)])
    expect(await read([one, session({ from: 0, seconds: 3600 })])).toMatchObject([
      { startTime: timeOf(0), endTime: timeOf(3600), avgHeartRate: 150 },
    ])
})

test('a swim has the distance its device counted, not that of noisy satellites', async () => {
  const swim = Array.from({ length: 1200 }, (_, second) => record(second, second * 0.8, (second % 4) * 3))
  const total = session({ from: 0, seconds: 1200, metres: 985, sport: 5, subSport: 54 })
  const laps = [0, 600].map((from): [number, Field[]] => [
    19,
    [
      [253, Uint32, fitTime(from + 600)],
      [2, Uint32, fitTime(from)],
      [8, Uint32, 600_000],
      [9, Uint32, 49_250],
    ],
  ])
  const [activity] = await read([...swim, ...laps, total])
  const counted = {
    distance: 0.985,
    splits: { kilometres: [], laps: [{ distance: 0.493 }, { distance: 0.493 }] },
    efforts: {},
    stated: { distance: 0.985, elevation: null, isCounted: true },
  }
  expect(activity).toMatchObject({ activityType: 'swimming', ...counted })
  // The watch's distance and laps stay when the sport is corrected, by which the positions are measured anew.
  const person = app.as(`fit${people}`)
  const params = { id: activity!.id }
  await person.call(changeActivity, { params, body: { activityType: 'walking' } })
  expect(await person.call(getActivity, { params })).toMatchObject({ activityType: 'walking', ...counted })
})

test('laps of an hour without positions and distance stay when the sport is corrected', async () => {
  const beats = Array.from({ length: 1200 }, (_, second) => record(second, null))
  const laps = [0, 600].map((from): [number, Field[]] => [
    19,
    [
      [253, Uint32, fitTime(from + 600)],
      [2, Uint32, fitTime(from)],
      [8, Uint32, 600_000],
    ],
  ])
  const [activity] = await read([...beats, ...laps, session({ from: 0, seconds: 1200, sport: 4 })])
  const timed = { distance: null, splits: { laps: [{ seconds: 600 }, { seconds: 600 }] } }
  expect(activity).toMatchObject(timed)
  const person = app.as(`fit${people}`)
  const params = { id: activity!.id }
  await person.call(changeActivity, { params, body: { activityType: 'cycling' } })
  expect(await person.call(getActivity, { params })).toMatchObject({ activityType: 'cycling', ...timed })
})

test('what the device states is kept beside what the positions give', async () => {
  const total = session({ from: 0, seconds: 1200, metres: 3100 })
  expect(await read([...along(0, 1200, 2.5), total])).toMatchObject([
    { distance: 2.999, stated: { distance: 3.1, elevation: null, isCounted: false } },
  ])
})

test('a run on a treadmill has the distance its device counted, not that of positions indoors', async () => {
  const drift = Array.from({ length: 600 }, (_, second) => record(second, second * 0.7, (second % 4) * 3))
  const total = session({ from: 0, seconds: 600, metres: 2000, subSport: 1 })
  expect(await read([...drift, total])).toMatchObject([{ activityType: 'running', distance: 2 }])
})

test('a stray record weeks away costs nothing of the hour', async () => {
  const stray = record(12 * 86_400, 0)
  const hour = along(0, 3600, 3)
  for (const records of [
    [...hour, stray],
    [stray, ...hour],
  ])
    expect(await read([...records, session({ from: 0, seconds: 3600, metres: 10_800 })])).toMatchObject([
      { endTime: timeOf(3600), duration: 3600, distance: expect.closeTo(10.8, 1) },
    ])
})

test('sessions that are written last first have their own records each', async () => {
  const [early, late] = [session({ from: 0, seconds: 900 }), session({ from: 1000, seconds: 900 })]
  for (const order of [
    [late, early],
    [early, late],
  ])
    expect(await read([...along(0, 900, 3), ...along(1000, 1900, 3), ...order])).toMatchObject(
      [0, 1000].map((from) => ({
        startTime: timeOf(from),
        endTime: timeOf(from + 900),
        distance: expect.closeTo(2.7, 1),
      })),
    )
})
