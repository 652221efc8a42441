import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { type AccountRow, accountList } from '../store.ts'
import type { Bearer } from './access-token.ts'
import { refreshTokens, tokenFamilies } from './table.ts'

export type TokenFamily = typeof tokenFamilies.$inferSelect

const byTokenFamily = {
  name: 'account_by_token_family',
  text: `select ${accountList}
    from token_families f join users u on u.id = f.user_id where f.id = $1 and f.user_id = $2 and f.expires_at > $3`,
}

/** The account of an active sign-in of the app; a prepared statement, since it runs with every call. */
export async function byFamily(
  db: Database,
  { familyId, userId }: Bearer,
  now: Date,
): Promise<AccountRow | undefined> {
  const { rows } = await db.$client.query<AccountRow>({ ...byTokenFamily, values: [familyId, userId, now] })
  return rows[0]
}

/** Families of refresh tokens, across accounts. */
export function tokenStore(db: Queryable) {
  return {
    /** Runs within a transaction: creates a family and its first token. */
    async begin(family: TokenFamily, hash: string) {
      await db.insert(tokenFamilies).values(family)
      await db.insert(refreshTokens).values({ hash, familyId: family.id })
    },
    /**
     * Runs within a transaction: replaces the token `hash` by `next`. Undefined for an unknown token or an ended
     * family; a reused token ends its family.
     */
    async rotate(hash: string, next: string, now: Date): Promise<TokenFamily | undefined> {
      // Locks the family first, in the same order as signing out.
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
    /** Ends the family of a refresh token, used or not. */
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

/** Sign-ins of one account with the app. */
export function familyStore(db: Queryable, userId: string) {
  const mine = eq(tokenFamilies.userId, userId)
  return {
    /** Newest first, without ended ones. */
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
    /** Returns the number of families ended; `except` is kept. */
    async endAll(except?: string): Promise<number> {
      const rows = await db
        .delete(tokenFamilies)
        .where(and(mine, except ? ne(tokenFamilies.id, except) : undefined))
        .returning({ id: tokenFamilies.id })
      return rows.length
    },
  }
}
