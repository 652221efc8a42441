import type { PlannedStep } from '#contract/training/recorded-run.ts'
import { formatSpan, formatWay } from '#web/ui/measures/interval.ts'
import { formatClock, type LengthUnit } from '../measure.ts'
import { words } from '../words.ts'
import { type Covered, leftOf, type PlanProgress } from './plan-progress.ts'

export const nameOf = ({ name }: PlannedStep) => name ?? words.rest

/** '7 min', '90 s' or '400 m', as in the plan. */
export const amountOf = ({ seconds, metres }: PlannedStep, unit: LengthUnit) =>
  metres === null ? formatSpan(Math.round(seconds)) : formatWay(metres, unit)

/** What is left of the step under way, as a clock or a distance. */
export function leftText(step: PlannedStep, progress: PlanProgress, covered: Covered, unit: LengthUnit) {
  const left = leftOf(step, progress, covered)
  return step.metres === null ? formatClock(Math.ceil(left)) : formatWay(left, unit)
}
