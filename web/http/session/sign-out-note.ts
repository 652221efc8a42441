const key = 'signOutDue'

/**
 * Records a sign-out that the server does not know yet, without the account. `hash` is that of the app's
 * refresh token, which can end the session but not open one; empty on the web, where the cookie is unreadable
 * to scripts.
 */
export function noteSignOut(hash: string) {
  try {
    localStorage.setItem(key, hash)
  } catch {
    // Storage is unavailable.
  }
}

/** The recorded sign-out; undefined if none is due. */
export function dueSignOut(): string | undefined {
  try {
    return globalThis.localStorage?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export const isSignOutDue = () => dueSignOut() !== undefined

export function forgetSignOut() {
  localStorage.removeItem(key)
}
