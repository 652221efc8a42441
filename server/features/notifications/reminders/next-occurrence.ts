import { addDays, dayIn } from '#contract/measures/day.ts'
import { instantOf } from '#contract/measures/wall-time.ts'

/** A wall-clock time (`HH:MM`) in a zone, daily or on one weekday (0: Sunday). */
export type Occasion = { localTime: string; zone: string; weekday?: number | undefined }

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
    const instant = instantOf(zone, Date.parse(`${on}T${localTime}:00Z`))
    // Greenland skips the last hour of a Saturday, and Samoa once skipped a whole day.
    const within = [instant, new Date(instant.getTime() - minute)].find((one) => dayIn(zone, one) === on)
    if (within && within > after) return within
  }
  throw new Error(`No day of ${zone} has ${localTime}.`)
}
