import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import { searchExercises } from '#contract/strength/exercise-search.ts'
import {
  type addOwnExercise,
  type LiftedExercise,
  type ListedExercise,
  mostOwnExercises,
  ownExerciseId,
  usualLoad,
} from '#contract/strength/exercises.ts'
import type { Exercise, MovementPattern } from '#contract/training/exercises.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import type { Account } from '#server/http/identity.ts'
import { allExercises, exerciseById } from '#server/knowledge/exercises/exercises.ts'
import { searchWords } from '#server/knowledge/exercises/search-words.ts'
import { dayStore } from './day-store.ts'
import { type OwnExerciseRow, ownExerciseStore } from './own-exercise-store.ts'
import type { Who } from './who.ts'
import { words } from './words.ts'

/** Patterns that are not trained with sets of a load. */
const unloaded = new Set<MovementPattern>(['stretch', 'mobility', 'breath', 'balance', 'locomotion'])

const lifted = ({ id, name, primary, secondary, equipment, timed, ...one }: Exercise): LiftedExercise => ({
  ...{ id, name, primary, secondary, equipment, timed },
  load: usualLoad({ equipment, ...one }),
  own: false,
})
/** The library's exercises that sets are logged of. */
export const library: readonly LiftedExercise[] = allExercises
  .filter(({ pattern }) => !unloaded.has(pattern))
  .map(lifted)

/** One's own exercises, the last done, the common ones, then the others; with a search those that match it. */
export async function listExercises(
  { db }: Pick<Deps, 'db'>,
  user: Account,
  search: string | undefined,
): Promise<ListedExercise[]> {
  const last = new Map((await dayStore(db, user.id).lately()).map(({ id, lastOn }) => [id, lastOn]))
  const all = [...(await ownOf(db, user.id)), ...library].map((one) => ({
    ...one,
    ...(searchWords.get(one.id) ?? { also: null, common: null }),
    lastOn: last.get(one.id) ?? null,
  }))
  return searchExercises(all, search ?? '')
}

/** Adds an exercise of one's own, or changes the one of that name. Error: `invalid` beyond the most of a person. */
export function addExercise(
  { db }: Pick<Deps, 'db'>,
  { user, retry }: Who,
  exercise: z.output<typeof addOwnExercise.body>,
): Promise<LiftedExercise> {
  return idempotent(db, user.id, retry, async (tx) => {
    const id = ownExerciseId(exercise.name)
    const store = ownExerciseStore(tx, user.id)
    const all = await store.all()
    if (all.length >= mostOwnExercises && !all.some((one) => one.id === id))
      throw new AppError('invalid', words.fullExercises)
    await store.put({ ...exercise, id })
    return { ...exercise, id, own: true }
  })
}

/** Removes an exercise of one's own; its sets stay. It is kept for a day, see `restoreExercise`. */
export function removeExercise(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const rows = found(await ownExerciseStore(tx, user.id).remove(id), 'Exercise')
    await keepRemoved(tx, user.id, { kind: 'exercise', id, rows }, now())
    return null
  })
}

/**
 * Undoes the removal of an exercise of one's own. Errors: `gone` a day after it, `conflict` when one of its name
 * was added since, `invalid` beyond the most of a person.
 */
export function restoreExercise(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
): Promise<LiftedExercise> {
  return idempotent(db, user.id, retry, async (tx) => {
    const exercise = await takeRemoved<OwnExerciseRow>(tx, user.id, 'exercise', id, now())
    const store = ownExerciseStore(tx, user.id)
    const all = await store.all()
    if (all.some((one) => one.id === id)) throw new AppError('conflict', words.backAlready)
    if (all.length >= mostOwnExercises) throw new AppError('invalid', words.fullExercises)
    await store.put(exercise)
    return { ...exercise, own: true }
  })
}

/** A person's own exercises, by name. */
export const ownOf = async (db: Queryable, userId: string): Promise<LiftedExercise[]> =>
  (await ownExerciseStore(db, userId).all()).map((exercise) => ({ ...exercise, own: true }))

/** Finds exercises by id, in the library and among one's own. */
export async function exerciseFinder(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<(id: string) => LiftedExercise | undefined> {
  const found = new Map<string, LiftedExercise>()
  let own: LiftedExercise[] | undefined
  for (const id of new Set(ids)) {
    const known = exerciseById(id)
    if (known) found.set(id, lifted(known))
    else {
      own ??= await ownOf(db, userId)
      const one = own.find((exercise) => exercise.id === id)
      if (one) found.set(id, one)
    }
  }
  return (id) => found.get(id)
}
