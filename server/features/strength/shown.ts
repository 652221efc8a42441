import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { StrengthSet } from '#contract/strength/sets.ts'
import type { StrengthWorkout } from '#contract/strength/workouts.ts'
import type { ListedWorkout, SetRow } from './set-store.ts'
import { estimateOf } from './sums.ts'

export function workoutOf({ editedAt: _, ...row }: ListedWorkout): StrengthWorkout {
  return { ...row, startedAt: row.startedAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null }
}

export function setOf(set: SetRow, formula: MaxFormula): StrengthSet {
  const { editedAt: _, moved: __, ...shown } = set
  return { ...shown, doneAt: set.doneAt.toISOString(), estimatedMax: estimateOf(set, formula) }
}
