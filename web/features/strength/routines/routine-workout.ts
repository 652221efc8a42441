import { nextSets } from '#contract/strength/progression/next-sets.ts'
import { type PlannedSet, standing } from '#contract/strength/progression/rules.ts'
import type { Routine, RoutineExercise } from '#contract/strength/routines.ts'
import type { WorkoutWithSets } from '#contract/strength/workouts.ts'
import {
  addExercise,
  beginWorkout,
  type Counted,
  countedIn,
  type LiveWorkout,
  suggestedBy,
} from '../live/live-workout.ts'

/** Where an exercise stands before its first workout. */
export const unknownStanding = standing.parse({})

/** The sets that a routine asks for next: with a rule those that follow from it, after the warm-ups. */
export function plannedSets({ rule, standing, sets }: RoutineExercise): PlannedSet[] {
  return rule ? [...sets, ...nextSets(rule, standing ?? unknownStanding)] : sets
}

/** What an exercise of a routine counts. */
export function countsOf({ rule, timed, sets }: RoutineExercise): Counted {
  if (rule?.kind === 'distance') return 'metres'
  if (rule) return rule.kind === 'time' ? 'seconds' : 'reps'
  return sets.some(({ metres }) => metres !== null) ? 'metres' : timed ? 'seconds' : 'reps'
}

/** A workout that follows a routine. */
export function followRoutine(
  { id, name, exercises }: Routine,
  userId: string,
  now: Date,
  newId: () => string,
): LiveWorkout {
  let workout: LiveWorkout = { ...beginWorkout(newId(), userId, name, now), routineId: id }
  for (const exercise of exercises) {
    const { exerciseId, exerciseName, load, supersetId, restSeconds, notes } = exercise
    workout = addExercise(
      workout,
      {
        ...{ exerciseId, name: exerciseName, load, supersetId, restSeconds, notes },
        counts: countsOf(exercise),
        planned: suggestedBy(plannedSets(exercise)),
      },
      newId,
    )
  }
  return workout
}

/** A routine with the exercises and sets of a past workout. */
export function routineLike({ name, exercises }: WorkoutWithSets, id: string): Routine {
  return {
    ...{ id, name, folder: null, shareCode: null },
    exercises: exercises.slice(0, 30).map(({ exerciseId, exerciseName, load, supersetId, notes, sets }) => ({
      ...{ exerciseId, exerciseName, load, supersetId, notes },
      timed: countedIn(sets[0]!) === 'seconds',
      restSeconds: sets.find((set) => set.restSeconds !== null)?.restSeconds ?? 120,
      sets: sets.slice(0, 20).map(({ kind, kilograms, reps, seconds, metres, rpe }) => ({
        ...{ kind, kilograms, reps, seconds, metres, rpe },
        open: false,
      })),
      rule: null,
      standing: null,
    })),
  }
}
