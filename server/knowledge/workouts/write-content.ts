import { blockSeconds, type Prescribed, type Workout } from '#contract/training/workouts.ts'
import { words } from './words.ts'

/** A workout as plain text. */
export function contentOf(workout: Workout): string {
  const { title, fitnessLevel, minutes, calories, equipment, goal, blocks, notes } = workout
  const parts = blocks.map((block) =>
    [
      words.blockLine(block.title, words.minutes(blockSeconds(block)), block.rounds, block.restBetweenRounds),
      ...block.exercises.map(
        (one, at) => `${at + 1}. ${one.name}: ${amountOf(one)}${one.cue ? `\n   ${one.cue}` : ''}`,
      ),
    ].join('\n'),
  )
  const told = notes.length ? [[words.notes, ...notes.map((note) => `- ${note}`)].join('\n')] : []
  const head = `${title}\n${words.summary(fitnessLevel, Math.round(minutes), calories, equipment, goal)}`
  return [head, ...parts, ...told].join('\n\n')
}

function amountOf({ sets, reps, seconds, restSeconds, perSide, tempo, rpe }: Prescribed): string {
  const once = reps === null ? words.minutes(perSide ? seconds / 2 : seconds) : words.reps(reps)
  return [
    words.sets(sets, perSide ? `${once} ${words.aSide}` : once),
    ...(restSeconds ? [words.rest(restSeconds)] : []),
    ...(tempo ? [words.tempo(tempo)] : []),
    ...(rpe ? [words.effort(rpe)] : []),
  ].join(', ')
}
