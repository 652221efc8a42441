import { and, eq, lt } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { preparedRows } from '#server/adapters/database/prepared/prepared-rows.ts'
import { tombstones } from './table.ts'

const put = {
  name: 'put_tombstone',
  text: `insert into tombstones (user_id, kind, id, removed_at) values ($1, $2, $3, $4)
    on conflict (user_id, kind, id) do update set removed_at = greatest(tombstones.removed_at, excluded.removed_at)`,
}
const { id, removedAt } = tombstones
const find = preparedRows(
  { id, removedAt },
  'find_tombstones',
  'tombstones where user_id = $1 and kind = $2 and id = any($3::uuid[])',
)

/** Kinds of entries with ids of the clients'; `strength`: workouts and sets. */
export type TombstoneKind = 'activity' | 'strength'

/** Tombstones of one account. */
export function tombstoneStore(db: Queryable, userId: string) {
  return {
    /** Of two removals the later stays. */
    async put(kind: TombstoneKind, which: string, at: Date) {
      await prepared(db, put, [userId, kind, which, at])
    },
    async find(kind: TombstoneKind, ids: readonly string[]) {
      return find(db, [userId, kind, ids])
    },
    async drop(kind: TombstoneKind, which: string) {
      const one = and(eq(tombstones.userId, userId), eq(tombstones.kind, kind), eq(id, which))
      await db.delete(tombstones).where(one)
    },
  }
}

/** Deletes all accounts' tombstones from before `before`. */
export async function forgetTombstones(db: Database, before: Date) {
  await db.delete(tombstones).where(lt(removedAt, before))
}
