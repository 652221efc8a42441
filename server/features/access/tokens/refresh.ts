import type { TokenPair } from '#contract/access/tokens.ts'
import { AppError } from '#contract/http/errors.ts'
import { hashOf, newSecret } from './secret.ts'
import { pairOf, type TokenDeps } from './sign-in.ts'
import { tokenStore } from './token-store.ts'
import { words } from './words.ts'

/**
 * The next pair for a refresh token. One that was used before ends its whole family, whoever sends it and however soon:
 * of two that hold the same token one has stolen it, and nothing tells which. Error: `unauthenticated`.
 */
export async function refresh(deps: TokenDeps, token: string): Promise<TokenPair> {
  const at = deps.now()
  const next = newSecret()
  const family = await deps.db.transaction((tx) => tokenStore(tx).rotate(hashOf(token), hashOf(next), at))
  if (!family) throw new AppError('unauthenticated', words.refreshOver)
  return pairOf(deps, family, next, at)
}
