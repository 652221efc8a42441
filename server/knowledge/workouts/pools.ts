import type { Exercise, MovementPattern, Muscle } from '#contract/training/exercises.ts'
import type { TargetMuscle } from '#contract/training/workouts.ts'
import { type Discipline, exercisesOf } from '../exercises/exercises.ts'
import { isAllowed } from './choose.ts'
import { musclesOf } from './limits/needs.ts'
import type { Session } from './session.ts'

/** The session's allowed exercises of some disciplines. */
export function poolOf(session: Session, ...disciplines: Discipline[]): Exercise[] {
  return disciplines.flatMap((discipline) => {
    const known = session.pools.get(discipline)
    if (known) return known
    const pool = exercisesOf(discipline).filter((one) => isAllowed(session, one))
    session.pools.set(discipline, pool)
    return pool
  })
}

/** Muscles of the requested groups, in order. */
export function musclesAsked(session: Session): Muscle[] {
  return [...new Set(session.request.targetMuscles.flatMap((target) => musclesOf[target]))]
}

export const covers = (target: TargetMuscle, { primary }: Pick<Exercise, 'primary'>) =>
  primary.some((muscle) => musclesOf[target].includes(muscle))

const compound: ReadonlySet<MovementPattern> = new Set([
  'squat',
  'hinge',
  'lunge',
  'horizontal_push',
  'vertical_push',
  'horizontal_pull',
  'vertical_pull',
] as const)
/** Multi-joint exercises, done first. */
export const isCompound = ({ pattern }: Pick<Exercise, 'pattern'>) => compound.has(pattern)

/** Light activations such as a wall slide prepare a lift and do not replace it. */
export const isWork = ({ met }: Pick<Exercise, 'met'>) => met >= 3
