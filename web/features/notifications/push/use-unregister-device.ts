/** Milliseconds that signing out waits for a push service. */
const patience = 1500

/** For signing out: this device receives nothing more of the account. Never rejects, and never takes long. */
export function useUnregisterDevice() {
  return unregisterDevice
}

async function unregisterDevice() {
  if (globalThis.Notification?.permission !== 'granted') return
  const forgetting = import('./register-device.ts').then(({ forgetThisDevice }) => forgetThisDevice())
  const enough = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([forgetting, enough]).catch(() => undefined)
}
