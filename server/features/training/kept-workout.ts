import { AppError } from '#contract/http/errors.ts'
import { type Workout, workoutSeconds } from '#contract/training/workouts.ts'
import type { Trainer } from '#server/adapters/ai/ai.ts'
import { longestWorkout, words } from './words.ts'

/** Accepted relative difference of the sent energy. */
const energyTolerance = 0.15

/**
 * Prepares a sent workout for storing: time and energy are recalculated, unknown exercises lose their link. Error:
 * `invalid` on `field` for a workout above the maximum duration.
 */
export function keptWorkout(
  sent: Workout,
  trainer: Trainer,
  kilograms: number | undefined,
  field = 'workout.blocks',
): Workout {
  const seconds = workoutSeconds(sent)
  if (seconds > longestWorkout)
    throw new AppError('invalid', words.tooLong, { fields: { [field]: words.tooLong } })
  const known = idsOf(trainer)
  const linked = (id: string | null) => (id !== null && known.has(id) ? id : null)
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
  const energy = trainer.workoutEnergy(workout, kilograms)
  // A model may know more about a run than its exercises state.
  const isBelieved = Math.abs(sent.calories - energy) <= energy * energyTolerance
  return { ...workout, calories: isBelieved ? sent.calories : energy }
}

let ids: { of: Trainer; known: ReadonlySet<string> } | undefined

function idsOf(trainer: Trainer): ReadonlySet<string> {
  if (ids?.of !== trainer) ids = { of: trainer, known: new Set(trainer.exercises.map(({ id }) => id)) }
  return ids.known
}
