/** Who a sign-in came from: Google and Apple by whatever names them, else the value that was given, else `generic`. */
export function providerName(given: string | null | undefined, path = ''): string {
  const named = `${given ?? ''} ${path}`.toLowerCase()
  for (const known of ['google', 'apple']) if (named.includes(known)) return known
  return given && /^[\w-]{1,32}$/.test(given) ? given.toLowerCase() : 'generic'
}
