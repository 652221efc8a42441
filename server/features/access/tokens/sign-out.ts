import type { Queryable } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { codeStore } from './code-store.ts'
import { hashOf } from './secret.ts'
import { familyStore, tokenStore } from './token-store.ts'

/**
 * Ends every sign-in of the app, and those whose code is on its way. `except` is the id of a family that stays. Answers
 * how many there were.
 */
export async function endAllTokens(db: Queryable, userId: string, except?: string): Promise<number> {
  await codeStore(db).endAll(userId)
  return familyStore(db, userId).endAll(except)
}

type Asked = {
  user: Account | undefined
  /** A refresh token that the client names. */
  refreshToken: string | undefined
  /** The hash of one, which ends its sign-in and opens none. */
  hash: string | undefined
}

/** Ends the app's sign-ins that a request shows: its access token's, and that of the refresh token that it names. */
export async function endTokens({ db }: Pick<Deps, 'db'>, { user, refreshToken, hash }: Asked) {
  if (user?.tokenFamilyId) await familyStore(db, user.id).end(user.tokenFamilyId)
  for (const one of [hash, refreshToken && hashOf(refreshToken)])
    if (one) await tokenStore(db).endByToken(one)
}
