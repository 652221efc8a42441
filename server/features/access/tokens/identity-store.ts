import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { signInMethods, users } from '../table.ts'

type NewAccount = {
  email: string
  firstName: string | null
  lastName: string | null
  trialEndsAt: Date
}

/** Accounts by their external identities. */
export function identityStore(db: Queryable, provider: string, subject: string) {
  return {
    async owner(): Promise<string | undefined> {
      const [row] = await db
        .select({ userId: signInMethods.userId })
        .from(signInMethods)
        .where(and(eq(signInMethods.providerId, provider), eq(signInMethods.accountId, subject)))
      return row?.userId
    },
    async accountWith(email: string): Promise<{ id: string; emailVerified: boolean } | undefined> {
      const [row] = await db
        .select({ id: users.id, emailVerified: users.emailVerified })
        .from(users)
        .where(eq(users.email, email))
      return row
    },
    /** Throws when the identity belongs to another account. */
    async link(userId: string, at: Date) {
      await db.insert(signInMethods).values({
        id: crypto.randomUUID(),
        userId,
        providerId: provider,
        accountId: subject,
        createdAt: at,
        updatedAt: at,
      })
    },
    /** Creates an account with a confirmed address. Throws when the address is taken. */
    async create({ firstName, lastName, ...account }: NewAccount, at: Date): Promise<string> {
      const id = crypto.randomUUID()
      const name = [firstName, lastName].filter(Boolean).join(' ')
      await db.insert(users).values({
        ...account,
        id,
        name,
        firstName,
        lastName,
        emailVerified: true,
        createdAt: at,
        updatedAt: at,
      })
      return id
    },
  }
}
