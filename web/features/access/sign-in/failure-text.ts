import { cutText } from '#contract/measures/cut-text.ts'
/** Sentences of failed sign-ins by code; a file of their own for pages that need no other words. */
export const failures = {
  no_token: 'No authentication token received',
  no_tokens: 'No authentication token received',
  not_begun: 'That sign-in was not begun in this app, so it was not used. Sign in here instead.',
  auth_failed: 'Signing in did not work. Please try again.',
} as const

/** Maximum letters of a failure text that another party wrote: it comes from the address. */
export const longestFailure = 200

/** The sentence for a failure code; an unknown code is shown as it is. */
export function failureText(error: string): string {
  const text = Object.hasOwn(failures, error) ? failures[error as keyof typeof failures] : error
  return cutText(text, longestFailure)
}
