import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { customersToClose } from './table.ts'

/** Card customers of deleted accounts, still to be closed. */
export function closingStore(db: Queryable) {
  const { customerId, triedAt } = customersToClose
  return {
    async add(id: string, now: Date) {
      await db.insert(customersToClose).values({ customerId: id, triedAt: now }).onConflictDoNothing()
    },
    /** Least recently tried first, so that one failure does not block others. */
    async waiting(limit: number): Promise<string[]> {
      const rows = await db
        .select({ customerId })
        .from(customersToClose)
        .orderBy(asc(triedAt), asc(customerId))
        .limit(limit)
      return rows.map((row) => row.customerId)
    },
    async tried(id: string, now: Date) {
      await db.update(customersToClose).set({ triedAt: now }).where(eq(customerId, id))
    },
    async remove(id: string) {
      await db.delete(customersToClose).where(eq(customerId, id))
    },
  }
}
