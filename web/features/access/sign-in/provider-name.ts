/** The provider of a sign-in: Google and Apple under any of their names, else the given value, else `generic`. */
export function providerName(given: string | null | undefined, path = ''): string {
  const named = `${given ?? ''} ${path}`.toLowerCase()
  for (const known of ['google', 'apple']) if (named.includes(known)) return known
  return given && /^[\w-]{1,32}$/.test(given) ? given.toLowerCase() : 'generic'
}
