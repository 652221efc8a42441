import {
  betweenBlocks,
  type Prescribed,
  type Workout,
  type WorkoutBlock,
} from '#contract/training/workouts.ts'

/** One thing that the coach has a person do, in the order of the workout. */
export type Step = {
  kind: 'work' | 'rest'
  /** As planned; what ends by the person may take longer. */
  seconds: number
  /** Ends by itself when its seconds are over; else when the person says so. */
  timed: boolean
  /** Where it stands, from 0: for a rest, where the work is that follows. */
  block: number
  exercise: number
  /** From 0. */
  round: number
  set: number
}
export type Place = Pick<Step, 'block' | 'exercise' | 'round' | 'set'>

/** Steps of repetitions and distances end by a press, as their duration is only estimated. */
export const isTimed = ({ reps, metres }: Pick<Prescribed, 'reps' | 'metres'>) =>
  reps === null && metres === null

/** A workout as the steps that the coach leads through; their seconds are those of `workoutSeconds`. */
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
