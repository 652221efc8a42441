import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { emailChanges, users, verifications } from '../table.ts'

type EmailChange = typeof emailChanges.$inferSelect

/** Changes of address that wait for their link to be opened. */
export function emailChangeStore(db: Queryable) {
  return {
    /** One account waits for one change: the links of earlier letters end. */
    async ask(change: EmailChange) {
      await db
        .insert(emailChanges)
        .values(change)
        .onConflictDoUpdate({ target: emailChanges.userId, set: change })
    },
    /** The change behind a link, while the account still has the address that it was asked for with. */
    async waiting(tokenHash: string, now: Date): Promise<EmailChange | undefined> {
      const [row] = await db
        .select({ change: emailChanges })
        .from(emailChanges)
        .innerJoin(users, and(eq(users.id, emailChanges.userId), eq(users.email, emailChanges.oldEmail)))
        .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
      return row?.change
    },
    /** Within a transaction. Answers false where the link was used meanwhile; throws where the address is taken. */
    async make({ userId, tokenHash, newEmail }: EmailChange): Promise<boolean> {
      const used = await db
        .delete(emailChanges)
        .where(and(eq(emailChanges.userId, userId), eq(emailChanges.tokenHash, tokenHash)))
        .returning({ userId: emailChanges.userId })
      if (!used.length) return false
      await db
        .update(users)
        .set({ email: newEmail, emailVerified: true, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
      // Links to set a new password lie in the old address's letter box.
      await db.delete(verifications).where(eq(verifications.value, userId))
      return true
    },
  }
}
