import type { ProviderId } from '#contract/access.ts'

const names: Record<ProviderId, string> = {
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  x: 'X',
  oidc: 'The sign-in service',
}

/** What signing in with a provider says to people. */
export const words = {
  away: (provider: ProviderId) => `${names[provider]} cannot be reached just now. Try again shortly.`,
  cancelled: 'You stopped signing in. Nothing was changed.',
  noApp: 'The app did not ask for this, or too long ago. Start in the app again.',
} as const
