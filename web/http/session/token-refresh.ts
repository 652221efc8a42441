import type { TokenPair } from '#contract/access/tokens.ts'
import { refreshTokens } from '#contract/http/first-calls.ts'
import { addressOf, credentials } from '../address.ts'
import { clientHeaders } from '../platform.ts'
import { dropAccessToken, dropTokens, endOf, keepTokens, storedRefreshToken, storedToken } from './token.ts'

/** Statuses that tell that the refresh token will never count again; anything else may pass. */
const final = [400, 401]
/** How long before a token’s end the next one is asked for. */
const aheadSeconds = 60
/** Milliseconds after which a silent server counts as away. */
const patience = 30_000
/** Milliseconds until what one tab stores can be read in every other. */
const settling = 250

let refreshing: Promise<void> | undefined

/** The token that signs a request, renewed first where it is about to end; undefined: the request goes unsigned. */
export async function freshToken(): Promise<string | undefined> {
  if (!isDue()) return storedToken()
  refreshing ??= oneTab(refresh).finally(() => {
    refreshing = undefined
  })
  await refreshing
  return storedToken()
}

/** The token in place of one that the server refused before its end; undefined where there is no other. */
export async function tokenAfter(refused: string): Promise<string | undefined> {
  if (storedToken() === refused) dropAccessToken()
  const token = await freshToken()
  return token === refused ? undefined : token
}

/** Whether there is a next pair to get, and it is time. */
function isDue(): boolean {
  if (!storedRefreshToken()) return false
  const token = storedToken()
  return !token || endOf(token)! - Date.now() <= aheadSeconds * 1000
}

/** A refresh token counts once: two tabs that send the same one end the sign-in of both. */
async function oneTab(work: () => Promise<void>) {
  const { locks } = globalThis.navigator ?? {}
  if (!locks) return work()
  await new Promise<void>((done) => {
    void locks.request('token refresh', async () => {
      await work().finally(done)
      // What was written reaches the other tabs' processes a moment later.
      await new Promise((resolve) => setTimeout(resolve, settling))
    })
  })
}

/** Never rejects: without a next pair the old token counts to its end, and after it requests go unsigned. */
async function refresh() {
  // Another tab may have been faster.
  const refresh_token = isDue() ? storedRefreshToken() : undefined
  if (!refresh_token) return
  try {
    const answer = await ask(refresh_token)
    // Signed out, or in as somebody else, meanwhile: this answer belongs to nobody here.
    if (storedRefreshToken() !== refresh_token) return
    if (answer === 'refused') dropTokens()
    else keepTokens(answer)
  } catch (error) {
    console.warn('the tokens could not be renewed', error)
  }
}

/** Throws where the server does not answer, or not now. */
async function ask(refresh_token: string): Promise<TokenPair | 'refused'> {
  const { method, path } = refreshTokens
  // Before asking: what the answer renews counts once, and must not be lost for want of this.
  const { tokenPair } = await import('#contract/access/tokens.ts')
  const response = await fetch(addressOf(path), {
    method,
    credentials: credentials(),
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...clientHeaders() },
    body: JSON.stringify({ refresh_token }),
    signal: AbortSignal.timeout(patience),
  })
  if (final.includes(response.status)) return 'refused'
  if (!response.ok) throw new Error(`${response.status}`)
  return tokenPair.parse(await response.json())
}
