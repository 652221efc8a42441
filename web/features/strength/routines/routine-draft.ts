import { type PlannedSet, plannedSet } from '#contract/strength/progression/rules.ts'
import type { RoutineExercise } from '#contract/strength/routines.ts'
import { newId } from '#web/http/random.ts'
import type { Picked } from '../live/exercise-picker.tsx'
import type { Counted } from '../live/live-workout.ts'
import { countsOf } from './routine-workout.ts'

/** An exercise of a routine while it is edited. */
export type DraftExercise = RoutineExercise & {
  key: string
  counts: Counted
}

export const draftOf = (exercise: RoutineExercise): DraftExercise => ({
  ...exercise,
  key: newId(),
  counts: countsOf(exercise),
})

const blank: PlannedSet = {
  ...{ kind: 'working', kilograms: null, reps: null, seconds: null, metres: null },
  ...{ rpe: null, open: false },
}
/** A set that asks for nothing yet. */
export const blankSet = (kind: PlannedSet['kind'] = 'working'): PlannedSet => ({ ...blank, kind })

/** Why a set, or one figure of it, cannot be saved as typed; undefined if it can. */
export const plannedProblem = (set: PlannedSet, figure?: keyof PlannedSet): string | undefined =>
  plannedSet.safeParse(set).error?.issues.find(({ path }) => !figure || path[0] === figure)?.message

/** Three sets without figures: those of last time are shown in the workout. */
export const newDraft = ({ exerciseId, name, load, counts }: Picked, restSeconds: number): DraftExercise => ({
  ...{ exerciseId, exerciseName: name, load, counts, restSeconds },
  ...{ timed: counts === 'seconds', supersetId: null, notes: null, rule: null, standing: null },
  sets: [blank, blank, blank],
  key: newId(),
})

/** The exercise as it is kept; a rule plans the working sets, so that of the sets its warm-ups stay. */
export function routineExerciseOf({ key: _, counts, ...exercise }: DraftExercise): RoutineExercise {
  const { rule, sets, notes } = exercise
  const kept = rule ? sets.filter(({ kind }) => kind === 'warm_up') : sets
  return { ...exercise, timed: counts === 'seconds', notes: notes?.trim() || null, sets: kept }
}

/** Moves one by a place; at the end of the list it stays. */
export function moveBy(all: readonly DraftExercise[], key: string, by: 1 | -1): DraftExercise[] {
  const moved = [...all]
  const from = moved.findIndex((one) => one.key === key)
  const to = from + by
  if (from >= 0 && to >= 0 && to < moved.length) [moved[from], moved[to]] = [moved[to]!, moved[from]!]
  return moved
}
