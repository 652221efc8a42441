import type { TokenPair } from '#contract/access/tokens.ts'
import { AppError } from '#contract/http/errors.ts'
import { hashOf, newSecret } from './secret.ts'
import { pairOf, type TokenDeps } from './sign-in.ts'
import { tokenStore } from './token-store.ts'
import { words } from './words.ts'

/**
 * Rotates a refresh token. A reused one ends its whole family: one of its two holders stole it, and which one is
 * unknown. Error: `unauthenticated`.
 */
export async function refresh(deps: TokenDeps, token: string): Promise<TokenPair> {
  const at = deps.now()
  const next = newSecret()
  const family = await deps.db.transaction((tx) => tokenStore(tx).rotate(hashOf(token), hashOf(next), at))
  if (!family) throw new AppError('unauthenticated', words.refreshOver)
  return pairOf(deps, family, next, at)
}
