import { cutText } from '#contract/measures/cut-text.ts'

const most = { ingredients: 60, letters: 80 } as const

/** Splits a typed line into ingredients. */
export function ingredientsOf(typed: string): string[] {
  const names = typed.split(/[,;\n]/).map((name) => cutText(name.trim(), most.letters).trim())
  return [...new Set(names.filter(Boolean))].slice(0, most.ingredients)
}
