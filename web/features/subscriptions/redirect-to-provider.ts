/**
 * Whether an address may be the card provider’s page: one that our own API named, over https. A server on this
 * machine may be answered by one on this machine.
 */
export function isProviderPage(url: string, here: string = globalThis.location?.href ?? ''): boolean {
  const [target, own] = [parsed(url), parsed(here)]
  if (!target || target.username || target.password) return false
  if (target.protocol === 'https:') return true
  return target.protocol === 'http:' && isLoopback(target.hostname) && isLoopback(own?.hostname ?? '')
}

/** Leaves for the provider’s page. False, staying here, where the address cannot be one. */
export function redirectToProvider(url: string): boolean {
  if (!isProviderPage(url)) return false
  window.location.assign(url)
  return true
}

const parsed = (url: string) => (URL.canParse(url) ? new URL(url) : undefined)

function isLoopback(host: string) {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
