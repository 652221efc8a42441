import type { AdvancedAnalytics, DaySums } from '#contract/analytics.ts'
import { averageOf } from '#contract/measures/averages.ts'
import { addDays } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/decimals.ts'
import type { AdvisedNutrient } from '#server/knowledge/nutrients/advised.ts'
import { words } from '../words.ts'

/** Finished days over which nutrients are averaged. */
export const nutrientDays = 28

/** Entries of those days, and those that state each nutrient. */
type Coverage = { entries: number; fiber: number; sodium: number }

/** Averages over the logged days of the last four weeks, where there are enough. */
export function nutrientsOf(
  days: DaySums[],
  today: string,
  coverage: Coverage,
  advised: AdvisedNutrient[],
): AdvancedAnalytics['nutrients'] {
  const oldest = addDays(today, -nutrientDays)
  const recent = days.filter(({ day }) => day >= oldest)
  return advised.flatMap(({ name, ...advice }) => {
    const { perDay, days: counted } = averageOf(recent, name, today)
    if (perDay === null) return []
    const covered =
      name === 'fiber' || name === 'sodium'
        ? coverage[name] / Math.max(coverage.entries, coverage[name], 1)
        : 1
    return [
      {
        name: words.nutrients[name],
        ...advice,
        daily: rounded(perDay, 1),
        days: counted,
        covered: rounded(covered, 2),
      },
    ]
  })
}
