import { formatTime } from '#web/ui/measures/format.ts'

/** 'Nov 3, 2026' of an instant in `zone`, or of a calendar day. */
export function dateOf(value: string, zone?: string): string {
  const isDay = value.length === 10
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: isDay ? 'UTC' : zone,
  }).format(new Date(value))
}

/** 'Nov 3, 2026, 2:20 PM' */
export function momentOf(instant: string, zone?: string): string {
  return `${dateOf(instant, zone)}, ${formatTime(instant, zone)}`
}
