import { deserialize, serialize } from 'node:v8'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { removedEntries } from './table.ts'

/** A kind of entry whose removal can be undone. */
export type RemovedKind =
  | 'meal'
  | 'drink'
  | 'weigh-in'
  | 'activity'
  | 'activity-photo'
  | 'saved-meal'
  | 'food'
  | 'supplement'
  | 'meal-plan'
  | 'workout'
  | 'schedule'
  | 'strength-workout'
  | 'strength-set'
  | 'routine'
  | 'exercise'
/** `rows`: what `take` returns; values that V8 serializes. */
export type Removed = { kind: RemovedKind; id: string; rows: unknown; photo?: string | null }

/** Removed entries of one account. */
export function removedStore(db: Queryable, userId: string) {
  const one = (kind: RemovedKind, id: string) =>
    and(eq(removedEntries.userId, userId), eq(removedEntries.kind, kind), eq(removedEntries.id, keyOf(id)))
  return {
    async keep({ kind, id, rows, photo }: Removed, removedAt: Date) {
      const kept = { rows: serialize(rows), photo: photo ?? null, removedAt }
      await db
        .insert(removedEntries)
        .values({ userId, kind, id: keyOf(id), ...kept })
        .onConflictDoUpdate({
          target: [removedEntries.userId, removedEntries.kind, removedEntries.id],
          set: kept,
        })
    },
    /** A removed entry, which is no longer kept; undefined if there is none. */
    async take(kind: RemovedKind, id: string): Promise<{ rows: unknown; removedAt: Date } | undefined> {
      const [row] = await db
        .delete(removedEntries)
        .where(one(kind, id))
        .returning({ rows: removedEntries.rows, removedAt: removedEntries.removedAt })
      return row && { rows: deserialize(row.rows), removedAt: row.removedAt }
    },
    /** Forgets a removed entry. Returns its photo, if there is one. */
    async drop(kind: RemovedKind, id: string): Promise<string | null> {
      const [row] = await db
        .delete(removedEntries)
        .where(one(kind, id))
        .returning({ photo: removedEntries.photo })
      return row?.photo ?? null
    },
  }
}

/** A UUID names the same entry in either case. */
const keyOf = (id: string) => id.toLowerCase()

/** Photos of entries removed before `before`, of all accounts. */
export async function photosOfRemoved(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ photo: removedEntries.photo })
    .from(removedEntries)
    .where(and(lt(removedEntries.removedAt, before), isNotNull(removedEntries.photo)))
  return rows.map(({ photo }) => photo!)
}

/** Deletes all accounts' entries that were removed before `before`. */
export async function forgetRemoved(db: Database, before: Date) {
  await db.delete(removedEntries).where(lt(removedEntries.removedAt, before))
}
