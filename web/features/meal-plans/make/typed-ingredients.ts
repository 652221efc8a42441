const most = { ingredients: 60, letters: 80 } as const

/** Splits a typed line into ingredients. */
export function ingredientsOf(typed: string): string[] {
  const names = typed.split(/[,;\n]/).map((name) => name.trim().slice(0, most.letters).toWellFormed().trim())
  return [...new Set(names.filter(Boolean))].slice(0, most.ingredients)
}
