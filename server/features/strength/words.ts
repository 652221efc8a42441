import { mostOwnExercises } from '#contract/strength/exercises.ts'
import { mostRoutines } from '#contract/strength/routines.ts'
import { mostSets, mostSetsOfDay } from '#contract/strength/sets.ts'

/** User-facing sentences of refused sets, workouts and routines. */
export const words = {
  notYet: 'A set cannot lie in the future. Check the clock of this device.',
  fullWorkout: `A workout holds at most ${mostSets} sets.`,
  removedLater: 'This was removed after that change.',
  fullDay: `A day holds at most ${mostSetsOfDay} sets of an exercise.`,
  endsBefore: 'A workout ends after it began.',
  fullExercises: `You have ${mostOwnExercises} exercises of your own. Remove one first.`,
  fullRoutines: `You have ${mostRoutines} routines. Remove one first.`,
  backAlready: 'It was added again since it was removed.',
}
