import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { type AccountRow, accountColumns } from '../store.ts'
import type { Bearer } from './access-token.ts'
import { refreshTokens, tokenFamilies } from './table.ts'

export type TokenFamily = typeof tokenFamilies.$inferSelect

const byTokenFamily = {
  name: 'account_by_token_family',
  text: `select ${accountColumns}
    from token_families f join users u on u.id = f.user_id where f.id = $1 and f.user_id = $2 and f.expires_at > $3`,
}

/** The account behind a sign-in of the app that is not over; one prepared statement, for it runs with every call. */
export async function byFamily(
  db: Database,
  { familyId, userId }: Bearer,
  now: Date,
): Promise<AccountRow | undefined> {
  const { rows } = await db.$client.query<AccountRow>({ ...byTokenFamily, values: [familyId, userId, now] })
  return rows[0]
}

/** Families of refresh tokens, by what a token says of itself. */
export function tokenStore(db: Queryable) {
  return {
    /** Within a transaction: a family and its first token. */
    async begin(family: TokenFamily, hash: string) {
      await db.insert(tokenFamilies).values(family)
      await db.insert(refreshTokens).values({ hash, familyId: family.id })
    },
    /**
     * Within a transaction: uses the token `hash` up and puts `next` in its place. Undefined where it is not known, or
     * its family is over; a token that was used before ends its family.
     */
    async rotate(hash: string, next: string, now: Date): Promise<TokenFamily | undefined> {
      // The family first: whoever signs out takes its lock in the same order.
      const [row] = await db
        .select({ family: tokenFamilies })
        .from(refreshTokens)
        .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.familyId))
        .where(and(eq(refreshTokens.hash, hash), gt(tokenFamilies.expiresAt, now)))
        .for('update', { of: tokenFamilies })
      if (!row) return undefined
      const { family } = row
      const used = await db
        .update(refreshTokens)
        .set({ usedAt: now })
        .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
        .returning({ hash: refreshTokens.hash })
      if (!used.length) {
        await db.delete(tokenFamilies).where(eq(tokenFamilies.id, family.id))
        return undefined
      }
      await db.insert(refreshTokens).values({ hash: next, familyId: family.id })
      await db.update(tokenFamilies).set({ lastUsedAt: now }).where(eq(tokenFamilies.id, family.id))
      return family
    },
    /** Ends the family that a refresh token, used or not, belongs to. */
    async endByToken(hash: string) {
      const [row] = await db
        .select({ familyId: refreshTokens.familyId })
        .from(refreshTokens)
        .where(eq(refreshTokens.hash, hash))
      if (row) await db.delete(tokenFamilies).where(eq(tokenFamilies.id, row.familyId))
    },
    async forgetEnded(now: Date) {
      await db.delete(tokenFamilies).where(lte(tokenFamilies.expiresAt, now))
    },
  }
}

/** Where one account is signed in with the app. */
export function familyStore(db: Queryable, userId: string) {
  const mine = eq(tokenFamilies.userId, userId)
  return {
    /** Newest first; those that are over are none. */
    async list(now: Date): Promise<TokenFamily[]> {
      return db
        .select()
        .from(tokenFamilies)
        .where(and(mine, gt(tokenFamilies.expiresAt, now)))
        .orderBy(desc(tokenFamilies.createdAt), desc(tokenFamilies.id))
    },
    async end(id: string): Promise<boolean> {
      const rows = await db
        .delete(tokenFamilies)
        .where(and(mine, eq(tokenFamilies.id, id)))
        .returning({ id: tokenFamilies.id })
      return rows.length > 0
    },
    /** Answers how many there were. `except` is one that stays. */
    async endAll(except?: string): Promise<number> {
      const rows = await db
        .delete(tokenFamilies)
        .where(and(mine, except ? ne(tokenFamilies.id, except) : undefined))
        .returning({ id: tokenFamilies.id })
      return rows.length
    },
  }
}
