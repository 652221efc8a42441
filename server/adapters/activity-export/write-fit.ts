import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'
import type { ActivityType } from '#contract/activities/activities.ts'
import type { OutgoingActivity } from './outgoing.ts'

const { Enum, Uint8, Uint16, Uint32, Uint32z, Sint32 } = FitBaseType

/** Sport and sub-sport numbers (FIT profile). */
const sports: Record<ActivityType, readonly [sport: number, subSport: number]> = {
  running: [1, 0],
  walking: [11, 0],
  cycling: [2, 0],
  swimming: [5, 0],
  hiking: [17, 0],
  yoga: [10, 43],
  weightlifting: [10, 20],
  basketball: [6, 0],
  tennis: [8, 0],
  soccer: [7, 0],
  dancing: [83, 0],
  rowing: [15, 0],
  climbing: [31, 0],
  golf: [25, 0],
  other: [0, 0],
}
/** Message and event numbers (FIT profile). */
const messages = { fileId: 0, session: 18, lap: 19, record: 20, event: 21, activity: 34 } as const
const events = { timer: 0, session: 8, lap: 9, activity: 26 } as const
const changes = { start: 0, stop: 1, stopAll: 4 } as const
const activityFile = 4
const development = 255
/** Field numbers common to all messages. */
const timestamp = 253
const messageIndex = 254

const sizes: Partial<Record<FitBaseType, number>> = {
  [Enum]: 1,
  [Uint8]: 1,
  [Uint16]: 2,
  [Uint32]: 4,
  [Uint32z]: 4,
  [Sint32]: 4,
}
const field = (number: number, baseType: FitBaseType, value: number): FitEncoderField => ({
  number,
  baseType,
  value,
  size: sizes[baseType]!,
})
const most = { [Uint8]: 0xfe, [Uint16]: 0xfffe, [Uint32]: 0xffff_fffe } as const
/** A field in the profile's unit, clamped to its type; no field when unknown. */
const known = (number: number, baseType: keyof typeof most, value: number | null): FitEncoderField[] =>
  value === null ? [] : [field(number, baseType, Math.min(most[baseType], Math.max(0, Math.round(value))))]
const moment = (number: number, t: number) => field(number, Uint32, FitEncoder.toFitTimestamp(new Date(t)))
const place = (number: number, degrees: number) =>
  field(number, Sint32, Math.min(2 ** 31 - 2, Math.round(degrees * (2 ** 31 / 180))))

/** Writes a FIT activity file: timer events, one record per position, one lap, one session. */
export function writeFit(activity: OutgoingActivity): Uint8Array {
  const { recording, type, distance, movingTime, calories, avgHeartRate, maxHeartRate } = activity
  const { startedAt, endedAt, positions, pauses } = recording
  const encoder = new FitEncoder()
  // One local message number per kind, so that each is defined once; records have two layouts.
  const write = (kind: keyof typeof messages, fields: FitEncoderField[]) =>
    encoder.writeMessage(messages[kind], fields, Object.keys(messages).indexOf(kind))
  const timer = (t: number, change: 'start' | 'stopAll') =>
    write('event', [moment(timestamp, t), field(0, Enum, events.timer), field(1, Enum, changes[change])])

  write('fileId', [
    field(0, Enum, activityFile),
    field(1, Uint16, development),
    field(2, Uint16, 1),
    field(3, Uint32z, 1),
    moment(4, startedAt),
  ])
  timer(startedAt, 'start')
  const stops = pauses.flatMap(([from, to]) => [
    { t: from, change: 'stopAll' as const },
    { t: to, change: 'start' as const },
  ])
  let next = 0
  const timerUntil = (t: number) => {
    for (; next < stops.length && stops[next]!.t <= t; next++) timer(stops[next]!.t, stops[next]!.change)
  }
  for (const { t, lat, lon, elevation, heartRate } of positions) {
    timerUntil(t)
    write('record', [
      moment(timestamp, t),
      place(0, lat),
      place(1, lon),
      // Unit: 0.2 m above −500 m.
      ...known(78, Uint32, elevation === null ? null : (elevation + 500) * 5),
      ...known(3, Uint8, heartRate),
    ])
  }
  for (const { t, heartRate } of recording.beats) {
    timerUntil(t)
    write('record', [moment(timestamp, t), ...known(3, Uint8, heartRate)])
  }
  timerUntil(endedAt)
  timer(endedAt, 'stopAll')
  const elapsed = (endedAt - startedAt) / 1000
  const [sport, subSport] = sports[type]
  const whole = [
    moment(timestamp, endedAt),
    field(messageIndex, Uint16, 0),
    moment(2, startedAt),
    // Units: milliseconds and centimetres.
    ...known(7, Uint32, elapsed * 1000),
    ...known(8, Uint32, (movingTime ?? elapsed) * 1000),
    ...known(9, Uint32, distance === null ? null : distance * 100_000),
    ...known(11, Uint16, calories),
    field(1, Enum, changes.stop),
  ]
  write('lap', [
    ...whole,
    field(0, Enum, events.lap),
    ...known(15, Uint8, avgHeartRate),
    ...known(16, Uint8, maxHeartRate),
    field(25, Enum, sport),
    field(39, Enum, subSport),
  ])
  write('session', [
    ...whole,
    field(0, Enum, events.session),
    ...known(16, Uint8, avgHeartRate),
    ...known(17, Uint8, maxHeartRate),
    field(5, Enum, sport),
    field(6, Enum, subSport),
    field(25, Uint16, 0),
    field(26, Uint16, 1),
  ])
  write('activity', [
    moment(timestamp, endedAt),
    field(1, Uint16, 1),
    field(2, Enum, 0),
    field(3, Enum, events.activity),
    field(4, Enum, changes.stop),
  ])
  return encoder.close()
}
