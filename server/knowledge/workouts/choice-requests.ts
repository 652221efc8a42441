import type { Exercise } from '#contract/training/exercises.ts'
import type { TargetMuscle } from '#contract/training/workouts.ts'
import { type ChoiceRequest, choose } from './choose.ts'
import type { Span } from './draft.ts'
import { musclesOf } from './limits/needs.ts'
import { poolOf } from './pools.ts'
import type { Session } from './session.ts'

export const clamp = (value: number, [least, most]: Span) => Math.min(most, Math.max(least, value))

/** Requests for exercises: each named group once, then any. */
export const choiceRequestsOf = (session: Session): ChoiceRequest[] => [
  ...session.request.targetMuscles
    .filter((target) => target !== 'fullbody')
    .map((target) => ({ muscles: musclesOf[target] })),
  {},
]

/** A plain stretch for a group that no pose mainly works. */
export function fallbackStretch(session: Session, target: TargetMuscle): Exercise[] {
  const stretches = poolOf(session, 'stretching').filter(({ pattern }) => pattern === 'stretch')
  const found = choose(session, stretches, { muscles: musclesOf[target] })
  return found ? [found] : []
}
