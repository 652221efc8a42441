import { daysBetween } from '#contract/measures/day.ts'
import type { WeighIn, WeightTrend } from '#contract/weight.ts'

/** Days after which a weight counts half as much. */
const halfLife = 7
/** A weight from that many days before moves the trend by less than half a percent of itself. */
export const memoryDays = 56

/**
 * The weights with an exponentially weighted mean of all up to each: over a gap of n days the mean before it keeps the
 * share 2^(−n/7), so that irregular gaps weigh what they last (Eckner, Algorithms for Unevenly Spaced Time Series,
 * 2012). Oldest first.
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

/** Kilograms a week from the first to the last trend; null where these lie less than a week apart. */
export function changePerWeek(points: WeightTrend['points']): number | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const days = daysBetween(first.measuredOn, last.measuredOn)
  return days < 7 ? null : ((last.trend - first.trend) / days) * 7
}
