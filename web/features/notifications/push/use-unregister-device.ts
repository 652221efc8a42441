/** Milliseconds that signing out waits for the push service. */
const timeoutMs = 1500

/** Unregisters this device at sign-out. Never rejects, and resolves within the limit. */
export function useUnregisterDevice() {
  return unregisterDevice
}

async function unregisterDevice() {
  if (globalThis.Notification?.permission !== 'granted') return
  const forgetting = import('./register-device.ts').then(({ forgetThisDevice }) => forgetThisDevice())
  const enough = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  await Promise.race([forgetting, enough]).catch(() => undefined)
}
