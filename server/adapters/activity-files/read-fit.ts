import { Decoder, Stream } from '@garmin/fitsdk'
import type { Pause } from '#contract/track/position.ts'
import { type FiledActivity, FileRefused, mostPoints } from './activity-file.ts'
import { sportOf } from './sport.ts'
import { gathering, joined } from './trackpoints.ts'

/** The fields that are read, of messages as the SDK names them; times as dates, the rest scaled. */
type Message = Record<string, unknown>
type Messages = Partial<
  Record<'fileIdMesgs' | 'recordMesgs' | 'lapMesgs' | 'sessionMesgs' | 'eventMesgs', Message[]>
>

/** FIT counts degrees in 2³¹ parts of a half circle. */
const degreesOf = (semicircles: unknown) =>
  typeof semicircles === 'number' ? semicircles * (180 / 2 ** 31) : undefined
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const at = (value: unknown) => (value instanceof Date ? value.getTime() : undefined)
const text = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * The activities of a FIT file, one a session. A file that breaks off is taken as far as it goes, if that is an activity.
 * Errors: `FileRefused`.
 */
export function readFit(bytes: Uint8Array): FiledActivity[] {
  const messages = decoded(bytes)
  const kind = text(messages.fileIdMesgs?.[0]?.type)
  if (kind && kind !== 'activity') throw new FileRefused('otherFit')
  const records = messages.recordMesgs ?? []
  if (records.length > mostPoints) throw new FileRefused('tooLarge')
  const sessions = messages.sessionMesgs?.length ? messages.sessionMesgs : [{}]
  const activities = sessions.flatMap((session, place) =>
    activityOf(session, sessions[place + 1], messages, records),
  )
  if (!activities.length) throw new FileRefused('noActivity')
  return activities
}

function decoded(bytes: Uint8Array): Messages {
  const stream = Stream.fromByteArray(bytes as never)
  const decoder = new Decoder(stream)
  if (!decoder.isFIT()) throw new FileRefused('broken')
  try {
    // What could be read before an error comes with it.
    return decoder.read({ mergeHeartRates: false }).messages as Messages
  } catch {
    throw new FileRefused('broken')
  }
}

function activityOf(
  session: Message,
  next: Message | undefined,
  { lapMesgs = [], eventMesgs = [] }: Messages,
  records: Message[],
): FiledActivity[] {
  const from = at(session.startTime) ?? Number.NEGATIVE_INFINITY
  const until = at(next?.startTime) ?? Number.POSITIVE_INFINITY
  const own = (message: Message, time: unknown) => {
    const t = at(time)
    return message !== undefined && t !== undefined && t >= from && t < until
  }
  const points = gathering()
  let metres = 0
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (const record of records) {
    if (!own(record, record.timestamp)) continue
    const t = at(record.timestamp)!
    first = Math.min(first, t)
    last = Math.max(last, t)
    metres = Math.max(metres, number(record.distance) ?? 0)
    points.add({
      time: new Date(t).toISOString(),
      lat: degreesOf(record.positionLat),
      lon: degreesOf(record.positionLong),
      elevation: number(record.enhancedAltitude) ?? number(record.altitude),
      heartRate: number(record.heartRate),
    })
  }
  const { positions } = joined(points.stretches)
  const startedAt = Math.min(Number.isFinite(from) ? from : first, first)
  const elapsed = number(session.totalElapsedTime) ?? number(session.totalTimerTime)
  const endedAt = last > startedAt ? last : startedAt + (elapsed ?? 0) * 1000
  if (!Number.isFinite(startedAt) || endedAt <= startedAt) return []
  const distance = number(session.totalDistance) ?? metres
  return [
    {
      recording: {
        positions,
        beats: positions.length ? [] : points.beats,
        pauses: pausesOf(
          eventMesgs.filter((event) => own(event, event.timestamp)),
          endedAt,
        ),
        laps: lapMesgs
          .flatMap(({ startTime }) => at(startTime) ?? [])
          .filter((t) => t > startedAt && t < endedAt)
          .sort((one, other) => one - other),
        startedAt,
        endedAt,
      },
      type: sportOf(text(session.subSport), text(session.sport)),
      name: null,
      distance: distance > 0 ? distance / 1000 : null,
      calories: number(session.totalCalories) || null,
      avgHeartRate: number(session.avgHeartRate) ?? null,
      maxHeartRate: number(session.maxHeartRate) ?? null,
      elevation: number(session.totalAscent) ?? null,
    },
  ]
}

/** Between the timer's stops and starts. */
function pausesOf(events: Message[], endedAt: number): Pause[] {
  const pauses: Pause[] = []
  let stopped: number | undefined
  for (const { event, eventType, timestamp } of events) {
    if (event !== 'timer') continue
    const t = at(timestamp)!
    if (typeof eventType === 'string' && eventType.startsWith('stop')) stopped ??= t
    else if (eventType === 'start' && stopped !== undefined) {
      if (t > stopped && t <= endedAt) pauses.push([stopped, t])
      stopped = undefined
    }
  }
  return pauses
}
