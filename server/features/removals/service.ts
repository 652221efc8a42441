import { AppError } from '#contract/http/errors.ts'
import { dayMs } from '#contract/measures/day.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { type Removed, type RemovedKind, removedStore } from './store.ts'
import { type TombstoneKind, tombstoneStore } from './tombstone-store.ts'

const gone = 'That can no longer be brought back.'
/** How long a removed entry is kept. */
const keptMs = dayMs

/** Entries removed before it are no longer kept. */
export const keptSince = (now: Date) => new Date(now.getTime() - keptMs)

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
 * removal are missing. Errors: `gone` after a day, `not_found` when it was taken before or its rows are deleted.
 */
export async function takeRemoved<Rows>(
  tx: Queryable,
  userId: string,
  kind: RemovedKind,
  id: string,
  now: Date,
): Promise<Rows> {
  const removed = await removedStore(tx, userId).take(kind, id)
  if (!removed) throw new AppError('not_found', gone)
  if (removed.removedAt < keptSince(now)) throw new AppError('gone', gone)
  return removed.rows as Rows
}

/** Remembers when an entry with an id of the client's was removed, within the transaction of its removal. */
export function rememberRemoval(
  tx: Queryable,
  userId: string,
  { kind, id }: { kind: TombstoneKind; id: string },
  removedAt: Date,
) {
  return tombstoneStore(tx, userId).put(kind, id, removedAt)
}

/** Times of removal of the given ids, of those that are remembered. */
export async function removalsOf(
  tx: Queryable,
  userId: string,
  kind: TombstoneKind,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const found = await tombstoneStore(tx, userId).find(kind, ids)
  return new Map(found.map(({ id, removedAt }) => [id, removedAt]))
}

/** Forgets the removal of an entry that is restored, so that its earlier writes count again. */
export function forgetRemoval(tx: Queryable, userId: string, kind: TombstoneKind, id: string) {
  return tombstoneStore(tx, userId).drop(kind, id)
}
