import { assumedKilograms } from '#contract/activities/activities.ts'
import {
  betweenBlocks,
  blockSeconds,
  type Prescribed,
  type Workout,
  type WorkoutBlock,
} from '#contract/training/workouts.ts'
import { exerciseById } from '../exercises/exercises.ts'

/** Rest between sets (2011 Compendium, 07040 and 02xxx rest within a session). */
const restMet = 2
/** For unknown exercises: calisthenics at a moderate effort (2011 Compendium, 02022). */
const unknownMet = 3.8

type Burning = Omit<WorkoutBlock, 'exercises'> & {
  exercises: (Prescribed & { exercise: { met: number } })[]
}

/** Kilocalories: each exercise's MET for its time, a low one for rests; MET × 3.5 × kg ÷ 200 a minute. */
export function energyOfBlocks(blocks: readonly Burning[], kilograms: number = assumedKilograms): number {
  const metMinutes = blocks.reduce(
    (sum, block) => {
      const work = block.exercises.map(({ sets, seconds, exercise }) => ({
        seconds: sets * seconds * block.rounds,
        met: exercise.met,
      }))
      const rest = blockSeconds(block) - work.reduce((all, { seconds }) => all + seconds, 0)
      return sum + (work.reduce((all, { seconds, met }) => all + seconds * met, 0) + rest * restMet) / 60
    },
    (Math.max(0, blocks.length - 1) * betweenBlocks * restMet) / 60,
  )
  return Math.round((metMinutes * 3.5 * kilograms) / 200)
}

/** The same for a finished workout. */
export function energyOfWorkout({ blocks }: Pick<Workout, 'blocks'>, kilograms?: number): number {
  const known = (one: Prescribed) => ({
    ...one,
    exercise: { met: exerciseById(one.exerciseId ?? '')?.met ?? unknownMet },
  })
  return energyOfBlocks(
    blocks.map((block) => ({ ...block, exercises: block.exercises.map(known) })),
    kilograms,
  )
}
