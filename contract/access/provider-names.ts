import type { ProviderId } from './access.ts'

/** What people call those whom they sign in with. */
export const providerNames: Record<ProviderId, string> = {
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  x: 'X',
  oidc: 'Single Sign-On',
}
