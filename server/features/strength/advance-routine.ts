import { isDeepStrictEqual } from 'node:util'
import { standingAfter } from '#contract/strength/progression/next-sets.ts'
import type { Standing } from '#contract/strength/progression/rules.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { routineStore } from './routine-store.ts'
import { type SetRow, setStore, type WorkoutRow } from './set-store.ts'

/** Progression state before the first workout. */
export const unknownStanding: Standing = {
  kilograms: null,
  reps: null,
  seconds: null,
  metres: null,
  week: 0,
  failures: 0,
}

/**
 * Advances the progression of a routine's exercises after an ended workout that followed it. The states before the
 * workout are stored, so that correcting its sets recomputes instead of advancing twice; corrections of older workouts,
 * and of one that advanced a routine which was put since, have no effect. A workout that runs again takes its advance
 * back.
 */
export async function advanceRoutine(tx: Queryable, userId: string, workoutId: string) {
  const sets = setStore(tx, userId)
  const workout = await sets.workout(workoutId)
  if (!workout?.routineId) return
  if (!workout.endedAt) return takeBackAdvance(tx, userId, workout)
  const routines = routineStore(tx, userId)
  const routine = await routines.byId(workout.routineId)
  if (!routine) return
  const isRepeated = routine.advance?.workoutId === workoutId
  if (!isRepeated && routine.advancedUntil && routine.advancedUntil >= workout.startedAt) return
  const before = isRepeated ? routine.advance!.before : routine.exercises.map(({ standing }) => standing)
  const done = await sets.setsOf(workoutId)
  const exercises = routine.exercises.map((exercise, at) =>
    exercise.rule
      ? {
          ...exercise,
          standing: standingAfter(
            exercise.rule,
            before[at] ?? unknownStanding,
            countedOf(done, exercise.exerciseId),
          ),
        }
      : exercise,
  )
  if (isRepeated && isDeepStrictEqual(exercises, routine.exercises)) return
  await routines.advance(routine.id, exercises, { workoutId, before }, workout.startedAt)
}

/** Restores the states before the newest workout of a routine, when it is removed or runs again; older ones have no effect. */
export async function takeBackAdvance(
  tx: Queryable,
  userId: string,
  { id, routineId }: Pick<WorkoutRow, 'id' | 'routineId'>,
) {
  const routines = routineStore(tx, userId)
  const routine = routineId ? await routines.byId(routineId) : undefined
  if (routine?.advance?.workoutId !== id) return
  const { before } = routine.advance
  const exercises = routine.exercises.map((exercise, at) =>
    exercise.rule ? { ...exercise, standing: before[at] ?? null } : exercise,
  )
  const earlier = await setStore(tx, userId).newestFollowing(routine.id, id)
  await routines.advance(routine.id, exercises, null, earlier?.startedAt ?? null)
}

/** Sets that count for a rule. */
const countedOf = (sets: readonly SetRow[], exerciseId: string) =>
  sets.filter((set) => set.exerciseId === exerciseId && (set.kind === 'working' || set.kind === 'failure'))
