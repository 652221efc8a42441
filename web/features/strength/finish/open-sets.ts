import { doSet, type LiveExercise, type LiveWorkout } from '../live/live-workout.ts'
import { setProblem } from '../live/sets/set-problem.ts'

/** A row that is not done; `problem`: why it cannot be done as it is. */
export type OpenSet = { exercise: LiveExercise; at: number; problem: string | undefined }

/** Rows that were planned, were lifted last time or hold a typed figure, and are not done; empty rows are left out. */
export function openSets({ exercises }: Pick<LiveWorkout, 'exercises'>): OpenSet[] {
  return exercises.flatMap((exercise) =>
    exercise.sets.flatMap(({ doneAt, kilograms, reps, seconds, metres }, at) => {
      const isTyped = (kilograms ?? reps ?? seconds ?? metres) !== null
      if (doneAt || !(exercise.planned[at] || exercise.last[at] || isTyped)) return []
      return [{ exercise, at, problem: setProblem(exercise, at) }]
    }),
  )
}

/** Marks the open rows that have no problem as done. */
export function doOpenSets(workout: LiveWorkout, now: Date): LiveWorkout {
  const able = openSets(workout).filter(({ problem }) => !problem)
  return able.reduce(
    (next, { exercise, at }) => doSet(next, exercise.key, exercise.sets[at]!.id, now),
    workout,
  )
}
