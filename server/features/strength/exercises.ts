import { and, asc, eq } from 'drizzle-orm'
import type * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import {
  type addOwnExercise,
  foldName,
  type LiftedExercise,
  mostOwnExercises,
  ownExerciseId,
  usualLoad,
} from '#contract/strength/exercises.ts'
import type { Exercise, MovementPattern } from '#contract/training/exercises.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { allExercises, exerciseById } from '#server/knowledge/exercises/exercises.ts'
import { ownExercises } from './table.ts'
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

/** One's own exercises by name, then the library's; with a search those that match each of its words. */
export async function listExercises(
  { db }: Pick<Deps, 'db'>,
  user: Account,
  search: string | undefined,
): Promise<LiftedExercise[]> {
  const asked = foldName(search ?? '')
    .split(' ')
    .filter(Boolean)
  const fits = ({ name, equipment, primary }: LiftedExercise) => {
    const said = foldName([name, ...equipment, ...primary].join(' '))
    return asked.every((word) => said.includes(word))
  }
  return [...(await ownOf(db, user.id)), ...library].filter(fits)
}

/** Adds an exercise of one's own, or changes the one of that name. Error: `invalid` beyond the most of a person. */
export function addExercise(
  { db }: Pick<Deps, 'db'>,
  { user, retry }: Who,
  exercise: z.output<typeof addOwnExercise.body>,
): Promise<LiftedExercise> {
  return idempotent(db, user.id, retry, async (tx) => {
    const id = ownExerciseId(exercise.name)
    const all = await ownOf(tx, user.id)
    if (all.length >= mostOwnExercises && !all.some((one) => one.id === id))
      throw new AppError('invalid', words.fullExercises)
    await tx
      .insert(ownExercises)
      .values({ ...exercise, id, userId: user.id })
      .onConflictDoUpdate({ target: [ownExercises.userId, ownExercises.id], set: exercise })
    return { ...exercise, id, own: true }
  })
}

/** Removes an exercise of one's own; its sets stay. */
export function removeExercise({ db }: Pick<Deps, 'db'>, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const gone = await tx
      .delete(ownExercises)
      .where(and(eq(ownExercises.userId, user.id), eq(ownExercises.id, id)))
      .returning({ id: ownExercises.id })
    if (!gone.length) throw new AppError('not_found', 'Exercise not found.')
    return null
  })
}

/** A person's own exercises, by name. */
export async function ownOf(db: Queryable, userId: string): Promise<LiftedExercise[]> {
  const rows = await db
    .select()
    .from(ownExercises)
    .where(eq(ownExercises.userId, userId))
    .orderBy(asc(ownExercises.name))
    .limit(mostOwnExercises)
  return rows.map(({ userId: _, ...exercise }) => ({ ...exercise, own: true }))
}

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
