export const userKey = 'user'
/** Who the account on this device belongs to; other tabs watch it. */
export const userIdKey = 'userId'
const accountKeys = [userKey, userIdKey, 'subscriptionTier', 'subscriptionStatus']

/** Whether this device has seen an account that nobody signed out of. */
export function isUserSaved(): boolean {
  try {
    return localStorage.getItem(userKey) !== null
  } catch {
    return false
  }
}

/** Forgets who was signed in: the server says that nobody is. Tokens end by themselves, or by signing out. */
export function forgetUser() {
  try {
    for (const name of accountKeys) localStorage.removeItem(name)
  } catch {
    // Nothing can be kept there either.
  }
}
