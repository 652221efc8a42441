import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'
import { profiles } from './table.ts'

export type AccountChange = Partial<
  Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'timezone' | 'units' | 'name'>
>
export type ProfileRow = typeof profiles.$inferSelect
export type ProfileChange = Partial<Omit<typeof profiles.$inferInsert, 'userId' | 'createdAt'>>

/** Profile and settings of one account. */
export function accountStore(db: Queryable, userId: string) {
  return {
    async ensureProfile() {
      await db.insert(profiles).values({ userId }).onConflictDoNothing()
    },
    async profile(): Promise<ProfileRow> {
      const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId))
      return row!
    },
    async changeProfile(change: ProfileChange) {
      if (Object.keys(change).length) await db.update(profiles).set(change).where(eq(profiles.userId, userId))
    },
    /** Deletes the profile, which cascades to all personal rows. */
    async remove() {
      await db.delete(profiles).where(eq(profiles.userId, userId))
    },
    async changeAccount(change: AccountChange) {
      if (Object.keys(change).length)
        await db
          .update(users)
          .set({ ...change, updatedAt: sql`now()` })
          .where(eq(users.id, userId))
    },
  }
}
