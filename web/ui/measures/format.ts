const locale = 'en-US'
const isDay = /^\d{4}-\d{2}-\d{2}$/

const numbers = new Map<number, Intl.NumberFormat>()

/** At most `digits` decimals, thousands grouped: 1,316 or 0.5. NaN, null and undefined show as a dash. */
export function formatNumber(value: number | null | undefined, digits = 0): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–'
  let format = numbers.get(digits)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
    numbers.set(digits, format)
  }
  // + 0 turns −0 into 0.
  return format.format(value + 0 === 0 || Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value)
}

/** Exactly `digits` decimals: 1.60. */
export function formatFixed(value: number, digits: number): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** US dollars: $9.99. */
export function formatMoney(dollars: number): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(dollars)
}

export type DayStyle =
  | 'short'
  | 'medium'
  | 'weekday'
  | 'weekday-short'
  | 'month'
  | 'month-short'
  | 'month-day'
  | 'date'
  | 'long'
const dayStyles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { month: 'short', day: 'numeric' },
  medium: { weekday: 'short', month: 'short', day: 'numeric' },
  weekday: { weekday: 'long' },
  'weekday-short': { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
  'month-short': { month: 'short' },
  'month-day': { month: 'long', day: 'numeric' },
  date: { month: 'long', day: 'numeric', year: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
}

/** A calendar day (`yyyy-MM-dd`), or the day of an instant in `zone` (default: the browser's). */
export function formatDay(value: string, style: DayStyle = 'medium', zone?: string): string {
  const calendar = isDay.test(value)
  const options = { ...dayStyles[style], timeZone: calendar ? 'UTC' : zone }
  return new Intl.DateTimeFormat(locale, options).format(new Date(calendar ? `${value}T00:00:00Z` : value))
}

/** 'Thursday, November 26, 2026', of a calendar day or an instant. */
export function formatLongDate(value: string, zone?: string): string {
  return formatDay(value, 'long', zone)
}

/** '2:20 PM' of an instant in `zone` (default: the browser's). */
export function formatTime(instant: string, zone?: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    new Date(instant),
  )
}

/** '7:30 AM' of a clock time such as `07:30`. */
export const formatClock = (time: string) => formatTime(`2000-01-01T${time}:00Z`, 'UTC')

/** '1 day', '12 days'. */
export function formatCount(count: number, one: string, many: string): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : many
  return `${formatNumber(count)} ${form}`
}
