import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics.ts'
import { words } from './words.ts'

/** Which period an answer is of; while another one loads, the one before stays in sight. */
export function periodOf({ period }: { period: string }): AnalyticsPeriod {
  return analyticsPeriods.find((one) => words.periods[one] === period) ?? 'week'
}
