/** Resolves a path against the API host: the page's own unless the build names one (as for the iOS app). */
export function addressOf(path: string, host: string | undefined = import.meta.env?.VITE_API_HOST): string {
  return path.startsWith('http') ? path : `${host ?? ''}${path}`
}

/** Sends cookies with every call, except from the iOS app, which signs in by token only. */
export function credentials(): RequestCredentials {
  return globalThis.location?.protocol === 'capacitor:' ? 'omit' : 'include'
}
