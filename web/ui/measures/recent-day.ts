import { capitalised } from '#contract/measures/capitalised.ts'
import { dayIn, daysBetween } from '#contract/measures/day.ts'
import { type DayStyle, formatDay, formatTime } from './format.ts'

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/**
 * 'Today', 'Yesterday' or '2 days ago' for a day of the week up to `today`, and 'Tomorrow'; any other day by its date.
 * Both days are `yyyy-MM-dd`.
 */
export function recentDay(day: string, today: string, style?: DayStyle): string {
  const days = daysBetween(today, day)
  if (days > 1 || days < -6) return formatDay(day, style)
  return capitalised(relative.format(days, 'day'))
}

/** 'Yesterday, 2:20 PM' of an instant in `zone`. */
export function recentMoment(instant: string, zone: string): string {
  const day = recentDay(dayIn(zone, new Date(instant)), dayIn(zone, new Date()))
  return `${day}, ${formatTime(instant, zone)}`
}
