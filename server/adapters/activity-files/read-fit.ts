import { mostHours } from '#contract/activities/activities.ts'
import type { Pause } from '#contract/activities/track/position.ts'
import { type FiledActivity, FileRefused, mostPoints } from './activity-file.ts'
import { type FitMessage, type FitMessages, readFitMessages } from './fit-messages.ts'
import { sportOf } from './sport.ts'
import { type Counted, coveredBy, gathered, gathering } from './trackpoints.ts'

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const at = (value: unknown) => (value instanceof Date ? value.getTime() : undefined)
const text = (value: unknown) => (typeof value === 'string' ? value : null)

const mostMs = mostHours * 3_600_000
/** Sub-sports without satellites. */
const indoors = /indoor|treadmill|virtual|spin|lap_swimming/

/**
 * Reads the activities of a FIT file, one per session. A truncated file is read as far as it makes an activity.
 * Errors: `FileRefused`.
 */
export function readFit(bytes: Uint8Array): FiledActivity[] {
  const messages = readFitMessages(bytes)
  const kind = text(messages.file_id[0]?.type)
  if (kind && kind !== 'activity') throw new FileRefused('otherFit')
  const records = messages.record
  if (records.length > mostPoints) throw new FileRefused('tooLarge')
  // Some devices write the last session first.
  const sessions = messages.session.length
    ? messages.session.toSorted((one, other) => (at(one.start_time) ?? 0) - (at(other.start_time) ?? 0))
    : [{}]
  const activities = sessions.flatMap((session, place) =>
    activityOf(session, sessions[place + 1], messages, records),
  )
  if (!activities.length) throw new FileRefused('noActivity')
  return activities
}

function activityOf(
  session: FitMessage,
  next: FitMessage | undefined,
  { lap: laps, event: events }: FitMessages,
  records: FitMessage[],
): FiledActivity[] {
  const from = at(session.start_time) ?? Number.NEGATIVE_INFINITY
  // A record later than any activity lasts has a wrong clock.
  const longest = Number.isFinite(from) ? from + mostMs : Number.POSITIVE_INFINITY
  const until = Math.min(at(next?.start_time) ?? Number.POSITIVE_INFINITY, longest)
  const own = (message: FitMessage, time: unknown) => {
    const t = at(time)
    return message !== undefined && t !== undefined && t >= from && t < until
  }
  const points = gathering()
  const counted: Counted[] = []
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (const record of records) {
    if (!own(record, record.timestamp)) continue
    const t = at(record.timestamp)!
    first = Math.min(first, t)
    last = Math.max(last, t)
    const metres = number(record.distance)
    if (metres !== undefined) counted.push({ t, metres })
    points.add({
      time: new Date(t).toISOString(),
      lat: number(record.position_lat),
      lon: number(record.position_long),
      elevation: number(record.enhanced_altitude) ?? number(record.altitude),
      heartRate: number(record.heart_rate),
    })
  }
  const { positions, beats } = gathered(points)
  const startedAt = Math.min(Number.isFinite(from) ? from : first, first)
  const [elapsed, timer] = [number(session.total_elapsed_time), number(session.total_timer_time)]
  const seconds = elapsed !== undefined && elapsed * 1000 <= mostMs ? elapsed : (timer ?? 0)
  const statedEnd = startedAt + seconds * 1000
  const endedAt = positions.length && last > startedAt ? last : Math.max(last, statedEnd)
  if (!Number.isFinite(startedAt) || endedAt <= startedAt) return []
  const type = sportOf(text(session.sub_sport), text(session.sport))
  const distance = number(session.total_distance) ?? coveredBy(counted)
  return [
    {
      recording: {
        positions,
        beats,
        pauses: pausesOf(
          events.filter((event) => own(event, event.timestamp)),
          endedAt,
        ),
        laps: laps
          .flatMap(({ start_time }) => at(start_time) ?? [])
          .filter((t) => t > startedAt && t < endedAt)
          .sort((one, other) => one - other),
        startedAt,
        endedAt,
      },
      isCountedByDevice: type === 'swimming' || indoors.test(text(session.sub_sport) ?? ''),
      laps: laps
        .filter((lap) => own(lap, lap.start_time))
        .map((lap) => ({
          seconds: number(lap.total_timer_time) ?? 0,
          metres: number(lap.total_distance) ?? null,
          heartRate: number(lap.avg_heart_rate) ?? null,
        })),
      type,
      name: null,
      distance: distance > 0 ? distance / 1000 : null,
      calories: number(session.total_calories) || null,
      avgHeartRate: number(session.avg_heart_rate) ?? null,
      maxHeartRate: number(session.max_heart_rate) ?? null,
      elevation: number(session.total_ascent) ?? null,
    },
  ]
}

/** Derives pauses from the timer's stop and start events. */
function pausesOf(events: FitMessage[], endedAt: number): Pause[] {
  const pauses: Pause[] = []
  let stopped: number | undefined
  for (const { event, event_type: change, timestamp } of events) {
    if (event !== 'timer') continue
    const t = at(timestamp)!
    if (typeof change === 'string' && change.startsWith('stop')) stopped ??= t
    else if (change === 'start' && stopped !== undefined) {
      if (t > stopped && t <= endedAt) pauses.push([stopped, t])
      stopped = undefined
    }
  }
  return pauses
}
