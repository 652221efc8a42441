import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics.ts'
import { words } from './words.ts'

/** The period of the shown answer; it differs from the chosen one while that loads. */
export function periodOf({ period }: { period: string }): AnalyticsPeriod {
  return analyticsPeriods.find((one) => words.periods[one] === period) ?? 'week'
}
