import { dayMs } from '#contract/measures/day.ts'

const minute = 60_000

/**
 * If the next change of `zone` to summer time skips the wall-clock time `HH:MM`: the instant right after the
 * gap, at which the reminder is sent that day. Undefined if no change within 400 days skips it.
 */
export function skippedAt(time: string, zone: string, from: Date): Date | undefined {
  const gap = nextGap(zone, from)
  if (!gap) return undefined
  const [hours, minutes] = time.split(':').map(Number)
  const last = gap.end + offsetAt(zone, gap.end - minute)
  const first = gap.end + offsetAt(zone, gap.end)
  // Clocks jump from `last` to `first`; the time may be on either side of midnight.
  const wall = Math.floor(last / dayMs) * dayMs + (hours! * 60 + minutes!) * minute
  const skipped = [wall, wall + dayMs].some((one) => last <= one && one < first)
  return skipped ? new Date(gap.end) : undefined
}

/** The next instant at which clocks go forward. */
function nextGap(zone: string, from: Date): { end: number } | undefined {
  const start = Math.floor(from.getTime() / minute) * minute
  for (let ahead = 0; ahead < 400; ahead++) {
    let before = start + ahead * dayMs
    let after = before + dayMs
    if (offsetAt(zone, after) <= offsetAt(zone, before)) continue
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / 2 / minute) * minute
      if (offsetAt(zone, middle) === offsetAt(zone, before)) before = middle
      else after = middle
    }
    return { end: after }
  }
  return undefined
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds that the zone is ahead of UTC at a whole minute. */
function offsetAt(zone: string, instant: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formats.set(zone, format)
  }
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value)
  return Date.UTC(shown.year!, shown.month! - 1, shown.day, shown.hour, shown.minute) - instant
}
