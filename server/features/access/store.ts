import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { type RowOf, selectList } from '#server/adapters/database/prepared/select-list.ts'
import { emailChanges, sessions, signInMethods, users, verifications } from './table.ts'

/** The account's columns that every request reads. */
const accountColumns = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  firstName: users.firstName,
  lastName: users.lastName,
  image: users.image,
  timezone: users.timezone,
  units: users.units,
  subscriptionTier: users.subscriptionTier,
  subscriptionStatus: users.subscriptionStatus,
  cancelAtPeriodEnd: users.subscriptionCancelAtPeriodEnd,
  currentPeriodEnd: users.subscriptionCurrentPeriodEnd,
  stripeCustomerId: users.stripeCustomerId,
  trialEndsAt: users.trialEndsAt,
  createdAt: users.createdAt,
}
export type AccountRow = RowOf<typeof accountColumns>
export type SessionRow = AccountRow & { sessionUpdatedAt: Date }

/** The select list of an account from `users u`. */
export const accountList = selectList(accountColumns, 'u')

const bySessionToken = {
  name: 'session_by_token',
  text: `select ${accountList}, s.updated_at as "sessionUpdatedAt"
    from sessions s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > $2`,
}

/** The account of an unexpired session; a prepared statement, since it runs with every call. */
export async function bySession(db: Database, token: string, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await db.$client.query<SessionRow>({ ...bySessionToken, values: [token, now] })
  return rows[0]
}

/** Accounts and sessions across owners. */
export function accessStore(db: Queryable) {
  return {
    async passwordOf(email: string): Promise<{ id: string; hash: string | null } | undefined> {
      const [row] = await db
        .select({ id: users.id, hash: signInMethods.password })
        .from(users)
        .leftJoin(
          signInMethods,
          and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, 'credential')),
        )
        .where(eq(users.email, email))
      return row
    },
    /** The address and names of an account. */
    async person(id: string): Promise<{ email: string; names: (string | null)[] } | undefined> {
      const { email, name, firstName, lastName } = users
      const [row] = await db.select({ email, name, firstName, lastName }).from(users).where(eq(users.id, id))
      return row && { email: row.email, names: [row.firstName, row.lastName, row.name] }
    },
    /** Provider ids of the sign-in methods, with the password as `credential`. */
    async signInMethodsOf(userId: string): Promise<string[]> {
      const rows = await db
        .select({ providerId: signInMethods.providerId })
        .from(signInMethods)
        .where(eq(signInMethods.userId, userId))
        .orderBy(signInMethods.createdAt)
      return rows.map(({ providerId }) => providerId)
    },
    async markVerified(id: string) {
      await db.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, id))
    },
    /** A reset link's row holds only the account's id. */
    async forgetResetLinks(id: string) {
      await db.delete(verifications).where(eq(verifications.value, id))
    },
    /**
     * Runs within a transaction: replaces the password hash `before` and ends sessions and links. False when the
     * password changed meanwhile.
     */
    async changePassword(id: string, before: string, after: string): Promise<boolean> {
      const changed = await db
        .update(signInMethods)
        .set({ password: after, updatedAt: sql`now()` })
        .where(and(eq(signInMethods.userId, id), eq(signInMethods.password, before)))
        .returning({ id: signInMethods.id })
      if (!changed.length) return false
      await db.delete(sessions).where(eq(sessions.userId, id))
      await db.delete(verifications).where(eq(verifications.value, id))
      await db.delete(emailChanges).where(eq(emailChanges.userId, id))
      return true
    },
    /** Deletes sessions and links that ended before `now`. */
    async forgetEnded(now: Date) {
      await db.delete(sessions).where(lt(sessions.expiresAt, now))
      await db.delete(verifications).where(lt(verifications.expiresAt, now))
      await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
    },
    /** The address to warn, unless warned since `since`. */
    async warnOf(id: string, now: Date, since: Date): Promise<string | undefined> {
      const [row] = await db
        .update(users)
        .set({ signInWarnedAt: now })
        .where(and(eq(users.id, id), or(isNull(users.signInWarnedAt), lte(users.signInWarnedAt, since))))
        .returning({ email: users.email })
      return row?.email
    },
    async endSession(token: string) {
      await db.delete(sessions).where(eq(sessions.token, token))
    },
  }
}
