import type { Exercise } from '#contract/training/exercises.ts'
import { disciplineOf } from '../../exercises/exercises.ts'
import { choose, chooseMany } from '../choose.ts'
import { easyDose } from '../doses.ts'
import { type Draft, draftOf, slotOf } from '../draft.ts'
import { musclesAsked, poolOf } from '../pools.ts'
import type { Session } from '../session.ts'
import { words } from '../words.ts'

/** Seconds: an eighth of the time, between one minute and ten. */
export const warmUpSeconds = (total: number) => Math.min(600, Math.max(60, total * 0.12))
/** Seconds; a session of less than eight minutes has none. */
export const coolDownSeconds = (total: number) => (total < 480 ? 0 : Math.min(600, Math.max(60, total * 0.1)))

const aSlot = 45
const rises = ({ timed, level, pattern, met, equipment, impact, id }: Exercise) =>
  timed &&
  level === 'beginner' &&
  pattern === 'locomotion' &&
  met <= 5.5 &&
  impact === 'none' &&
  !equipment.length &&
  id !== 'brisk-walk'
    ? 1
    : 0
const rolls = ({ equipment }: Exercise) => equipment.includes('foam_roller')

/** A warming exercise, then the joints used by the session, small movements before large ones. */
export function warmUp(session: Session, seconds: number): Draft | undefined {
  const count = Math.min(9, Math.max(2, Math.round(seconds / aSlot)))
  const softly = session.gentle || ['pilates', 'stretching'].includes(session.request.workoutType)
  const top = softly ? 4 : 5.5
  const cardio = poolOf(session, 'cardio')
  // The only cardio exercise left is the session itself.
  const raise =
    cardio.length > 3
      ? choose(session, cardio, { worth: (one) => (one.met <= top ? rises(one) : 0) })
      : undefined
  const movable = poolOf(session, 'stretching', 'yoga').filter(
    (one) => one.pattern === 'mobility' && !rolls(one) && one.met <= 3,
  )
  const muscles = [...musclesAsked(session), 'hip_flexors', 'upper_back'] as const
  const moves = chooseMany(session, movable, count - (raise ? 1 : 0), [
    { muscles, worth: plain },
    { worth: plain },
  ]).toSorted((one, other) => Number(one.equipment.includes('mat')) - Number(other.equipment.includes('mat')))
  const chosen = raise ? [raise, ...moves] : moves
  if (!chosen.length) return undefined
  const dose = easyDose([20, 60], [0, 5])
  return draftOf(
    'warm_up',
    words.blocks.warmUp,
    chosen.map((one) => slotOf(one, one === raise ? { ...dose, hold: [30, 150], rpe: 3 } : dose)),
  )
}

/** No lying exercises before a run. */
const plain = ({ unilateral, equipment }: Exercise) =>
  (unilateral ? 0.4 : 1) * (equipment.includes('mat') ? 0.5 : 1)

/**
 * Stretches for the worked muscles, held as ACSM advises (10 to 30 seconds, to 60 for older people), and a calm
 * end.
 */
export function coolDown(session: Session, seconds: number, worked: readonly Exercise[]): Draft | undefined {
  const tired = worked.flatMap(({ primary, secondary }) =>
    primary.includes('heart') ? [...primary, ...secondary] : primary,
  )
  const muscles = [...new Set(tired)].filter((muscle) => muscle !== 'heart')
  const stretches = poolOf(session, 'stretching', 'yoga').filter(
    (one) => one.pattern === 'stretch' && one.timed && one.level === 'beginner',
  )
  const breaths = poolOf(session, 'yoga').filter(({ pattern }) => pattern === 'breath')
  const ends = seconds >= 150
  const count = Math.min(8, Math.max(1, Math.round(seconds / 60)) - (ends ? 1 : 0))
  const asked = muscles.length ? muscles.map((muscle) => ({ muscles: [muscle], worth: simple })) : [{}]
  const chosen = chooseMany(session, stretches, count, asked)
  const breath = ends || !chosen.length ? choose(session, breaths) : undefined
  if (breath) chosen.push(breath)
  if (!chosen.length) return undefined
  return draftOf(
    'cool_down',
    words.blocks.coolDown,
    chosen.map((one) => slotOf(one, easyDose(one === breath ? [30, 120] : [20, 45], [0, 10], 2))),
  )
}

const simple = ({ id }: Exercise) => (disciplineOf(id) === 'stretching' ? 1 : 0.3)
