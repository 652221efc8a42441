import { loginPath } from '#contract/http/paths.ts'
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

/** Where signing in begins: the hosted page on the web, the app's own screen (which leads there) in the iOS app. */
export function signInPath(): string {
  return isIos() ? '/login' : loginPath
}
