/** Messages of sign-in. */
export const words = {
  addressTaken: 'There is an account with this address already. Sign in, or reset the password.',
  wrongPassword: 'That address and password do not go together.',
  wrongPasswordOnly: 'That is not this account’s password.',
  noPassword: 'This account has no password yet. Set one first: under Security, in your account.',
  signInAgain:
    'This account has no password, so a fresh sign-in stands for it: sign out, sign in again, and come back within 10 minutes.',
  verifyFirst: 'Confirm your email address first: open the link that we sent you.',
  signInFailed: 'Signing in did not work just now. Try again shortly.',
  linkOver: 'This link is no longer valid. Ask for a new one.',
  resetSent: 'If there is an account with this address, a link is on its way.',
  verificationSent: 'If this address waits to be confirmed, a link is on its way.',
  passwordSet: 'Your new password is set. Sign in with it.',
  addressVerified: 'Your address is confirmed. You can sign in.',
  commonPassword: 'That password is among the first that anyone would try. Choose another.',
  ownName: 'That password is your own name or address. Choose another.',
  passwordChanged: 'Your password is changed. Everywhere else you are signed out.',
  changedElsewhere: 'The password was changed at the same moment. Sign in with the one that counts.',
  sameAddress: 'That is your address already.',
  linkToNewAddress: 'Look in the inbox of the new address: a link there makes it yours.',
  addressChanged: 'Your address is changed.',
  device: (browser?: string, system?: string) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
  otherSite: 'This request comes from another site.',
} as const
