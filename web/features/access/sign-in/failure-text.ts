/** Why signing in failed, by the codes that stand in addresses; apart from the other words for the pages that need no more. */
export const failures = {
  no_token: 'No authentication token received',
  no_tokens: 'No authentication token received',
  not_begun: 'That sign-in was not begun in this app, so it was not used. Sign in here instead.',
  auth_failed: 'Signing in did not work. Please try again.',
} as const

/** Letters of a failure that somebody else worded; nobody reads more, and a link could hold pages. */
export const longestFailure = 200

/** The sentence for a failure that stands in an address: one of ours by its code, else the text itself. */
export function failureText(error: string): string {
  const text = Object.hasOwn(failures, error) ? failures[error as keyof typeof failures] : error
  return text.slice(0, longestFailure)
}
