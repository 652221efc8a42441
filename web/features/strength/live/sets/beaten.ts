import { estimatedMax, type MaxFormula } from '#contract/strength/estimated-max.ts'
import type { LastSets } from '#contract/strength/sets.ts'
import type { LiveExercise, LiveSet } from '../live-workout.ts'

type Best = LastSets['best']

/**
 * The records that a done set holds in its workout: more than ever before it, and than any other set of the workout. Only
 * of exercises loaded with the weight alone, as the body's weight is not known here, and once there is a best to beat.
 */
export function beatenBy(
  { best, load, sets }: LiveExercise,
  set: LiveSet,
  formula: MaxFormula,
): (keyof Best)[] {
  if (!best || !set.doneAt || set.kind === 'warm_up' || load !== 'external') return []
  const mine = measuresOf(set, formula)
  const others = sets.filter((one) => one.doneAt && one.kind !== 'warm_up' && one.id !== set.id)
  return (['heaviest', 'estimatedMax', 'mostReps'] as const).filter((kind) => {
    const value = mine[kind]
    if (value === null || best[kind] === null || value <= best[kind] + 0.001) return false
    return others.every((one) => {
      const other = measuresOf(one, formula)[kind] ?? 0
      // Of equal sets the first one holds it.
      return other < value || (other === value && set.doneAt! <= one.doneAt!)
    })
  })
}

/** What a set measures of what records are of. */
export const measuresOf = ({ kilograms, reps }: LiveSet, formula: MaxFormula): Best => ({
  heaviest: kilograms,
  estimatedMax: kilograms === null || reps === null ? null : estimatedMax(kilograms, reps, formula),
  mostReps: reps,
})
