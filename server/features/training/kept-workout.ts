import { AppError } from '#contract/http/errors.ts'
import { type Workout, workoutSeconds } from '#contract/training/workouts.ts'
import { allExercises } from '#server/knowledge/exercises/exercises.ts'
import { lazy } from '#server/knowledge/lazy.ts'
import { energyOfWorkout } from '#server/knowledge/workouts/energy.ts'
import { longestWorkout, words } from './words.ts'

/** Accepted relative difference of the sent energy. */
const energyTolerance = 0.15

/**
 * Prepares a sent workout for storing: time and energy are recalculated, unknown exercises lose their link. Error:
 * `invalid` on `field` for a workout above the maximum duration.
 */
export function keptWorkout(sent: Workout, kilograms: number | undefined, field = 'workout.blocks'): Workout {
  const seconds = workoutSeconds(sent)
  if (seconds > longestWorkout)
    throw new AppError('invalid', words.tooLong, { fields: { [field]: words.tooLong } })
  const linked = (id: string | null) => (id !== null && exerciseIds().has(id) ? id : null)
  const workout: Workout = {
    ...sent,
    minutes: Math.round(seconds / 6) / 10,
    targetMuscles: [...new Set(sent.targetMuscles)],
    muscles: [...new Set(sent.muscles)],
    blocks: sent.blocks.map((block) => ({
      ...block,
      exercises: block.exercises.map((one) => ({ ...one, exerciseId: linked(one.exerciseId) })),
    })),
  }
  const energy = energyOfWorkout(workout, kilograms)
  // A model may know more about a run than its exercises state.
  const isBelieved = Math.abs(sent.calories - energy) <= energy * energyTolerance
  return { ...workout, calories: isBelieved ? sent.calories : energy }
}

const exerciseIds = lazy(() => new Set(allExercises.map(({ id }) => id)))
