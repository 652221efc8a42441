export const userKey = 'user'
/** Storage key of the account's id; other tabs watch it. */
export const userIdKey = 'userId'
const accountKeys = [userKey, userIdKey, 'subscriptionTier', 'subscriptionStatus']

/** Whether an account is saved on this device. */
export function isUserSaved(): boolean {
  try {
    return localStorage.getItem(userKey) !== null
  } catch {
    return false
  }
}

/**
 * Removes the saved account after the server answered that the session is signed out. Tokens expire by themselves
 * or are removed at sign-out.
 */
export function forgetUser() {
  try {
    for (const name of accountKeys) localStorage.removeItem(name)
  } catch {
    // Storage is unavailable.
  }
}
