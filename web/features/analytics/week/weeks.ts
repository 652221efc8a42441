import { addDays, weekEnd, weekStart } from '#contract/measures/day.ts'
import { type DayStyle, formatDay } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** Number of weeks listed at once; as many can be chosen without any entry. */
export const weeksAtOnce = 26

/** Parses the Monday in an address; undefined for any other text, and for a future week. */
export function mondayOf(text: string | null, today: string): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return undefined
  return weekStart(text) === text && text <= today ? text : undefined
}

/** Monday of the oldest week in the list. */
export function oldestOf(thisMonday: string, firstMonday: string | null): string {
  const listed = addDays(thisMonday, 7 * (1 - weeksAtOnce))
  return firstMonday !== null && firstMonday < listed ? firstMonday : listed
}

/** 'Week of November 16', with the year if it is another one. */
export function weekTitle(monday: string, thisMonday: string): string {
  return words.weekOf(withYear(monday, 'month-day', thisMonday))
}

/** 'Nov 16 – Nov 22', with the year if it is another one. */
export function weekRange(monday: string, thisMonday: string): string {
  return words.range(formatDay(monday, 'short'), withYear(weekEnd(monday), 'short', thisMonday))
}

function withYear(day: string, style: DayStyle, thisMonday: string): string {
  const year = day.slice(0, 4)
  const text = formatDay(day, style)
  return year === thisMonday.slice(0, 4) ? text : words.inYear(text, year)
}
