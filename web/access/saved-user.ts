import { type User, user } from '#contract/user.ts'

const key = 'user'
/** Everything on this device that belongs to the account that was signed in. */
const accountKeys = [
  key,
  'userId',
  'subscriptionTier',
  'subscriptionStatus',
  'access_token',
  'refresh_token',
  'token_expiry',
]

/** Keeps the user on this device, so that the next start shows a screen before the server has answered. */
export function saveUser(known: User) {
  try {
    localStorage.setItem(key, JSON.stringify(known))
    localStorage.setItem('userId', known.id)
    localStorage.setItem('subscriptionTier', known.subscriptionTier)
    localStorage.setItem('subscriptionStatus', known.subscriptionStatus)
  } catch {
    // Storage may be closed or full; the server knows the user all the same.
  }
}

/** The user as last seen on this device. */
export function savedUser(): User | undefined {
  try {
    return user.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Forgets the account on this device, as signing out does. */
export function forgetUser() {
  try {
    for (const name of accountKeys) localStorage.removeItem(name)
  } catch {
    // Nothing can be kept there either.
  }
}
