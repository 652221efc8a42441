import type { TokenPair } from '#contract/access/tokens.ts'
import { refreshTokens } from '#contract/http/first-calls.ts'
import { addressOf, credentials } from '../address.ts'
import { clientHeaders } from '../platform.ts'
import { dropAccessToken, dropTokens, endOf, keepTokens, storedRefreshToken, storedToken } from './token.ts'

/** Statuses after which the refresh token is invalid for good; any other failure is temporary. */
const final = [400, 401]
/** Seconds before expiry at which a token is renewed. */
const aheadSeconds = 60
/** Timeout of the renewal in milliseconds. */
const timeoutMs = 30_000
/** Milliseconds until a write to storage is visible in all tabs. */
const settling = 250

let refreshing: Promise<void> | undefined

/** The token for a request, renewed first if it is about to expire; undefined sends the request unsigned. */
export async function freshToken(): Promise<string | undefined> {
  if (!isDue()) return storedToken()
  refreshing ??= oneTab(refresh).finally(() => {
    refreshing = undefined
  })
  await refreshing
  return storedToken()
}

/** The replacement of a token that was refused before its expiry; undefined if there is none. */
export async function tokenAfter(refused: string): Promise<string | undefined> {
  if (storedToken() === refused) dropAccessToken()
  const token = await freshToken()
  return token === refused ? undefined : token
}

/** Whether a refresh token exists and renewal is due. */
function isDue(): boolean {
  if (!storedRefreshToken()) return false
  const token = storedToken()
  return !token || endOf(token)! - Date.now() <= aheadSeconds * 1000
}

/** Runs `work` in one tab at a time: a refresh token is single-use, and a second use revokes the session. */
async function oneTab(work: () => Promise<void>) {
  const { locks } = globalThis.navigator ?? {}
  if (!locks) return work()
  await new Promise<void>((done) => {
    void locks.request('token refresh', async () => {
      await work().finally(done)
      // Other tabs' processes see the write after a delay.
      await new Promise((resolve) => setTimeout(resolve, settling))
    })
  })
}

/** Never rejects: after a failure the old token is used until it expires, then requests go unsigned. */
async function refresh() {
  // Another tab may have renewed it already.
  const refresh_token = isDue() ? storedRefreshToken() : undefined
  if (!refresh_token) return
  try {
    const answer = await ask(refresh_token)
    // The account was signed out or changed meanwhile: the answer is dropped.
    if (storedRefreshToken() !== refresh_token) return
    if (answer === 'refused') dropTokens()
    else keepTokens(answer)
  } catch (error) {
    console.warn('the tokens could not be renewed', error)
  }
}

/** Throws on a timeout or a temporary failure. */
async function ask(refresh_token: string): Promise<TokenPair | 'refused'> {
  const { method, path } = refreshTokens
  // Loaded before the request: the renewed tokens are issued once and must not be lost to a failed import.
  const { tokenPair } = await import('#contract/access/tokens.ts')
  const response = await fetch(addressOf(path), {
    method,
    credentials: credentials(),
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...clientHeaders() },
    body: JSON.stringify({ refresh_token }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (final.includes(response.status)) return 'refused'
  if (!response.ok) throw new Error(`${response.status}`)
  return tokenPair.parse(await response.json())
}
