import type { Options } from '#server/knowledge/workouts/session.ts'
import type { WorkoutToMake } from '../ai.ts'

/** Inputs of the generator besides the request. */
export function optionsOf({ seed, kilograms, recent, feedback }: WorkoutToMake): Options {
  return {
    seed,
    recent,
    ...(kilograms !== undefined && { kilograms }),
    ...(feedback && { advanced: { feedback } }),
  }
}
