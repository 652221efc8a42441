/** Whether an address can be the card provider's page: https, or http between two loopback hosts. */
export function isProviderPage(url: string, here: string = globalThis.location?.href ?? ''): boolean {
  const [target, own] = [parsed(url), parsed(here)]
  if (!target || target.username || target.password) return false
  if (target.protocol === 'https:') return true
  return target.protocol === 'http:' && isLoopback(target.hostname) && isLoopback(own?.hostname ?? '')
}

/** Redirects to the provider's page. False, without a navigation, if the address cannot be one. */
export function redirectToProvider(url: string): boolean {
  if (!isProviderPage(url)) return false
  window.location.assign(url)
  return true
}

const parsed = (url: string) => (URL.canParse(url) ? new URL(url) : undefined)

function isLoopback(host: string) {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
