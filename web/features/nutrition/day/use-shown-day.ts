import { useLocation, useSearch } from 'wouter'
import { addDays, firstDay, lastDiaryDay } from '#contract/measures/day.ts'

/**
 * The day in the address (`?date=`), so that links and reloads keep it. A missing or invalid day, or one
 * after tomorrow, means today, also past midnight.
 */
export function useShownDay(today: string) {
  const [path, go] = useLocation()
  const query = new URLSearchParams(useSearch())
  const asked = query.get('date') ?? ''
  const day = isDay(asked) && asked >= firstDay && asked <= lastDiaryDay(today) ? asked : today
  return {
    day,
    show(next: string) {
      if (next === today) query.delete('date')
      else query.set('date', next)
      go(withQuery(path, query), { replace: true })
    },
  }
}

export const withQuery = (path: string, query: URLSearchParams) => (query.size ? `${path}?${query}` : path)

/** Checks the round trip: browsers parse 2026-02-31 as a day of March. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
