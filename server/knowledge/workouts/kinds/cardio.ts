import type { Exercise } from '#contract/training/exercises.ts'
import { cardioModesOf, isLasting, isModeNamed, lastingDose } from '../cardio-modes.ts'
import { chooseMany } from '../choose.ts'
import { effortFor } from '../doses.ts'
import { type Dose, type Draft, draftOf, type Span, slotOf } from '../draft.ts'
import { needsFor } from '../limits/needs.ts'
import { covers, isWork, poolOf } from '../pools.ts'
import type { Session } from '../session.ts'
import { words } from '../words.ts'
import { mostHard } from './hiit.ts'
import { clockDose, inParts, isQuick, stationsOf } from './stations.ts'
import { circuit, exercisesFor, spread } from './strength.ts'

/** Minimum seconds for going outdoors, and maximum for stepping on the spot. */
const worthGoing = 600
const tooLongInside = 2700

/** A walk, run, ride or row, or steps on the spot; requested groups not covered get stations. */
export function cardioBlocks(session: Session, seconds: number): Draft[] {
  const named = session.request.targetMuscles.filter(
    (one) => one !== 'fullbody' && one !== 'legs' && one !== 'glutes',
  )
  const [mode] = cardioModesOf(session)
  const chance = session.random() < 0.6
  const goes =
    mode &&
    seconds >= worthGoing &&
    (isModeNamed(session) || (chance && !session.prompt.quiet) || seconds > tooLongInside)
  if (!goes) return onTheSpot(session, seconds)
  const toning = named.length ? Math.min(900, seconds * 0.3) : 0
  const blocks = along(session, mode, seconds - toning)
  const open = named.filter(
    (target) => !blocks.some(({ exercises }) => exercises.some(({ exercise }) => covers(target, exercise))),
  )
  if (!open.length) return blocks
  const request = { ...session.request, targetMuscles: open, goals: 'endurance' as const }
  const light = poolOf(session, 'strength').filter(isQuick)
  const [round] = circuit({ ...session, request }, toning, open.length, light)
  return round ? [...blocks, { ...round, rounds: 2, roundSpan: [1, 3] }] : blocks
}

/** Steady for endurance, otherwise hard and easy alternating; beginners walk in between. */
function along(session: Session, mode: readonly Exercise[], seconds: number): Draft[] {
  const top = { beginner: 1, intermediate: 2, advanced: 3 }[session.level]
  const easy = mode[0]!
  const harder = mode[Math.min(mode.length - 1, top)]!
  const jogs = session.level === 'beginner' && isModeNamed(session)
  const steady =
    session.gentle ||
    harder === easy ||
    (!jogs && (session.request.goals === 'endurance' || session.random() < 0.3))
  if (steady) {
    const pace = session.gentle || session.level === 'beginner' ? easy : mode[Math.min(mode.length - 1, 1)]!
    session.used.add(pace.id)
    const dose = lastingDose([seconds * 0.6, Math.min(5400, seconds * 1.3)], effortFor(session, 5))
    return [draftOf('main', words.blocks.steady, [slotOf(pace, dose)])]
  }
  for (const one of [easy, harder]) session.used.add(one.id)
  const lap: Span = session.level === 'beginner' ? [60, 90] : [120, 180]
  // Alternating walking and jogging is not hard and may last longer.
  const longest = session.level === 'beginner' ? seconds : Math.min(seconds, mostHard)
  const rounds = Math.max(2, Math.floor((longest * 1.1) / (2 * lap[0])))
  const dose = (rpe: number): Dose => ({ ...lastingDose(lap, rpe), hold: lap })
  const pair = [slotOf(harder, dose(effortFor(session, 7))), slotOf(easy, dose(3))]
  return [
    draftOf('intervals', words.blocks.laps, pair, { rounds: [2, Math.min(24, rounds)], between: [0, 0] }),
  ]
}

/** Quick feet and low steps, alternating with a strength exercise that rests the legs. */
function onTheSpot(session: Session, seconds: number): Draft[] {
  const targets = session.request.targetMuscles
  const pool = poolOf(session, 'cardio').filter((one) => !isLasting(one))
  const quick = [...pool, ...poolOf(session, 'strength').filter((one) => isQuick(one) && isWork(one))]
  const count = Math.min(12, Math.max(3, targets.length + 2, Math.floor(seconds / 120)))
  const named = exercisesFor(
    session,
    quick,
    needsFor(targets, Math.max(targets.length, Math.floor(count / 4))),
  )
  const steps = chooseMany(session, pool, count - named.length, [{ muscles: ['heart'], worth }, { worth }])
  const dose = clockDose([30, 60], [10, 20], effortFor(session, 6))
  const parts = inParts(interleaved(steps, named), Math.max(1, Math.round((named.length + steps.length) / 6)))
  return parts.map((some, at) =>
    draftOf(
      'circuit',
      parts.length > 1 ? words.blocks.cardioOf(at) : words.blocks.cardio,
      stationsOf(spread(some), dose),
      { rounds: [1, 6], between: [30, 75] },
    ),
  )
}

const worth = ({ unilateral }: Exercise) => (unilateral ? 0.3 : 1)

function interleaved(steps: readonly Exercise[], named: readonly Exercise[]): Exercise[] {
  const every = Math.max(1, Math.round(steps.length / (named.length || 1)))
  const order: Exercise[] = []
  for (let at = 0, next = 0; at < steps.length || next < named.length; at++) {
    if (at < steps.length) order.push(steps[at]!)
    if ((at + 1) % every === 0 && next < named.length) order.push(named[next++]!)
  }
  return order
}
