import type { User } from '#contract/access/user.ts'
import { isUser } from './is-user.ts'
import { userIdKey, userKey } from './sign-out/forget-user.ts'

/** Saves the user on this device, so that the next start renders before the server answers. */
export function saveUser(known: User) {
  try {
    localStorage.setItem(userKey, JSON.stringify(known))
    localStorage.setItem(userIdKey, known.id)
    localStorage.setItem('subscriptionTier', known.subscriptionTier)
    localStorage.setItem('subscriptionStatus', known.subscriptionStatus)
  } catch {
    // Storage may be unavailable or full; the session works without it.
  }
}

/** The user as last seen on this device. */
export function savedUser(): User | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null')
    return isUser(saved) ? saved : undefined
  } catch {
    return undefined
  }
}

/** Id of the account signed in on this device. */
export function savedUserId(): string | undefined {
  try {
    return localStorage.getItem(userIdKey) ?? undefined
  } catch {
    return undefined
  }
}
