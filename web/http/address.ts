/** A path goes to the API's host, which is this page's own unless the build names one (the iOS app does). */
export function addressOf(path: string, host: string | undefined = import.meta.env?.VITE_API_HOST): string {
  return path.startsWith('http') ? path : `${host ?? ''}${path}`
}

/** Cookies go with every call, except from the iOS app's own pages: from there only a token counts. */
export function credentials(): RequestCredentials {
  return globalThis.location?.protocol === 'capacitor:' ? 'omit' : 'include'
}
