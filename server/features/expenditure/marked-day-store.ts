import { and, between, eq } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { markedDays } from './table.ts'

const { day, complete } = markedDays

/** Days that one account marked as logged completely, or not. */
export function markedDayStore(db: Queryable, userId: string) {
  const mine = eq(markedDays.userId, userId)
  return {
    async mark(which: string, isComplete: boolean) {
      await db
        .insert(markedDays)
        .values({ userId, day: which, complete: isComplete })
        .onConflictDoUpdate({ target: [markedDays.userId, day], set: { complete: isComplete } })
    },
    async unmark(which: string) {
      await db.delete(markedDays).where(and(mine, eq(day, which)))
    },
    /** Both ends included, oldest first. */
    async within(from: string, to: string) {
      return db
        .select({ day, complete })
        .from(markedDays)
        .where(and(mine, between(day, from, to)))
        .orderBy(day)
    },
  }
}
