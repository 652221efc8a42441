import { loginPath } from '#contract/http/paths.ts'
import { iosClientVersion } from '#contract/product.ts'

type Capacitor = { getPlatform?: () => string }

export function isIos(): boolean {
  const { Capacitor } = globalThis as { Capacitor?: Capacitor }
  return Capacitor?.getPlatform?.() === 'ios'
}

/** Headers that identify the iOS app to the server; empty on the web. */
export function clientHeaders(): Record<string, string> {
  return isIos() ? { 'X-Client-Platform': 'ios', 'X-Client-Version': iosClientVersion } : {}
}

/** Where signing in starts: the hosted page on the web, the app's own sign-in screen in the iOS app. */
export function signInPath(): string {
  return isIos() ? '/login' : loginPath
}
