const key = 'pushTurnedOff'

/** Whether the user turned notifications off on this device; the browser's permission stays granted. */
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
    // Without storage the next start may register the device again.
  }
}
