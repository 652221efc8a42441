import type { Exercise } from '#contract/training/exercises.ts'
import { exerciseById } from '../exercises/exercises.ts'
import { choose, isAllowed } from './choose.ts'
import { type Dose, type Draft, draftOf, type Span, slotOf } from './draft.ts'
import { poolOf } from './pools.ts'
import type { Session } from './session.ts'
import { words } from './words.ts'

const ladders = [
  ['brisk-walk', 'easy-run', 'steady-run', 'hard-run'],
  ['easy-ride', 'steady-ride', 'hard-ride'],
  ['easy-row', 'steady-row', 'hard-row'],
  ['incline-treadmill-walk', 'treadmill-run'],
] as const
const spoken = [
  /\brun|\bjog|\bwalk|outdoor|outside/,
  /bike|cycl|\bride|\bspin/,
  /\brow(?:ing|er)?\b/,
  /treadmill/,
]
const travels = new Set<string>([...ladders.flat(), 'hill-run', 'stair-climb'])

/** A walk, run, ride or row: continuous rather than a station. */
export const isLasting = ({ id }: Pick<Exercise, 'id'>) => travels.has(id)
/** Whether the prompt names a cardio mode. */
export const isModeNamed = ({ prompt }: Session) => spoken.some((one) => one.test(prompt.text))

/** Cardio modes allowed by limitations and equipment, each from its easiest exercise up; named ones first. */
export function cardioModesOf(session: Session): Exercise[][] {
  const modes = ladders.map((ids, at) => ({
    mode: ids.flatMap((id) => exerciseById(id) ?? []).filter((one) => isAllowed(session, one)),
    rank: (spoken[at]!.test(session.prompt.text) ? 0 : 1) + session.random() / 2,
  }))
  return modes
    .filter(({ mode }) => mode.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ mode }) => mode)
}

const halfMinutes = (seconds: number) => Math.max(60, Math.round(seconds / 30) * 30)
/** One continuous stretch of so many seconds. */
export function lastingDose([least, most]: Span, rpe: number): Dose {
  const hold: Span = [halfMinutes(least), halfMinutes(most)]
  return { sets: [1, 1], reps: [1, 1], hold, rest: [0, 0], tempo: null, rpe }
}

/** Easy cardio that fills the rest of a long session, instead of more sets. */
export function easyFiller(session: Session, seconds: number): Draft | undefined {
  const stays = poolOf(session, 'cardio').filter(({ timed, met }) => timed && met <= 6)
  const one =
    cardioModesOf(session)
      .flatMap((mode) => mode.slice(0, 2))
      .filter(({ met }) => met <= 8)
      .find(({ id }) => !session.used.has(id)) ??
    choose(session, stays) ??
    choose(
      session,
      poolOf(session, 'yoga').filter(({ pattern }) => pattern === 'breath'),
    )
  if (!one) return undefined
  session.used.add(one.id)
  return draftOf('finisher', words.blocks.easy, [
    slotOf(one, lastingDose([seconds * 0.5, seconds * 1.3], one.pattern === 'breath' ? 1 : 3)),
  ])
}
