import { AppError } from '#contract/http/errors.ts'
import { type Workout, workoutSeconds } from '#contract/training/workouts.ts'
import { allExercises } from '#server/knowledge/exercises/exercises.ts'
import { once } from '#server/knowledge/once.ts'
import { energyOfWorkout } from '#server/knowledge/workouts/energy.ts'
import { longestWorkout, words } from './words.ts'

/** The share by which the energy that was sent may differ from ours. */
const energyTolerance = 0.15

/**
 * A workout that came back, fit to be kept: its time and energy are counted anew, and exercises that the library does not
 * know lose their link to it. Error: `invalid` on `field` for one that takes longer than a workout can.
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
  // An engine may know more of a run than its exercises tell.
  const isBelieved = Math.abs(sent.calories - energy) <= energy * energyTolerance
  return { ...workout, calories: isBelieved ? sent.calories : energy }
}

const exerciseIds = once(() => new Set(allExercises.map(({ id }) => id)))
