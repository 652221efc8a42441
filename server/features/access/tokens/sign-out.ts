import type { Queryable } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { codeStore } from './code-store.ts'
import { hashOf } from './secret.ts'
import { familyStore, tokenStore } from './token-store.ts'

/** Ends every sign-in of the app and pending codes, except the family `except`. Returns their number. */
export async function endAllTokens(db: Queryable, userId: string, except?: string): Promise<number> {
  await codeStore(db).endAll(userId)
  return familyStore(db, userId).endAll(except)
}

type Asked = {
  user: Account | undefined
  /** Refresh token sent by the client. */
  refreshToken: string | undefined
  /** Hash of a refresh token; it ends the sign-in and grants nothing. */
  hash: string | undefined
}

/** Ends the sign-ins of a request's access token and of its refresh token. */
export async function endTokens({ db }: Pick<Deps, 'db'>, { user, refreshToken, hash }: Asked) {
  if (user?.tokenFamilyId) await familyStore(db, user.id).end(user.tokenFamilyId)
  for (const one of [hash, refreshToken && hashOf(refreshToken)])
    if (one) await tokenStore(db).endByToken(one)
}
