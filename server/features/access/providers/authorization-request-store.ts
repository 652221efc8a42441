import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { verifications } from '../table.ts'

/** Pending authorization requests; expired ones are deleted daily with other links. */
export function authorizationRequestStore(db: Queryable) {
  return {
    async add(identifier: string, value: string, at: Date, expiresAt: Date) {
      const id = crypto.randomUUID()
      await db
        .insert(verifications)
        .values({ id, identifier, value, expiresAt, createdAt: at, updatedAt: at })
    },
    /** Reads and deletes a request. */
    async take(identifier: string, now: Date): Promise<string | undefined> {
      const [row] = await db
        .delete(verifications)
        .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)))
        .returning({ value: verifications.value })
      return row?.value
    },
  }
}
