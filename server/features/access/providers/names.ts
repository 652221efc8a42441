/** Splits a full name: the first word, and the rest. */
export function namesIn(whole: string | undefined): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (whole ?? '').trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
