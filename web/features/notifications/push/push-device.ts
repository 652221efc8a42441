/** `blocked`: the permission was denied, and only the user can change that. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** Push registration, implemented for browsers and for the iOS app. */
export type PushDevice = {
  state(): Promise<PushState>
  /**
   * Requests permission if needed, and answers the registration for the server; undefined without permission.
   * Rejects if the push service fails.
   */
  subscribe(vapidPublicKey: string): Promise<{ platform: 'web' | 'ios'; token: string } | undefined>
  /** Ends the subscription and answers its token. */
  unsubscribe(): Promise<string | undefined>
  /** Calls `changed` when the permission changes; returns the unsubscribe function. */
  onChange(changed: () => void): () => void
}

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
