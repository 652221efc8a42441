const names = ['showLogin', 'planSelected', 'upgrade', 'platform', 'error']

/** Of the history's state: a toast has told already that signing in failed, so that the page gives the reason alone. */
export const toldInPassing = 'toldInPassing'

export type LandingQuery = {
  showLogin: boolean
  planSelected: boolean
  upgrade: boolean
  error: string | null
}

/** What the landing page is asked for in its address; undefined where it is asked for nothing. */
export function landingQuery(search: URLSearchParams): LandingQuery | undefined {
  if (!names.some((name) => search.has(name))) return undefined
  return {
    showLogin: search.get('showLogin') === 'true',
    planSelected: search.get('planSelected') === 'true',
    upgrade: search.get('upgrade') === 'true',
    error: search.get('error') || null,
  }
}

/** The landing page's address without what was read from it, so that a reload asks for nothing twice. */
export function withoutLandingQuery(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  for (const name of names) rest.delete(name)
  return rest.size > 0 ? `/?${rest}` : '/'
}
