const methodKey = 'signInMethod'
const timeKey = 'signInTimestamp'

/** Records how (such as `email`, `google`) and when this device signed in. */
export function noteSignIn(method: string) {
  try {
    localStorage.setItem(methodKey, method)
    localStorage.setItem(timeKey, new Date().toISOString())
  } catch {
    // A note for support only.
  }
}

export function forgetSignInNote() {
  try {
    for (const key of [methodKey, timeKey]) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
  }
}
