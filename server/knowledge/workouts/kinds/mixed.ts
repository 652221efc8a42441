import type { Exercise } from '#contract/training/exercises.ts'
import type { Draft } from '../draft.ts'
import { covers, isWork, poolOf } from '../pools.ts'
import type { Session } from '../session.ts'
import { hiitBlocks } from './hiit.ts'
import { circuit } from './strength.ts'
import { stretchingBlocks } from './stretching.ts'

const still =
  /machine|leg press|curl|raise|extension|kickback|clamshell|fly|shrug|pulldown|hold|squeeze|drill/i
/** Everyday movements: squat, hinge, step, push, pull, carry, turn. */
const natural = (one: Exercise) =>
  isWork(one) && (one.pattern !== 'isolation' || one.met > 4) && !still.test(one.name)

/** Rounds of everyday movements. */
export function functionalBlocks(session: Session, seconds: number): Draft[] {
  const strength = poolOf(session, 'strength')
  const pool = strength.filter(natural)
  const targets = session.request.targetMuscles
  // Arms and calves have no everyday movement of their own; requested ones are added.
  const named = targets.filter((target) => target !== 'fullbody')
  const small = strength.filter(
    (one) => one.pattern === 'isolation' && named.some((target) => covers(target, one)),
  )
  const served = pool.length ? [...pool, ...small] : strength
  return circuit(session, seconds, Math.max(targets.length, 4), served)
}

/** Strength, then cardio, then a few stretches. */
export function mixedBlocks(session: Session, seconds: number): Draft[] {
  const lifting = circuit(session, seconds * 0.55, Math.max(3, session.request.targetMuscles.length))
  if (seconds < 480) return lifting
  const heart = hiitBlocks(
    { ...session, request: { ...session.request, targetMuscles: ['fullbody'] } },
    seconds * 0.3,
  )
  const supple = seconds > 1500 ? stretchingBlocks(session, seconds * 0.15).slice(0, 1) : []
  return [...lifting, ...heart, ...supple]
}
