const names = ['showLogin', 'planSelected', 'upgrade', 'platform', 'error']

/** Flag in the history's state: a toast has shown the failed sign-in, so the page shows the reason alone. */
export const shownAsToast = 'shownAsToast'

export type LandingQuery = {
  showLogin: boolean
  planSelected: boolean
  upgrade: boolean
  error: string | null
}

/** The landing page's parameters; undefined if there are none. */
export function landingQuery(search: URLSearchParams): LandingQuery | undefined {
  if (!names.some((name) => search.has(name))) return undefined
  return {
    showLogin: search.get('showLogin') === 'true',
    planSelected: search.get('planSelected') === 'true',
    upgrade: search.get('upgrade') === 'true',
    error: search.get('error') || null,
  }
}

/** The landing page's address without its parameters, so that a reload does not repeat them. */
export function withoutLandingQuery(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  for (const name of names) rest.delete(name)
  return rest.size > 0 ? `/?${rest}` : '/'
}
