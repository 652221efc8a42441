const key = 'pushTurnedOff'

/** Whether this person turned notifications off on this device: the browser's permission outlives that. */
export function turnedOff(userId: string): boolean {
  try {
    return localStorage.getItem(key) === userId
  } catch {
    return false
  }
}

export function rememberTurnedOff(userId: string, off: boolean) {
  try {
    if (off) localStorage.setItem(key, userId)
    else localStorage.removeItem(key)
  } catch {
    // Without storage the next start of the app may turn them on again.
  }
}
