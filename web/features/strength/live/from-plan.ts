import { cutText } from '#contract/measures/cut-text.ts'
import { usualLoad } from '#contract/strength/exercises.ts'
import type { Exercise, MovementPattern } from '#contract/training/exercises.ts'
import type { Prescribed, Workout, WorkoutBlock } from '#contract/training/workouts.ts'
import type { NewExercise, Suggested } from './live-workout.ts'

/** Patterns that are not trained with sets of a load. */
const unloaded = new Set<MovementPattern>(['stretch', 'mobility', 'breath', 'balance', 'locomotion'])
const usualTypes = new Set(['strength', 'functional', 'mixed'])
const mostRows = 20

/**
 * The exercises of a generated or scheduled workout that are done in sets, with what it asks for; those of a circuit are a
 * superset with a set for each round. Empty where it has none, as for yoga or a run.
 */
export function exercisesOfPlan(
  { workoutType, blocks }: Workout,
  library: ReadonlyMap<string, Exercise>,
): NewExercise[] {
  if (!usualTypes.has(workoutType)) return []
  return blocks.flatMap((block, number) =>
    block.kind === 'warm_up' || block.kind === 'cool_down'
      ? []
      : block.exercises.flatMap((one) => {
          const known = one.exerciseId === null ? undefined : library.get(one.exerciseId)
          return known && !unloaded.has(known.pattern) ? [plannedOf(one, known, block, number)] : []
        }),
  )
}

function plannedOf(one: Prescribed, known: Exercise, block: WorkoutBlock, number: number): NewExercise {
  const { reps, metres, rpe, restSeconds } = one
  const counts = reps !== null ? 'reps' : metres !== null ? 'metres' : 'seconds'
  const set: Suggested = {
    ...{ kind: 'working', kilograms: null, reps, metres: counts === 'metres' ? metres : null, rpe },
    seconds: counts === 'seconds' ? one.seconds : null,
  }
  const isRound = block.rounds > 1 && block.exercises.length > 1
  const rows = Math.min(mostRows, one.sets * block.rounds)
  return {
    exerciseId: known.id,
    name: known.name,
    load: usualLoad(known),
    counts,
    restSeconds: isRound ? block.restBetweenRounds : restSeconds,
    supersetId: isRound ? `block ${number}` : null,
    notes: one.cue ? cutText(one.cue, 500) : null,
    planned: Array.from({ length: rows }, () => set),
  }
}
