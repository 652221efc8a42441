/** The longest name that the contract takes. */
const longest = 80

/** What a person typed, by commas or lines: each thing once, none empty, none too long to be kept. */
export function typedNames(typed: string): string[] {
  const names = typed.split(/[,;\n]+/).map((name) => name.trim().replace(/\s+/g, ' ').slice(0, longest))
  return [...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values()]
}
