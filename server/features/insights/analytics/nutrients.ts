import type { AdvancedAnalytics, DaySums } from '#contract/analytics.ts'
import { knownShareOf } from '#contract/foods/known-shares.ts'
import { isUnstated, type UnstatedName } from '#contract/foods/nutrients.ts'
import { averageOf, countedValue } from '#contract/measures/averages.ts'
import { addDays } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/rounded.ts'
import type { AdvisedNutrient } from '#server/knowledge/nutrients/advised.ts'
import { words } from '../words.ts'
import { sumOf } from './statistics.ts'

/** Finished days over which nutrients are averaged. */
const nutrientDays = 28

/** Averages over the logged days of the last four weeks, where there are enough. */
export function nutrientsOf(
  days: DaySums[],
  today: string,
  advised: AdvisedNutrient[],
): AdvancedAnalytics['nutrients'] {
  const oldest = addDays(today, -nutrientDays)
  const recent = days.filter(({ day }) => day >= oldest)
  return advised.flatMap(({ name, ...advice }) => {
    const { perDay, days: counted } = averageOf(recent, name, today)
    if (perDay === null) return []
    const covered = isUnstated(name) ? coveredOf(recent, name, today) : 1
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

/** The known share of the energy of the days that are averaged. */
function coveredOf(days: DaySums[], name: UnstatedName, today: string): number {
  const counted = days.filter((day) => day.day < today && countedValue(day, name) !== null)
  const energy = sumOf(counted.map(({ calories }) => calories))
  const known = sumOf(counted.map((day) => day.calories * knownShareOf(day, name)))
  return energy > 0 ? known / energy : 1
}
