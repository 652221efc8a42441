const key = 'signOutDue'

/**
 * Notes that somebody signed out here, until the server knows; not who. `hash` is that of the app's refresh token, which
 * ends its sign-in and opens none; empty on the web, whose cookie no script can read.
 */
export function noteSignOut(hash: string) {
  try {
    localStorage.setItem(key, hash)
  } catch {
    // Nothing can be kept there either.
  }
}

/** The note, where the server does not know yet that somebody signed out here. */
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
