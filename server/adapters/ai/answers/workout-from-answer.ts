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
 * The model's choice as a workout: exercises of the library that suit the person, between our warm-up and cool-down, in
 * the time that was asked for. Throws `ImplausibleAnswer` for a choice that cannot be followed.
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
