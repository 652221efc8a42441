import type { Exercise } from '#contract/training/exercises.ts'
import type { TargetMuscle } from '#contract/training/workouts.ts'
import { type Asked, choose } from './choose.ts'
import type { Span } from './draft.ts'
import { musclesOf } from './limits/needs.ts'
import { poolOf } from './pools.ts'
import type { Session } from './session.ts'

export const clamp = (value: number, [least, most]: Span) => Math.min(most, Math.max(least, value))

/** Each asked group once, then whatever comes. */
export const askedOf = (session: Session): Asked[] => [
  ...session.request.targetMuscles
    .filter((target) => target !== 'fullbody')
    .map((target) => ({ muscles: musclesOf[target] })),
  {},
]

/** A plain stretch where no pose works the group first of all. */
export function lent(session: Session, target: TargetMuscle): Exercise[] {
  const stretches = poolOf(session, 'stretching').filter(({ pattern }) => pattern === 'stretch')
  const found = choose(session, stretches, { muscles: musclesOf[target] })
  return found ? [found] : []
}
