/** Storage key of the iOS app's tokens; the web uses an HttpOnly cookie. */
export const tokenKey = 'access_token'
export const refreshTokenKey = 'refresh_token'
export const tokenExpiryKey = 'token_expiry'

/** Tokens issued at sign-in. Without `refresh_token` the session ends with `token`. */
export type Tokens = { token: string; refresh_token?: string | undefined }

type Store = Pick<Storage, 'getItem' | 'removeItem'>

/**
 * Whether a token has three parts, a decodable payload and an expiry in the future (if any). The server
 * checks the signature.
 */
export function isValidToken(token: string, now = Date.now()): boolean {
  const end = endOf(token)
  return end !== undefined && end > now
}

/** Expiry of a token in milliseconds since 1970; Infinity if it has none, undefined if it is malformed. */
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

/** The stored token if still valid; an expired one is removed. */
export function storedToken(store: Store | undefined = localStore(), now = Date.now()): string | undefined {
  const token = store?.getItem(tokenKey)
  if (!store || !token) return undefined
  if (isValidToken(token, now)) return token
  store.removeItem(tokenKey)
  return undefined
}

/** The single-use refresh token. */
export function storedRefreshToken(): string | undefined {
  return localStore()?.getItem(refreshTokenKey) ?? undefined
}

/** Replaces the stored tokens in one write, so that no tab reads half a pair. Throws without storage. */
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

/** Removes the access token and keeps the refresh token. */
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
