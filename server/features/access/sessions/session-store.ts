import { and, desc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { sessions } from '../table.ts'

/** Sessions of one account. */
export function sessionStore(db: Queryable, userId: string) {
  const mine = eq(sessions.userId, userId)
  return {
    /** Newest first, without expired ones. */
    async list(now: Date) {
      return db
        .select({
          id: sessions.id,
          token: sessions.token,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.updatedAt,
        })
        .from(sessions)
        .where(and(mine, gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
    },
    async end(id: string): Promise<{ token: string } | undefined> {
      const [row] = await db
        .delete(sessions)
        .where(and(mine, eq(sessions.id, id)))
        .returning({ token: sessions.token })
      return row
    },
    /** Returns the number of sessions ended. */
    async endAll(): Promise<number> {
      return (await db.delete(sessions).where(mine).returning({ id: sessions.id })).length
    },
  }
}
