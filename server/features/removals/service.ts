import { AppError } from '#contract/http/errors.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { type Removed, type RemovedKind, removedStore } from './store.ts'

const gone = 'That can no longer be brought back.'

/** Keeps a removed entry for a day, within the transaction of its removal. */
export function keepRemoved(tx: Queryable, userId: string, removed: Removed, now: Date) {
  return removedStore(tx, userId).keep(removed, now)
}

/** Forgets a removed entry, so that it cannot be brought back. Returns its photo, which the caller deletes. */
export function dropRemoved(tx: Queryable, userId: string, kind: RemovedKind, id: string) {
  return removedStore(tx, userId).drop(kind, id)
}

/**
 * Takes a removed entry's rows to be inserted again within the caller's transaction; columns that are newer than the
 * removal are missing. Error: `not_found` after a day, and when it was taken before.
 */
export async function takeRemoved<Rows>(
  tx: Queryable,
  userId: string,
  kind: RemovedKind,
  id: string,
): Promise<Rows> {
  const rows = await removedStore(tx, userId).take(kind, id)
  if (rows === undefined) throw new AppError('not_found', gone)
  return rows as Rows
}
