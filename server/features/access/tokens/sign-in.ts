import type { FastifyRequest } from 'fastify'
import { refreshTokenDays, type TokenPair } from '#contract/access/tokens.ts'
import { AppError } from '#contract/http/errors.ts'
import { foreignKeyViolation, sqlState } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { ensureProfile } from '#server/features/account/service.ts'
import type { AccessTokens, Bearer } from './access-token.ts'
import { hashOf, newSecret } from './secret.ts'
import { type TokenFamily, tokenStore } from './token-store.ts'
import { words } from './words.ts'

export type TokenDeps = Pick<Deps, 'db' | 'now'> & { tokens: AccessTokens }

/** Signs `userId` in on the requesting device: the first pair of a family that ends after 30 days. */
export async function signInWithTokens(
  deps: TokenDeps,
  userId: string,
  request: FastifyRequest,
): Promise<{ pair: TokenPair; bearer: Bearer }> {
  const { db, now } = deps
  const at = now()
  const secret = newSecret()
  const family: TokenFamily = {
    id: crypto.randomUUID(),
    userId,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + refreshTokenDays * 86_400_000),
  }
  await Promise.resolve()
    .then(() => ensureProfile(db, userId))
    .then(() => db.transaction((tx) => tokenStore(tx).begin(family, hashOf(secret))))
    .catch((error: unknown) => {
      // The account was deleted meanwhile.
      if (sqlState(error) === foreignKeyViolation) throw new AppError('unauthenticated', words.refreshOver)
      throw error
    })
  return { pair: await pairOf(deps, family, secret, at), bearer: { userId, familyId: family.id } }
}

/** Tokens for `family`, whose refresh token is now `secret`. */
export async function pairOf(
  { tokens }: Pick<TokenDeps, 'tokens'>,
  { id, userId, expiresAt: until }: TokenFamily,
  secret: string,
  at: Date,
): Promise<TokenPair> {
  const { token, expiresAt } = await tokens.issue({ userId, familyId: id }, at, until)
  return { token, refresh_token: secret, expiresAt: expiresAt.toISOString() }
}
