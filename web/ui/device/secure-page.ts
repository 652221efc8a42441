import { isIos } from '#web/http/platform.ts'

/**
 * Whether this page may use what browsers keep for secure contexts: camera, location, push messages, service worker,
 * installation. False over http by any name but this machine's own. The iOS app has its plug-ins for them.
 */
export function isSecurePage(): boolean {
  return isIos() || globalThis.isSecureContext !== false
}
