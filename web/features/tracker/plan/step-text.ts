import type { PlannedStep } from '#contract/training/recorded-run.ts'
import { formatDistance, formatDuration } from '#web/ui/measures/distance.ts'
import { formatClock, type LengthUnit } from '../measure.ts'
import { words } from '../words.ts'
import { type Covered, leftOf, type PlanProgress } from './plan-progress.ts'

export const nameOf = ({ name }: PlannedStep) => name ?? words.rest

/** '7 min', '1:30' or '0.50 miles'. */
export function amountOf({ seconds, metres }: PlannedStep, unit: LengthUnit): string {
  if (metres !== null) return formatDistance(metres / 1000, unit, 2)
  return seconds % 60 ? formatClock(seconds) : formatDuration(seconds)
}

/** What is left of the step under way, as a clock or a distance. */
export function leftText(step: PlannedStep, progress: PlanProgress, covered: Covered, unit: LengthUnit) {
  const left = leftOf(step, progress, covered)
  return step.metres === null ? formatClock(Math.ceil(left)) : formatDistance(left / 1000, unit, 2)
}
