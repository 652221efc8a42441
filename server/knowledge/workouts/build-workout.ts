import type { Workout, WorkoutRequest, WorkoutType } from '#contract/training/workouts.ts'
import { easyFiller } from './cardio-modes.ts'
import type { Draft } from './draft.ts'
import { addRounds, mostSeconds, trimmedTo, widenSpans } from './duration-fit.ts'
import { finishedWorkout } from './finished-workout.ts'
import { fitTime } from './fit-time.ts'
import { cardioBlocks } from './kinds/cardio.ts'
import { hiitBlocks } from './kinds/hiit.ts'
import { functionalBlocks, mixedBlocks } from './kinds/mixed.ts'
import { pilatesBlocks } from './kinds/pilates.ts'
import { circuit, strengthBlocks } from './kinds/strength.ts'
import { stretchingBlocks } from './kinds/stretching.ts'
import { coolDown, coolDownSeconds, warmUp, warmUpSeconds } from './kinds/warm-up.ts'
import { yogaBlocks } from './kinds/yoga.ts'
import { poolOf } from './pools.ts'
import { progressed } from './progress.ts'
import { type Options, type Session, sessionFor } from './session.ts'

type Main = (session: Session, seconds: number) => Draft[]
const mains: Record<WorkoutType, Main> = {
  strength: strengthBlocks,
  cardio: cardioBlocks,
  hiit: hiitBlocks,
  yoga: yogaBlocks,
  pilates: pilatesBlocks,
  functional: functionalBlocks,
  stretching: stretchingBlocks,
  mixed: mixedBlocks,
}

/**
 * Builds a workout, deterministic by seed. Always succeeds: unavailable parts are left out, and the notes say so.
 * The prompt's words only affect the choice of exercises.
 */
export function buildWorkout(
  request: WorkoutRequest,
  options: Options,
): { workout: Workout; content: string } {
  const session = sessionFor(request, options)
  const target = request.duration * 60
  const planned = layOut(session, target)
  const { blocks, trimmed } = trimmedTo(planned, target, session)
  if (session.feedback) progressed(blocks, session.feedback)
  addRounds(blocks, target)
  const missing = target - mostSeconds(blocks)
  const filler = missing > target * 0.02 ? easyFiller(session, missing) : undefined
  if (filler) blocks.splice(0, blocks.length, ...inFront(blocks, [filler]))
  addRounds(blocks, target, 30, 0)
  const [last] = filler?.exercises ?? []
  if (last)
    last.dose = {
      ...last.dose,
      hold: [last.dose.hold[0], last.dose.hold[1] + Math.max(0, target - mostSeconds(blocks))],
    }
  if (Math.abs(fitTime(blocks, target)) > target * 0.05) {
    widenSpans(blocks)
    fitTime(blocks, target)
  }
  return finishedWorkout(session, blocks, { kilograms: options.kilograms, trimmed })
}

function layOut(session: Session, target: number): Draft[] {
  const type = session.request.workoutType
  const main = mains[type]
  // A yoga class has its own beginning and end.
  if (type === 'yoga') return someOf(session, main(session, target))
  const start = warmUp(session, warmUpSeconds(target))
  const ends = type === 'stretching' ? 0 : coolDownSeconds(target)
  const gaps = 60 + (ends ? 30 : 0)
  const middle = main(session, target - warmUpSeconds(target) - ends - gaps)
  const worked = middle.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
  const end = ends ? coolDown(session, ends, worked) : undefined
  return someOf(session, [...(start ? [start] : []), ...middle, ...(end ? [end] : [])])
}

/** When everything is ruled out for the requested groups, uses the rest of the body, then breathing. */
function someOf(session: Session, planned: Draft[]): Draft[] {
  const blocks = planned.filter(({ exercises }) => exercises.length > 0)
  if (blocks.some(({ kind }) => kind !== 'warm_up' && kind !== 'cool_down')) return blocks
  const anything = [
    ...poolOf(session, 'strength', 'cardio'),
    ...poolOf(session, 'stretching').filter(({ pattern }) => pattern === 'mobility'),
  ]
  const whole = { ...session, request: { ...session.request, targetMuscles: ['fullbody' as const] } }
  const rounds = circuit(whole, session.request.duration * 30, 6, anything)
  if (rounds.length) return inFront(blocks, rounds)
  const filler = easyFiller(session, session.request.duration * 30)
  return filler ? inFront(blocks, [filler]) : blocks
}

/** Inserted before the cool-down. */
function inFront(blocks: readonly Draft[], some: readonly Draft[]): Draft[] {
  const at = blocks.findLastIndex(({ kind }) => kind !== 'cool_down') + 1
  return blocks.toSpliced(at, 0, ...some)
}
