import { cutText } from '#contract/measures/cut-text.ts'

/** Maximum length of a name in the contract. */
const longest = 80

/** Splits typed text by commas and lines into unique names, without empty or too long ones. */
export function typedNames(typed: string): string[] {
  const names = typed.split(/[,;\n]+/).map((name) => cutText(name.trim().replace(/\s+/g, ' '), longest))
  return [...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values()]
}
