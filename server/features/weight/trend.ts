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

/** Kilograms a week between the first and last trend; null when less than a week apart. */
export function changePerWeek(points: WeightTrend['points']): number | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const days = daysBetween(first.measuredOn, last.measuredOn)
  return days < 7 ? null : ((last.trend - first.trend) / days) * 7
}
