import { betweenBlocks, type Prescribed, type Workout, type WorkoutBlock } from './workouts.ts'

/** One step of a workout that is led through, in its order. */
export type Step = {
  kind: 'work' | 'rest'
  /** Planned seconds; a step ended by a press may take longer. */
  seconds: number
  /** Whether it ends by its time; otherwise by a press. */
  timed: boolean
  /** Position from 0; for a rest, that of the following work. */
  block: number
  exercise: number
  /** Index from 0. */
  round: number
  set: number
}
export type Place = Pick<Step, 'block' | 'exercise' | 'round' | 'set'>

/** Repetitions and distances end by a press, since their duration is only estimated. */
export const isTimed = ({ reps, metres }: Pick<Prescribed, 'reps' | 'metres'>) =>
  reps === null && metres === null

/** Converts a workout to steps; their seconds sum up to `workoutSeconds`. */
export function stepsOf({ blocks }: Pick<Workout, 'blocks'>): Step[] {
  const steps: Step[] = []
  const rest = (seconds: number, place: Place) => {
    if (seconds > 0) steps.push({ kind: 'rest', seconds, timed: true, ...place })
  }
  blocks.forEach((block, at) => {
    if (at > 0) rest(betweenBlocks, { block: at, exercise: 0, round: 0, set: 0 })
    for (let round = 0; round < block.rounds; round++) {
      if (round > 0) rest(block.restBetweenRounds, { block: at, exercise: 0, round, set: 0 })
      addRound(block, at, round)
    }
  })

  function addRound({ exercises }: WorkoutBlock, block: number, round: number) {
    exercises.forEach((one, exercise) => {
      for (let set = 0; set < one.sets; set++) {
        const place = { block, exercise, round, set }
        const before = set > 0 ? one : exercises[exercise - 1]
        if (before) rest(before.restSeconds, place)
        steps.push({ kind: 'work', seconds: one.seconds, timed: isTimed(one), ...place })
      }
    })
  }
  return steps
}

export function exerciseAt({ blocks }: Pick<Workout, 'blocks'>, { block, exercise }: Place): Prescribed {
  return blocks[block]!.exercises[exercise]!
}
