import type { Exercise } from '#contract/training/exercises.ts'
import type { Prescribed, WorkoutBlock } from '#contract/training/workouts.ts'

/** A range of sensible values. */
export type Span = readonly [least: number, most: number]

/** Dose of an exercise: sets, repetitions (per side), seconds held (per side), rest. Fitting starts in the middle. */
export type Dose = {
  sets: Span
  reps: Span
  hold: Span
  rest: Span
  tempo: string | null
  rpe: number | null
}

/** An exercise of a workout that is not fitted to its time yet. */
export type Slot = Prescribed & { exercise: Exercise; dose: Dose; secondsPerRep: number }
export type Draft = Omit<WorkoutBlock, 'exercises'> & {
  exercises: Slot[]
  roundSpan: Span
  betweenSpan: Span
}

/** Multiples of five for large numbers. */
export function middle([least, most]: Span): number {
  const half = (least + most) / 2
  return least === most ? least : most > 20 ? Math.round(half / 5) * 5 : Math.floor(half)
}

const brisk = 2
const secondsOfTempo = (tempo: string) => tempo.split('-').reduce((sum, part) => sum + Number(part), 0)

export function slotOf(exercise: Exercise, dose: Dose): Slot {
  const sides = exercise.unilateral ? 2 : 1
  const quick = exercise.pattern === 'jump' || exercise.pattern === 'locomotion'
  const tempo = exercise.timed || quick ? null : dose.tempo
  const secondsPerRep = sides * (tempo ? secondsOfTempo(tempo) : quick ? brisk : 3)
  const reps = exercise.timed ? null : middle(dose.reps)
  return {
    exercise,
    dose,
    secondsPerRep,
    exerciseId: exercise.id,
    name: exercise.name,
    sets: middle(dose.sets),
    reps,
    seconds: reps === null ? middle(dose.hold) * sides : reps * secondsPerRep,
    metres: null,
    restSeconds: middle(dose.rest),
    perSide: exercise.unilateral,
    tempo,
    rpe: dose.rpe,
    cue: exercise.cues,
  }
}

export function draftOf(
  kind: WorkoutBlock['kind'],
  title: string,
  exercises: Slot[],
  rounds: { rounds?: Span; between?: Span } = {},
): Draft {
  const roundSpan = rounds.rounds ?? [1, 1]
  const betweenSpan = rounds.between ?? [0, 0]
  return {
    kind,
    title,
    exercises,
    roundSpan,
    betweenSpan,
    rounds: middle(roundSpan),
    restBetweenRounds: middle(betweenSpan),
  }
}

/** Converts a block to the contract's. */
export function finished({ kind, title, rounds, restBetweenRounds, exercises }: Draft): WorkoutBlock {
  return {
    kind,
    title,
    rounds,
    restBetweenRounds,
    exercises: exercises.map(({ exercise: _, dose: __, secondsPerRep: ___, ...prescribed }) => prescribed),
  }
}
