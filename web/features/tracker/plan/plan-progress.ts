import type { PlannedStep } from '#contract/training/recorded-run.ts'
import { formatSpan, formatWay } from '#web/ui/measures/interval.ts'
import { formatClock, type LengthUnit } from '../measure.ts'
import { words } from '../words.ts'

/** Where a recording stands in its plan. */
export type PlanProgress = {
  /** Index of the step under way; as many as there are steps when all are done. */
  at: number
  /** Seconds without pauses, and kilometres, at which that step began. */
  beganSeconds: number
  beganKm: number
}
/** Seconds without pauses and kilometres since the start; standing counts, as rests are stood. */
export type Covered = { seconds: number; km: number }

export const planBegin: PlanProgress = { at: 0, beganSeconds: 0, beganKm: 0 }

/** What is left of a step: metres where it has a distance, else seconds; not below 0. */
export function leftOf(step: PlannedStep, { beganSeconds, beganKm }: PlanProgress, { seconds, km }: Covered) {
  return step.metres === null
    ? Math.max(0, beganSeconds + step.seconds - seconds)
    : Math.max(0, step.metres - (km - beganKm) * 1000)
}

/** Moves on past every step that is done; each begins where the one before ended. */
export function caughtUp(
  steps: readonly PlannedStep[],
  progress: PlanProgress,
  covered: Covered,
): PlanProgress {
  let current = progress
  for (let step = steps[current.at]; step; step = steps[current.at]) {
    if (leftOf(step, current, covered) > 0) break
    const { at, beganSeconds, beganKm } = current
    current =
      step.metres === null
        ? { at: at + 1, beganSeconds: beganSeconds + step.seconds, beganKm: covered.km }
        : { at: at + 1, beganSeconds: covered.seconds, beganKm: beganKm + step.metres / 1000 }
  }
  return current
}

/** Ends the step under way by a press. */
export function skipped({ at }: PlanProgress, { seconds, km }: Covered): PlanProgress {
  return { at: at + 1, beganSeconds: seconds, beganKm: km }
}

/** Planned seconds that are done, and all of them; a step under way counts by its share. */
export function shareOf(steps: readonly PlannedStep[], progress: PlanProgress, covered: Covered) {
  const sum = (some: readonly PlannedStep[]) => some.reduce((all, { seconds }) => all + seconds, 0)
  const step = steps[progress.at]
  const left = step ? leftOf(step, progress, covered) / (step.metres ?? step.seconds) : 0
  return { done: sum(steps.slice(0, progress.at)) + (step ? step.seconds * (1 - left) : 0), all: sum(steps) }
}

export const nameOf = ({ name }: PlannedStep) => name ?? words.rest

/** '7 min', '90 s' or '400 m', as in the plan. */
export const amountOf = ({ seconds, metres }: PlannedStep, unit: LengthUnit) =>
  metres === null ? formatSpan(Math.round(seconds)) : formatWay(metres, unit)

/** What is left of the step under way, as a clock or a distance. */
export function leftText(step: PlannedStep, progress: PlanProgress, covered: Covered, unit: LengthUnit) {
  const left = leftOf(step, progress, covered)
  return step.metres === null ? formatClock(Math.ceil(left)) : formatWay(left, unit)
}
