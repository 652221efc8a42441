/** Where the tokens of the iOS app are kept; the web signs in with a cookie that no script can read. */
export const tokenKey = 'access_token'
export const refreshTokenKey = 'refresh_token'
export const tokenExpiryKey = 'token_expiry'

/** What is received at a sign-in. `refresh_token` may be absent, then the sign-in ends with `token`. */
export type Tokens = { token: string; refresh_token?: string | undefined }

type Store = Pick<Storage, 'getItem' | 'removeItem'>

/**
 * Three parts between dots, a payload that decodes, and an end (if it names one) that is still to come.
 * The signature is the server's to check.
 */
export function isValidToken(token: string, now = Date.now()): boolean {
  const end = endOf(token)
  return end !== undefined && end > now
}

/** Milliseconds since 1970 at which a token ends; infinite where it names no end, undefined where it is no token. */
export function endOf(token: string): number | undefined {
  const parts = token.split('.')
  if (parts.length !== 3) return undefined
  try {
    const payload: unknown = JSON.parse(decodePart(parts[1]!))
    if (typeof payload !== 'object' || payload === null) return undefined
    const { exp } = payload as { exp?: unknown }
    if (exp === undefined || exp === null) return Number.POSITIVE_INFINITY
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}

/** The stored token if it may still be used; one that may not is removed. */
export function storedToken(store: Store | undefined = localStore(), now = Date.now()): string | undefined {
  const token = store?.getItem(tokenKey)
  if (!store || !token) return undefined
  if (isValidToken(token, now)) return token
  store.removeItem(tokenKey)
  return undefined
}

/** What gets the next pair of tokens, once. */
export function storedRefreshToken(): string | undefined {
  return localStore()?.getItem(refreshTokenKey) ?? undefined
}

/** Takes the place of whatever was kept, which other tabs never find half gone. Throws where this device keeps nothing. */
export function keepTokens({ token, refresh_token }: Tokens) {
  const end = endOf(token)
  keep(refreshTokenKey, refresh_token)
  keep(tokenExpiryKey, end && Number.isFinite(end) ? new Date(end).toISOString() : undefined)
  keep(tokenKey, token)
}

function keep(key: string, value: string | undefined) {
  if (value) localStorage.setItem(key, value)
  else localStorage.removeItem(key)
}

/** Leaves what gets the next one. */
export function dropAccessToken() {
  localStore()?.removeItem(tokenKey)
}

export function dropTokens() {
  const store = localStore()
  for (const key of [tokenKey, refreshTokenKey, tokenExpiryKey]) store?.removeItem(key)
}

function decodePart(part: string): string {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function localStore(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
