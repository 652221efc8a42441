/** `automatic`: Epley up to eight repetitions, Brzycki above. */
export const maxFormulas = ['automatic', 'epley', 'brzycki'] as const
export type MaxFormula = (typeof maxFormulas)[number]

/** Maximum repetitions of a set for an estimate; above it the formulas diverge. */
export const mostEstimatedReps = 12
/** Maximum repetitions for which `automatic` uses Epley's formula. */
const mostEpleyReps = 8

/** Epley, B. (1985), Poundage Chart: w (1 + r / 30). */
const epley = (kilograms: number, reps: number) => kilograms * (1 + reps / 30)
/** Brzycki, M. (1993), Strength Testing, JOPERD 64 (1): w 36 / (37 − r). */
const brzycki = (kilograms: number, reps: number) => (kilograms * 36) / (37 - reps)

/**
 * The estimated one-repetition maximum in kilograms of a set with `reps` repetitions; a single repetition is its own
 * maximum. Null from 13 repetitions on and without a weight.
 */
export function estimatedMax(
  kilograms: number,
  reps: number,
  formula: MaxFormula = 'automatic',
): number | null {
  if (kilograms <= 0 || reps < 1 || reps > mostEstimatedReps) return null
  if (reps === 1) return kilograms
  const byEpley = formula === 'epley' || (formula === 'automatic' && reps <= mostEpleyReps)
  return byEpley ? epley(kilograms, reps) : brzycki(kilograms, reps)
}
