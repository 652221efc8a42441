/** Where the access token of the iOS app is kept; the web signs in with a cookie that no script can read. */
export const tokenKey = 'access_token'

type Store = Pick<Storage, 'getItem' | 'removeItem'>

/**
 * Three parts between dots, a payload that decodes, and an end (if it names one) that is still to come.
 * The signature is the server's to check.
 */
export function isValidToken(token: string, now = Date.now()): boolean {
  const parts = token.split('.')
  if (parts.length !== 3) return false
  try {
    const payload: unknown = JSON.parse(decodePart(parts[1]!))
    if (typeof payload !== 'object' || payload === null) return false
    const { exp } = payload as { exp?: unknown }
    return exp === undefined || exp === null || (typeof exp === 'number' && exp * 1000 > now)
  } catch {
    return false
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
