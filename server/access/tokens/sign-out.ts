import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Deps } from '../../deps.ts'
import { type Account, isBearer } from '../../http/identity.ts'
import { codeStore } from './code-store.ts'
import { hashOf } from './secret.ts'
import { tokenCookie } from './token-cookie.ts'
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
  request: FastifyRequest
  reply: FastifyReply
}

/** Ends the app's sign-ins that a request shows: its access token's, and those of the refresh tokens that it carries. */
export async function endTokens(
  { db, https }: Pick<Deps, 'db'> & { https: boolean },
  { user, refreshToken, hash, request, reply }: Asked,
) {
  const cookie = tokenCookie(https)
  if (user?.tokenFamilyId) await familyStore(db, user.id).end(user.tokenFamilyId)
  const carried = [refreshToken, isBearer(request) ? undefined : cookie.read(request)]
  const hashes = [hash, ...carried.map((token) => token && hashOf(token))]
  for (const one of hashes) if (one) await tokenStore(db).endByToken(one)
  cookie.forget(reply)
}
