const methodKey = 'signInMethod'
const timeKey = 'signInTimestamp'

/** How and when the account on this device was signed in to; such as `email`, `google`. */
export function noteSignIn(method: string) {
  try {
    localStorage.setItem(methodKey, method)
    localStorage.setItem(timeKey, new Date().toISOString())
  } catch {
    // A note for support; nothing depends on it.
  }
}

export function forgetSignInNote() {
  try {
    for (const key of [methodKey, timeKey]) localStorage.removeItem(key)
  } catch {
    // Nothing is kept there either.
  }
}
