import { randomBytes } from 'node:crypto'
import { AppError, found } from '#contract/http/errors.ts'
import { mostRoutines, type Routine, type RoutineExercise } from '#contract/strength/routines.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import type { Account } from '#server/http/identity.ts'
import { linkOwner, type RoutineRow, routineStore } from './routine-store.ts'
import type { Who } from './who.ts'
import { words } from './words.ts'

type Fields = { name: string; folder: string | null; exercises: RoutineExercise[] }

export async function listRoutines({ db }: Pick<Deps, 'db'>, user: Account): Promise<Routine[]> {
  return (await routineStore(db, user.id).all()).map(shown)
}

/** Adds or changes a routine. Error: `invalid` beyond the most of a person. */
export function putRoutine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
  fields: Fields,
): Promise<Routine> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = routineStore(tx, user.id)
    const all = await store.all()
    if (all.length >= mostRoutines && !all.some((one) => one.id === id))
      throw new AppError('invalid', words.fullRoutines)
    return shown(await store.put({ id, ...fields, changedAt: now() }))
  })
}

/** Removes a routine. It is kept for a day, see `restoreRoutine`. */
export function removeRoutine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const rows = found(await routineStore(tx, user.id).remove(id), 'Routine')
    await keepRemoved(tx, user.id, { kind: 'routine', id, rows }, now())
    return null
  })
}

/**
 * Undoes the removal of a routine, with its standings and its link. Errors: `gone` a day after it, `conflict` when
 * it was put again, `invalid` beyond the most of a person.
 */
export function restoreRoutine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
): Promise<Routine> {
  return idempotent(db, user.id, retry, async (tx) => {
    const routine = await takeRemoved<RoutineRow>(tx, user.id, 'routine', id, now())
    const store = routineStore(tx, user.id)
    const all = await store.all()
    if (all.some((one) => one.id === routine.id)) throw new AppError('conflict', words.backAlready)
    if (all.length >= mostRoutines) throw new AppError('invalid', words.fullRoutines)
    return shown(await store.insert(routine))
  })
}

/** The link's code of a routine; made once. */
export function shareRoutine({ db }: Pick<Deps, 'db'>, { user, retry }: Who, id: string) {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = routineStore(tx, user.id)
    const routine = found(await store.byId(id), 'Routine')
    const shareCode = routine.shareSecret ?? randomBytes(16).toString('base64url')
    if (!routine.shareSecret) await store.share(id, shareCode)
    return { shareCode }
  })
}

export function unshareRoutine({ db }: Pick<Deps, 'db'>, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = routineStore(tx, user.id)
    await store.unshare(found(await store.byId(id), 'Routine'))
    return null
  })
}

/** A shared routine without its owner's weights and standings. Error: `not_found` for an ended or unknown link. */
export async function sharedRoutine({ db }: Pick<Deps, 'db'>, code: string) {
  // Earlier links have the owner and a dot before the code.
  const secret = code.slice(code.indexOf('.') + 1)
  const owner = await linkOwner(db, secret)
  const row = owner ? await routineStore(db, owner).bySecret(secret) : undefined
  const { name, exercises } = found(row, 'Routine')
  return {
    name,
    exercises: exercises.map((exercise) => ({
      ...exercise,
      standing: null,
      sets: exercise.sets.map((set) => ({ ...set, kilograms: null })),
    })),
  }
}

function shown({ id, name, folder, exercises, shareSecret }: RoutineRow): Routine {
  return { id, name, folder, exercises, shareCode: shareSecret }
}
