import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { quotaUsage } from './table.ts'

/** Used units of one account. */
export function quotaStore(db: Queryable, userId: string) {
  const row = (feature: string, month: string) =>
    and(eq(quotaUsage.userId, userId), eq(quotaUsage.feature, feature), eq(quotaUsage.month, month))
  return {
    /** Takes one unit if fewer than `limit` are used; one statement, so parallel calls cannot overdraw. */
    async take(feature: string, month: string, limit: number): Promise<boolean> {
      if (limit < 1) return false
      const taken = await db
        .insert(quotaUsage)
        .values({ userId, feature, month, used: 1 })
        .onConflictDoUpdate({
          target: [quotaUsage.userId, quotaUsage.feature, quotaUsage.month],
          set: { used: sql`${quotaUsage.used} + 1` },
          setWhere: lt(quotaUsage.used, limit),
        })
        .returning({ used: quotaUsage.used })
      return taken.length === 1
    },
    async giveBack(feature: string, month: string) {
      await db
        .update(quotaUsage)
        .set({ used: sql`${quotaUsage.used} - 1` })
        .where(and(row(feature, month), sql`${quotaUsage.used} > 0`))
    },
    async used(feature: string, month: string): Promise<number> {
      const [found] = await db.select({ used: quotaUsage.used }).from(quotaUsage).where(row(feature, month))
      return found?.used ?? 0
    },
  }
}
