import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { emailChanges, users, verifications } from '../table.ts'

type EmailChange = typeof emailChanges.$inferSelect

/** Changes of address waiting for confirmation. */
export function emailChangeStore(db: Queryable) {
  return {
    /** One pending change per account: earlier links end. */
    async ask(change: EmailChange) {
      await db
        .insert(emailChanges)
        .values(change)
        .onConflictDoUpdate({ target: emailChanges.userId, set: change })
    },
    /** The change behind a link, while the account still has the address it was requested with. */
    async waiting(tokenHash: string, now: Date): Promise<EmailChange | undefined> {
      const [row] = await db
        .select({ change: emailChanges })
        .from(emailChanges)
        .innerJoin(users, and(eq(users.id, emailChanges.userId), eq(users.email, emailChanges.oldEmail)))
        .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
      return row?.change
    },
    /** Runs within a transaction. False when the link was used meanwhile; throws when the address is taken. */
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
      // Password reset links in the old mailbox end too.
      await db.delete(verifications).where(eq(verifications.value, userId))
      return true
    },
  }
}
