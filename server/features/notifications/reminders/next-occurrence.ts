import { addDays, dayIn } from '#contract/measures/day.ts'

/** A wall-clock time (`HH:MM`) in a zone, daily or on one weekday (0: Sunday). */
export type Occasion = { localTime: string; zone: string; weekday?: number | undefined }

const day = 86_400_000
const minute = 60_000
/** Covers every weekday and a day skipped by a zone. */
const daysAhead = 9

/**
 * The first instant after `after` with that local time. For a skipped time: the first instant after the gap, or the
 * last minute before it when the day ends with the gap; for a repeated one the first. Exact to the second.
 */
export function nextOccurrence({ localTime, zone, weekday }: Occasion, after: Date): Date {
  const today = dayIn(zone, after)
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const on = addDays(today, ahead)
    if (weekday !== undefined && new Date(`${on}T00:00:00Z`).getUTCDay() !== weekday) continue
    const instant = occurrenceOn(on, localTime, zone)
    // Greenland skips the last hour of a Saturday, and Samoa once skipped a whole day.
    const within = [instant, new Date(instant.getTime() - minute)].find((one) => dayIn(zone, one) === on)
    if (within && within > after) return within
  }
  throw new Error(`No day of ${zone} has ${localTime}.`)
}

function occurrenceOn(on: string, localTime: string, zone: string): Date {
  const wall = Date.parse(`${on}T${localTime}:00Z`)
  const before = offsetAt(zone, wall - day)
  const after = offsetAt(zone, wall + day)
  const earlier = wall - Math.max(before, after)
  const later = wall - Math.min(before, after)
  if (wallAt(zone, earlier) === wall) return new Date(earlier)
  if (wallAt(zone, later) === wall) return new Date(later)
  return firstInstantAfterGap(zone, earlier, later)
}

/** Binary search for the single offset change between two instants. */
function firstInstantAfterGap(zone: string, from: number, to: number): Date {
  const [offset, step] = [offsetAt(zone, from), 1000]
  let before = from
  let after = to
  while (after - before > step) {
    const middle = before + Math.floor((after - before) / 2 / step) * step
    if (offsetAt(zone, middle) === offset) before = middle
    else after = middle
  }
  return new Date(after)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Local time of an instant as if in UTC; milliseconds. */
function wallAt(zone: string, instant: number): number {
  let format = formats.get(zone)
  if (!format) {
    if (formats.size > 1000) formats.clear()
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(zone, format)
  }
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value)
  return Date.UTC(shown.year!, shown.month! - 1, shown.day, shown.hour, shown.minute, shown.second)
}

/** Offset of the zone from UTC in milliseconds. */
function offsetAt(zone: string, instant: number): number {
  return wallAt(zone, instant) - instant
}
