import type { GeneratedWorkout } from '#contract/training/workouts.ts'
import { type ChosenBlock, chosenWorkout } from '#server/knowledge/workouts/chosen-workout.ts'
import type { WorkoutToMake } from '../ai.ts'
import { ImplausibleAnswer } from '../model/model-error.ts'
import { words } from '../words.ts'
import type { WorkoutAnswer } from './model-answers.ts'
import { plainProse } from './prose.ts'
import { optionsOf } from './workout-options.ts'

const most = { blocks: 8, exercises: 15 } as const

/**
 * Converts the model's choice to a workout: suitable exercises of the library between a generated warm-up and
 * cool-down, within the requested time. Throws `ImplausibleAnswer` for an unusable choice.
 */
export function workoutFrom(answer: WorkoutAnswer, asked: WorkoutToMake): GeneratedWorkout {
  const chosen: ChosenBlock[] = answer.blocks.slice(0, most.blocks).map((block) => ({
    kind: block.kind,
    title: plainProse(block.title, 60) || words.workoutBlock,
    rounds: block.rounds,
    restBetweenRounds: block.restBetweenRounds,
    exercises: block.exercises.slice(0, most.exercises),
  }))
  const made = chosenWorkout(chosen, asked.request, optionsOf(asked))
  if (!made) throw new ImplausibleAnswer('a workout that cannot be followed')
  return { ...made, source: 'model' }
}
