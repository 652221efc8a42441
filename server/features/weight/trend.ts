import { type Change, changeBetween } from '#contract/measures/averages.ts'
import { daysBetween } from '#contract/measures/day.ts'
import type { WeighIn, WeightTrend } from '#contract/weight.ts'

/** Half-life of a weight's influence in days. */
const halfLife = 7
/** Weights older than this change the trend by less than half a percent. */
export const memoryDays = 56

/**
 * Adds the exponentially weighted mean: after a gap of n days the previous mean keeps the share 2^(−n/7), which
 * handles irregular gaps (Eckner, Algorithms for Unevenly Spaced Time Series, 2012). Oldest first.
 */
export function withTrend(weights: WeighIn[]): WeightTrend['points'] {
  const points: WeightTrend['points'] = []
  for (const weight of weights) {
    const last = points.at(-1)
    const kept = last ? 2 ** (-daysBetween(last.measuredOn, weight.measuredOn) / halfLife) : 0
    points.push({ ...weight, trend: kept * (last?.trend ?? 0) + (1 - kept) * weight.kilograms })
  }
  return points
}

/** Kilograms a week from the first trend to the last. */
export function changeOf(points: WeightTrend['points']): Change {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return { perWeek: null, weeks: null }
  return changeBetween(first.trend, last.trend, daysBetween(first.measuredOn, last.measuredOn))
}
