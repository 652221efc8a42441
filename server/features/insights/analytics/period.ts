import type { AnalyticsPeriod } from '#contract/analytics.ts'
import { addDays, daysBetween, weekStart } from '#contract/measures/day.ts'

/** Calendar days from `from` to `to`, both included. */
export type Span = { from: string; to: string; days: number }

const firstDay: Record<AnalyticsPeriod, (today: string) => string> = {
  week: weekStart,
  month: (today) => `${today.slice(0, 7)}-01`,
  year: (today) => `${today.slice(0, 4)}-01-01`,
}

/** The calendar week (from Monday), month or year of `today`, up to `today`. */
export function spanOf(period: AnalyticsPeriod, today: string): Span {
  const from = firstDay[period](today)
  return { from, to: today, days: daysBetween(from, today) + 1 }
}

/** Like `spanOf`, but a week is the last seven days, so that lists of recent entries are not empty on Mondays. */
export function recentSpanOf(period: AnalyticsPeriod, today: string): Span {
  return period === 'week' ? { from: addDays(today, -6), to: today, days: 7 } : spanOf(period, today)
}
