import { type User, user } from '#contract/user.ts'

const userKey = 'user'
/** Who the account on this device belongs to; other tabs watch it. */
export const userIdKey = 'userId'
const accountKeys = [userKey, userIdKey, 'subscriptionTier', 'subscriptionStatus']

/** Keeps the user on this device, so that the next start shows a screen before the server has answered. */
export function saveUser(known: User) {
  try {
    localStorage.setItem(userKey, JSON.stringify(known))
    localStorage.setItem(userIdKey, known.id)
    localStorage.setItem('subscriptionTier', known.subscriptionTier)
    localStorage.setItem('subscriptionStatus', known.subscriptionStatus)
  } catch {
    // Storage may be closed or full; the server knows the user all the same.
  }
}

/** The user as last seen on this device. */
export function savedUser(): User | undefined {
  try {
    return user.safeParse(JSON.parse(localStorage.getItem(userKey) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Whose account is signed in on this device, as far as it knows. */
export function savedUserId(): string | undefined {
  try {
    return localStorage.getItem(userIdKey) ?? undefined
  } catch {
    return undefined
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
