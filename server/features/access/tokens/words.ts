/** Messages of the app's sign-in. */
export const words = {
  badToken: 'That access token is not valid.',
  refreshOver: 'You are signed out. Sign in again.',
  codeOver: 'This sign-in is no longer valid. Start it again.',
  badChallenge: 'A challenge is 43 characters: the SHA-256 of the verifier.',
  notSetUp: (provider: string) => `Signing in with ${provider} is not set up here.`,
  notFromProvider: (provider: string) =>
    `That sign-in did not come from ${provider} for this app. Try again.`,
  keysAway: (provider: string) => `${provider} cannot be asked just now. Try again shortly.`,
  addressNotConfirmed: (provider: string) =>
    `${provider} has not confirmed your email address, so it cannot be used here.`,
  otherAccount:
    'There is an account with this address already, but the address was never confirmed there. Sign in with its password and confirm the address first.',
} as const
