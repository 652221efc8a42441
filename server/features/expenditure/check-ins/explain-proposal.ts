import type { CheckInGoals } from '#contract/check-ins.ts'
import { textInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { NextGoals } from '#server/knowledge/goals/next-goals.ts'
import { words } from './words.ts'

/** The reason of a proposal in one sentence, and the bound that held it, in the account's units. */
export function explainProposal(
  { calories, pace, bounds, heldAt }: NextGoals,
  { dailyCalorieGoal }: CheckInGoals,
  ratePerWeek: number,
  units: UnitSystem,
): string {
  const text = words.explanation({
    rate: tenthsOf(ratePerWeek),
    pace: tenthsOf(pace),
    change: calories - dailyCalorieGoal,
    held: heldAt && { at: heldAt, kilocalories: bounds[heldAt] },
  })
  return textInUnits(text, units)
}

/** A change that rounds to zero is none. */
const tenthsOf = (kilograms: number) => Math.round(kilograms * 10) / 10
