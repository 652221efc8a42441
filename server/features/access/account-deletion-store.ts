import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { formerAddresses, users, verifications } from './table.ts'

/** Deleted accounts and hashes of their addresses. */
export function accountDeletionStore(db: Queryable) {
  return {
    async erase(userId: string, addressHash: string, deletedAt: Date) {
      await db.insert(formerAddresses).values({ addressHash, deletedAt }).onConflictDoNothing()
      await db.delete(verifications).where(eq(verifications.value, userId))
      await db.delete(users).where(eq(users.id, userId))
    },
    async isFormer(addressHash: string): Promise<boolean> {
      const rows = await db
        .select({ addressHash: formerAddresses.addressHash })
        .from(formerAddresses)
        .where(eq(formerAddresses.addressHash, addressHash))
      return rows.length > 0
    },
  }
}
