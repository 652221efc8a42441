import type { AdvancedAnalytics, DaySums } from '#contract/analytics.ts'
import { addDays } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/decimals.ts'
import type { AdvisedNutrient } from '#server/knowledge/nutrients/advised.ts'
import { words } from '../words.ts'
import { mean } from './statistics.ts'

/** Finished days over which nutrients are averaged. */
export const nutrientDays = 28

/** Entries of those days, and those that state each nutrient. */
type Coverage = { entries: number; fiber: number; sodium: number }

/** Daily means over finished days with meals in the last four weeks; none without such a day. */
export function nutrientsOf(
  days: DaySums[],
  today: string,
  coverage: Coverage,
  advised: AdvisedNutrient[],
): AdvancedAnalytics['nutrients'] {
  const oldest = addDays(today, -nutrientDays)
  const counted = days.filter(({ day, meals }) => day >= oldest && day < today && meals > 0)
  return advised.flatMap(({ name, ...advice }) => {
    const daily = mean(counted.map((day) => day[name]))
    if (daily === null) return []
    const covered =
      name === 'fiber' || name === 'sodium'
        ? coverage[name] / Math.max(coverage.entries, coverage[name], 1)
        : 1
    return [
      { name: words.nutrients[name], ...advice, daily: rounded(daily, 1), covered: rounded(covered, 2) },
    ]
  })
}
