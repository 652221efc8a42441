import type { Pause } from '#contract/activities/track/position.ts'
import { type FiledActivity, FileRefused, mostPoints } from './activity-file.ts'
import { type FitMessage, type FitMessages, readFitMessages } from './fit-messages.ts'
import { sportOf } from './sport.ts'
import { gathering, joined } from './trackpoints.ts'

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const at = (value: unknown) => (value instanceof Date ? value.getTime() : undefined)
const text = (value: unknown) => (typeof value === 'string' ? value : null)

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
  const sessions = messages.session.length ? messages.session : [{}]
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
  const until = at(next?.start_time) ?? Number.POSITIVE_INFINITY
  const own = (message: FitMessage, time: unknown) => {
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
      lat: number(record.position_lat),
      lon: number(record.position_long),
      elevation: number(record.enhanced_altitude) ?? number(record.altitude),
      heartRate: number(record.heart_rate),
    })
  }
  const { positions } = joined(points.stretches)
  const startedAt = Math.min(Number.isFinite(from) ? from : first, first)
  const elapsed = number(session.total_elapsed_time) ?? number(session.total_timer_time)
  const endedAt = last > startedAt ? last : startedAt + (elapsed ?? 0) * 1000
  if (!Number.isFinite(startedAt) || endedAt <= startedAt) return []
  const distance = number(session.total_distance) ?? metres
  return [
    {
      recording: {
        positions,
        beats: positions.length ? [] : points.beats,
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
      laps: [],
      type: sportOf(text(session.sub_sport), text(session.sport)),
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
