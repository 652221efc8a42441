import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'
import { expect, test } from 'vitest'
import { readUnpacked } from './read-activity.ts'

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
    [16, Uint8, 140],
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

/** Reads a FIT file of these messages. */
function read(messages: [number, Field[]][]) {
  const encoder = new FitEncoder()
  encoder.writeMessage(0, [field([0, Enum, 4])])
  for (const [kind, fields] of messages) encoder.writeMessage(kind, fields.map(field))
  const file = readUnpacked(
    { name: 'a.fit', bytes: encoder.close(), listed: undefined } as never,
    new Set(),
    true,
  )
  if (file.kind !== 'activities') throw new Error(file.kind)
  return file.activities.map(({ analysis, stated }) => ({
    seconds: (analysis.endedAt - analysis.startedAt) / 1000,
    from: (analysis.startedAt - start) / 1000,
    distance: analysis.distance ?? stated.distance,
    heartRate: analysis.avgHeartRate ?? stated.avgHeartRate,
  }))
}
const along = (from: number, to: number, speed: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => record(from + at, (from + at) * speed))

test('a session with a single record has the session’s time and heart rate', () => {
  for (const one of [record(5, null), record(5, 15)])
    expect(read([one, session({ from: 0, seconds: 3600 })])).toMatchObject([
      { seconds: 3600, heartRate: 140 },
    ])
})

test('a swim has the distance its device counted, not that of noisy satellites', () => {
  const swim = Array.from({ length: 1200 }, (_, second) => record(second, second * 0.8, (second % 4) * 3))
  const total = session({ from: 0, seconds: 1200, metres: 985, sport: 5, subSport: 54 })
  expect(read([...swim, total])).toMatchObject([{ seconds: 1199, distance: 0.985 }])
})

test('a stray record weeks away costs nothing of the hour', () => {
  const stray = record(20 * 86_400, 0)
  const hour = along(0, 3600, 3)
  for (const records of [
    [...hour, stray],
    [stray, ...hour],
  ])
    expect(read([...records, session({ from: 0, seconds: 3600, metres: 10_800 })])).toMatchObject([
      { seconds: 3600 },
    ])
})

test('sessions that are written last first have their own records each', () => {
  const [early, late] = [session({ from: 0, seconds: 900 }), session({ from: 1000, seconds: 900 })]
  for (const order of [
    [late, early],
    [early, late],
  ])
    expect(read([...along(0, 900, 3), ...along(1000, 1900, 3), ...order])).toMatchObject([
      { from: 0, seconds: 900 },
      { from: 1000, seconds: 900 },
    ])
})
