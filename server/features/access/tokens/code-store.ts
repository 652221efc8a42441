import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { signInCodes } from './table.ts'

type SignInCode = typeof signInCodes.$inferSelect

/** Codes of hosted sign-ins for the app. */
export function codeStore(db: Queryable) {
  return {
    async add(code: SignInCode) {
      await db.insert(signInCodes).values(code)
    },
    /** Consumes the code. */
    async take(hash: string): Promise<SignInCode | undefined> {
      const [row] = await db.delete(signInCodes).where(eq(signInCodes.hash, hash)).returning()
      return row
    },
    async endAll(userId: string) {
      await db.delete(signInCodes).where(eq(signInCodes.userId, userId))
    },
    async forgetEnded(now: Date) {
      await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now))
    },
  }
}
