import type { CheckInGoals } from '#contract/check-ins.ts'
import { fewestDays } from '#contract/measures/averages.ts'
import { addDays } from '#contract/measures/day.ts'
import { textInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { rateDays } from '#server/knowledge/expenditure/estimate.ts'
import type { NextGoals } from '#server/knowledge/goals/next-goals.ts'
import { type Learned, meanOf, tens } from '../explain.ts'
import { words } from './words.ts'

type Known = { goals: CheckInGoals; learned: Learned; ratePerWeek: number; today: string; units: UnitSystem }

/** The reason of a proposal in words: what was eaten, how the weight went, what is planned, and the bound that held it. */
export function explainProposal(
  { calories, pace, bounds, heldAt }: NextGoals,
  { goals, learned, ratePerWeek, today, units }: Known,
): string {
  const days = learned.record.complete.filter(({ day }) => day >= addDays(today, -rateDays))
  const text = words.explanation({
    eaten: days.length < fewestDays ? null : tens(meanOf(days)),
    rate: tenthsOf(ratePerWeek),
    pace: tenthsOf(pace),
    goal: goals.dailyCalorieGoal,
    calories,
    held: heldAt && { at: heldAt, kilocalories: bounds[heldAt] },
  })
  return textInUnits(text, units)
}

/** A change that rounds to zero is none. */
const tenthsOf = (kilograms: number) => Math.round(kilograms * 10) / 10
