import { iosClientVersion } from '#contract/product.ts'

type Capacitor = { getPlatform?: () => string }

/** Whether this page runs inside the iOS app. */
export function isIos(): boolean {
  const { Capacitor } = globalThis as { Capacitor?: Capacitor }
  return Capacitor?.getPlatform?.() === 'ios'
}

/** How the iOS app makes itself known to the server; nothing on the web. */
export function clientHeaders(): Record<string, string> {
  return isIos() ? { 'X-Client-Platform': 'ios', 'X-Client-Version': iosClientVersion } : {}
}
