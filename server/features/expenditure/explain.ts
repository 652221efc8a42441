import { fewestDays } from '#contract/measures/averages.ts'
import { addDays } from '#contract/measures/day.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { LearnedExpenditure } from '#server/knowledge/expenditure/learn-expenditure.ts'
import { words } from './words.ts'

export type Learned = Extract<LearnedExpenditure, { state: 'estimate' }>

/** Kilograms in a week below which a weight stood still. */
const steady = 0.1

/** The change of the estimate since last week, and what it follows from; a first estimate names what it rests on. */
export function explain({ record, estimate }: Learned, today: string, units: UnitSystem): string {
  const { complete, kept } = record
  if (estimate.weekAgo === null) return words.first(complete.length, kept.length)
  const lastWeek = complete.filter(({ day }) => day >= addDays(today, -7))
  const changed = estimate.weight - estimate.weightWeekAgo
  return words.since({
    // Of the rounded figures, so that it is the difference of those that were shown.
    change: tens(estimate.kilocalories) - tens(estimate.weekAgo),
    days: lastWeek.length,
    eaten: lastWeek.length < fewestDays ? null : tens(meanOf(lastWeek)),
    kilograms: Math.abs(changed) < steady ? 0 : changed,
    units,
  })
}

/** Says so where less than the body uses at rest is found, which an incomplete log does. */
export function cautionOf({ estimate, formula }: Learned): string | null {
  return estimate.kilocalories < formula.resting ? words.belowResting(tens(formula.resting)) : null
}

/** Figures are told in tens. */
export const tens = (kilocalories: number) => Math.round(kilocalories / 10) * 10
export const meanOf = (days: readonly { calories: number }[]) =>
  days.reduce((sum, { calories }) => sum + calories, 0) / days.length
