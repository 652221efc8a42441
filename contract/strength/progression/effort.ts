import { estimatedMax, mostEstimatedReps } from '../estimated-max.ts'
import { mostKilograms } from '../sets.ts'

/** Highest multiple of `step` kilograms up to `value`, at least one; three decimals. */
export function floorTo(value: number, step: number): number {
  const steps = Math.max(1, Math.floor(value / step + 1e-6))
  return Math.min(mostKilograms, Math.round(steps * step * 1000) / 1000)
}

/** Nearest multiple of `step` kilograms, at least one. */
export const roundTo = (value: number, step: number) => floorTo(value + step / 2, step)

/** Repetitions in reserve of an RPE: 10 minus the RPE (Zourdos et al. 2016, J Strength Cond Res 30, 267–275). */
const reserveOf = (rpe: number) => 10 - rpe

/**
 * Weight in kilograms, a multiple of `step`, at which `reps` repetitions leave the reserve of `rpe`, by Epley's
 * formula. Null when maximum, repetitions or RPE are unknown.
 */
export function weightForEffort(
  max: number | null,
  reps: number | null,
  rpe: number | null,
  step: number,
): number | null {
  if (max === null || reps === null || rpe === null) return null
  const possible = reps + reserveOf(rpe)
  return roundTo(possible <= 1 ? max : max / (1 + possible / 30), step)
}

type Lifted = {
  kilograms: number | null
  reps: number | null
  rpe?: number | null
  repsInReserve?: number | null
}

/** Highest estimated maximum of sets in kilograms, counting repetitions in reserve as performed; null without any. */
export function highestMax(sets: readonly Lifted[]): number | null {
  const estimates = sets.flatMap(({ kilograms, reps, rpe, repsInReserve }) => {
    if (kilograms === null || reps === null) return []
    const reserve = repsInReserve ?? (rpe ? reserveOf(rpe) : 0)
    return estimatedMax(kilograms, Math.min(mostEstimatedReps, Math.round(reps + reserve)), 'epley') ?? []
  })
  if (!estimates.length) return null
  return Math.min(mostKilograms, Math.round(Math.max(...estimates) * 1000) / 1000)
}
