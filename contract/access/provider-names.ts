import type { ProviderId } from './access.ts'

/** Display names of the providers. */
export const providerNames: Record<ProviderId, string> = {
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  x: 'X',
  oidc: 'Single Sign-On',
}
