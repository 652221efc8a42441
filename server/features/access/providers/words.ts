import type { ProviderId } from '#contract/access/access.ts'
import { providerNames } from '#contract/access/provider-names.ts'

/** Sentences of the sign-in with a provider. */
export const words = {
  away: (provider: ProviderId) => `${providerNames[provider]} cannot be reached just now. Try again shortly.`,
  cancelled: 'You stopped signing in. Nothing was changed.',
  noApp: 'The app did not ask for this, or too long ago. Start in the app again.',
} as const
