/** What the account says to people. */
export const words = {
  emailElsewhere: 'The e-mail address is changed in its own place, with a link that proves the new one.',
} as const
