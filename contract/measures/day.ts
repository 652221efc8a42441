/** First and last day of the diary. */
export const firstDay = '1970-01-01'
export const lastDay = '2200-12-31'
/** Milliseconds of a day of 24 hours. */
export const dayMs = 86_400_000
/** The instants whose day lies in the diary in every zone, as milliseconds since 1970. */
export const firstInstant = Date.UTC(1970, 0, 2)
export const lastInstant = Date.UTC(2200, 11, 31) - 1

/** Whether this runtime knows an IANA zone, such as `Europe/Berlin`. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // Offsets such as "+02:00" are accepted by Intl but do not follow daylight saving.
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()
const recent = new Map<string, { slot: number; day: string }>()
/** Since 1973 every zone's offset is a multiple of a quarter hour, so a day never changes within one. */
const quarterHour = 900_000
const wholeQuartersSince = Date.UTC(1973, 0)

/** The calendar day of `instant` in `zone`. */
export function dayIn(zone: string, instant: Date): string {
  const slot = Math.floor(instant.getTime() / quarterHour)
  const last = recent.get(zone)
  if (last?.slot === slot) return last.day
  let format = formats.get(zone)
  if (!format) {
    // Zone names in any capitals; the cache is bounded.
    if (formats.size > 1000) {
      formats.clear()
      recent.clear()
    }
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(zone, format)
  }
  const day = format.format(instant)
  if (instant.getTime() >= wholeQuartersSince) recent.set(zone, { slot, day })
  return day
}

/** Adds whole days to `yyyy-MM-dd` (negative: back), by the calendar alone, up to the diary's first or last day. */
export function addDays(from: string, days: number): string {
  const date = new Date(`${from}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return withinDiary(date.toISOString().slice(0, 10))
}

/** The day itself, or the end of the diary's range that it lies beyond. */
export const withinDiary = (of: string) => (of < firstDay ? firstDay : of > lastDay ? lastDay : of)

/** The last day for diary entries: tomorrow, for planning in the evening. */
export const lastDiaryDay = (today: string) => addDays(today, 1)

/** Whole days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** Whole years between calendar days: an age. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** Monday of the week of `of`; the diary's first day in its first week. */
export const weekStart = (of: string) => addDays(of, -daysSinceMonday(of))

/** Sunday of the week of `of`; the diary's last day in its last week. */
export const weekEnd = (of: string) => addDays(of, 6 - daysSinceMonday(of))

const daysSinceMonday = (of: string) => (new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7

/** Start of the calendar day `of` in `zone`, across daylight-saving changes. */
export function dayStart(zone: string, of: string): Date {
  // Offsets are at most 14 hours, so the day begins within this window; bisect for its first instant.
  let before = Date.parse(`${of}T00:00:00Z`) - 15 * 3_600_000
  let after = before + 30 * 3_600_000
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(zone, new Date(middle)) < of) before = middle
    else after = middle
  }
  return new Date(after)
}
