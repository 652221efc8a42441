import type { FitnessLevel } from '#contract/training/exercises.ts'
import {
  betweenBlocks,
  blockSeconds,
  type Prescribed,
  type WorkoutBlock,
} from '#contract/training/workouts.ts'
import { exerciseById } from '../../exercises/exercises.ts'
import { words } from '../words.ts'

/** One part of a run, by its exercise in the library, in whole seconds. */
export type Stretch = { id: string; name: string; seconds: number; rpe: number; cue: string; metres?: number }
export type Part = { kind: WorkoutBlock['kind']; title: string; rounds: number; stretches: Stretch[] }

/** The talk test at an effort, 1 to 10. */
export const cueFor = (rpe: number) =>
  rpe <= 2
    ? words.effort.walk
    : rpe <= 4
      ? words.effort.easy
      : rpe <= 7
        ? words.effort.steady
        : words.effort.hard

export const walk = (seconds: number): Stretch => ({
  id: 'brisk-walk',
  name: words.parts.walk,
  seconds,
  rpe: 2,
  cue: words.effort.walk,
})
export const jog = (seconds: number): Stretch => ({
  id: 'easy-run',
  name: words.parts.easy,
  seconds,
  rpe: 3,
  cue: words.effort.easy,
})

export function block({ kind, title, rounds, stretches }: Part): WorkoutBlock {
  return {
    kind,
    title,
    rounds,
    restBetweenRounds: 0,
    exercises: stretches.map(
      ({ id, name, seconds, rpe, cue, metres }): Prescribed => ({
        exerciseId: exerciseById(id) ? id : null,
        name,
        sets: 1,
        reps: null,
        seconds,
        metres: metres ?? null,
        restSeconds: 0,
        perSide: false,
        tempo: null,
        rpe,
        cue,
      }),
    ),
  }
}

/** Warm-up, the parts, and a cool-down for the remaining minutes. */
export function filledUp(
  minutes: number,
  warmUp: number,
  parts: Part[],
  level: FitnessLevel,
): WorkoutBlock[] {
  const gentle = level === 'beginner' ? walk : jog
  const blocks = [
    block({ kind: 'warm_up', title: words.parts.warmUp, rounds: 1, stretches: [gentle(warmUp)] }),
    ...parts.map(block),
  ]
  const left = Math.round(minutes * 60) - blocks.reduce((sum, one) => sum + blockSeconds(one), 0)
  const coolDown = left - blocks.length * betweenBlocks
  return [
    ...blocks,
    block({
      kind: 'cool_down',
      title: words.parts.coolDown,
      rounds: 1,
      stretches: [walk(Math.max(1, coolDown))],
    }),
  ]
}

/** Kilocalories by the METs of the parts: MET × 3.5 × kg ÷ 200 a minute. */
export function caloriesOf(blocks: readonly WorkoutBlock[], kilograms: number): number {
  let metSeconds = 0
  for (const { rounds, exercises } of blocks)
    for (const { exerciseId, sets, seconds } of exercises)
      metSeconds += rounds * sets * seconds * (exerciseById(exerciseId ?? '')?.met ?? 4)
  return Math.round(((metSeconds / 60) * 3.5 * kilograms) / 200)
}
