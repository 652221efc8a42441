/** Maximum length of a name in the contract. */
const longest = 80

/** Splits typed text by commas and lines into unique names, without empty or too long ones. */
export function typedNames(typed: string): string[] {
  const names = typed.split(/[,;\n]+/).map((name) => name.trim().replace(/\s+/g, ' ').slice(0, longest))
  return [...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values()]
}
