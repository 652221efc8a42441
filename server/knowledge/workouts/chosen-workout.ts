import type { Exercise } from '#contract/training/exercises.ts'
import {
  timeTolerance,
  type Workout,
  type WorkoutBlock,
  type WorkoutRequest,
  type WorkoutType,
  workoutSeconds,
} from '#contract/training/workouts.ts'
import type { Discipline } from '../exercises/exercises.ts'
import { effortFor, liftDose } from './doses.ts'
import { type Dose, type Draft, draftOf, type Slot, type Span, slotOf } from './draft.ts'
import { finishedWorkout } from './finished-workout.ts'
import { fitTime } from './fit-time.ts'
import { coolDown, coolDownSeconds, warmUp, warmUpSeconds } from './kinds/warm-up.ts'
import { uncovered } from './notes.ts'
import { poolOf } from './pools.ts'
import { progressed } from './progress.ts'
import { type Options, type Session, sessionFor } from './session.ts'

/** Exercises chosen elsewhere (by a model): blocks between a generated warm-up and cool-down. */
export type ChosenBlock = Pick<WorkoutBlock, 'title' | 'rounds' | 'restBetweenRounds'> & {
  kind: Exclude<WorkoutBlock['kind'], 'warm_up' | 'cool_down'>
  exercises: { id: string; sets: number; reps: number; seconds: number; rest: number; rpe: number }[]
}

const disciplines: Record<WorkoutType, Discipline[]> = {
  strength: ['strength'],
  cardio: ['cardio'],
  hiit: ['cardio', 'strength'],
  yoga: ['yoga'],
  pilates: ['pilates', 'strength'],
  functional: ['strength', 'cardio'],
  stretching: ['stretching', 'yoga'],
  mixed: ['strength', 'cardio'],
}
const most = { sets: 6, reps: 30, rest: 240, rounds: 10, between: 180 }
/** Maximum share of unknown or unsuitable exercises, which are left out. */
const strayShare = 0.2

/** Exercises to choose from: those allowed by limitations, equipment and level. */
export function choiceFor(request: WorkoutRequest, options: Options): Exercise[] {
  return poolOf(sessionFor(request, options), ...disciplines[request.workoutType])
}

/**
 * Converts a choice to a workout of the requested length with generated sentences. Undefined when too much of it is
 * unknown or unsuitable, a requested group is missing, or the time cannot be met.
 */
export function chosenWorkout(
  chosen: readonly ChosenBlock[],
  request: WorkoutRequest,
  options: Options,
): { workout: Workout; content: string } | undefined {
  const session = sessionFor(request, options)
  const main = draftsFor(chosen, session)
  if (!main || uncovered(session, main).length > 0) return undefined
  const blocks = withEnds(main, session)
  if (session.feedback) progressed(blocks, session.feedback)
  const target = request.duration * 60
  fitTime(blocks, target)
  if (Math.abs(workoutSeconds({ blocks }) - target) > target * timeTolerance) return undefined
  return finishedWorkout(session, blocks, options)
}

function draftsFor(chosen: readonly ChosenBlock[], session: Session): Draft[] | undefined {
  const allowed = new Map(
    poolOf(session, ...disciplines[session.request.workoutType]).map((one) => [one.id, one]),
  )
  const ids = chosen.flatMap(({ exercises }) => exercises.map(({ id }) => id))
  const stray = ids.filter((id, at) => !allowed.has(id) || ids.indexOf(id) !== at).length
  if (!ids.length || stray > ids.length * strayShare) return undefined
  const blocks = chosen.flatMap((block) => {
    const slots = block.exercises.flatMap((one) => {
      const exercise = session.used.has(one.id) ? undefined : allowed.get(one.id)
      if (exercise) session.used.add(one.id)
      return exercise ? slotFor(exercise, one, session, block.kind) : []
    })
    const rounds = bounded(block.rounds, 1, most.rounds)
    const between = bounded(block.restBetweenRounds, 0, most.between)
    return slots.length
      ? draftOf(block.kind, block.title, slots, {
          rounds: rounds > 1 ? around(rounds, 2, most.rounds, 1) : [1, 1],
          between: around(between, 0, most.between, 30),
        })
      : []
  })
  return blocks.length ? blocks : undefined
}

function slotFor(
  exercise: Exercise,
  { sets, reps, seconds, rest, rpe }: ChosenBlock['exercises'][number],
  session: Session,
  kind: ChosenBlock['kind'],
): Slot {
  const longest = session.request.duration * 60
  const held = bounded(seconds, 10, longest) / (exercise.unilateral ? 2 : 1)
  const dose: Dose = {
    sets: sets > 1 ? around(bounded(sets, 1, most.sets), 2, most.sets, 1) : [1, 1],
    reps: around(bounded(reps, 1, most.reps), 1, most.reps, 2),
    hold: [Math.max(10, Math.round(held * 0.7)), Math.max(10, Math.round(held * 1.3))],
    rest: around(bounded(rest, 0, most.rest), 0, most.rest, 30),
    tempo: liftDose(session).tempo,
    rpe: Math.min(bounded(rpe, 1, 10), effortFor(session, 9)),
  }
  // Intervals are timed, whatever the exercise.
  return kind === 'intervals'
    ? { ...slotOf({ ...exercise, timed: true }, dose), exercise }
    : slotOf(exercise, dose)
}

/** A yoga class has its own beginning and end. */
function withEnds(main: Draft[], session: Session): Draft[] {
  const { workoutType: type, duration } = session.request
  if (type === 'yoga') return main
  const total = duration * 60
  const start = warmUp(session, warmUpSeconds(total))
  const worked = main.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
  const rest = type === 'stretching' ? 0 : coolDownSeconds(total)
  const end = rest ? coolDown(session, rest, worked) : undefined
  return [...(start ? [start] : []), ...main, ...(end ? [end] : [])]
}

const bounded = (value: number, least: number, top: number) =>
  Number.isFinite(value) ? Math.min(top, Math.max(least, Math.round(value))) : least

function around(value: number, least: number, top: number, by: number): Span {
  return [Math.max(least, value - by), Math.min(top, value + by)]
}
