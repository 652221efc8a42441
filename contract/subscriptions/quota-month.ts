import { addDays, dayIn, dayStart } from '../measures/day.ts'

/** First day of the calendar month of `now` in `zone`, and the instant the next month begins there. */
export function quotaMonth(zone: string, now: Date): { month: string; resetsAt: Date } {
  const month = `${dayIn(zone, now).slice(0, 7)}-01`
  return { month, resetsAt: dayStart(zone, `${addDays(month, 31).slice(0, 7)}-01`) }
}
