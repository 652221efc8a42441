import { dayMs } from './day.ts'

/**
 * The instant of a local time, given as if in UTC in milliseconds. For a skipped time: the first instant after the gap;
 * for a repeated one the first. Exact to the second.
 */
export function instantOf(zone: string, wall: number): Date {
  const before = offsetAt(zone, wall - dayMs)
  const after = offsetAt(zone, wall + dayMs)
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

const minuteFormats = new Map<string, Intl.DateTimeFormat>()

/** The minute of the day (0 to 1439) of `instant` in `zone`. */
export function minuteIn(zone: string, instant: Date): number {
  let format = minuteFormats.get(zone)
  if (!format) {
    // Zone names in any capitals; the cache is bounded.
    if (minuteFormats.size > 1000) minuteFormats.clear()
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    minuteFormats.set(zone, format)
  }
  const [hours, minutes] = format.format(instant).split(':').map(Number)
  return hours! * 60 + minutes!
}
