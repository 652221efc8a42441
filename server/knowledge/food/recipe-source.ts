/** Parts of a food that was computed from a recipe, and what the whole weighs in grams. */
export type RecipeSource = {
  /** `source`: a row of the reference, `SR28 01001`, or the name of a food of our table. */
  parts: readonly { grams: number; source: string }[]
  weight: number
}

/** Reads the source of a food: `recipe: 26 SR28 18070; 7 SR28 01001; yield=30`; undefined for any other. */
export function recipeSource(source: string): RecipeSource | undefined {
  if (!source.startsWith(prefix)) return undefined
  const parts: { grams: number; source: string }[] = []
  let cooked: number | undefined
  for (const text of source.slice(prefix.length).split('; ')) {
    if (text.startsWith('yield=')) cooked = Number(text.slice('yield='.length))
    const [, grams, part] = /^([\d.]+) (.+)$/.exec(text) ?? []
    if (grams && part) parts.push({ grams: Number(grams), source: part })
  }
  return { parts, weight: cooked ?? parts.reduce((sum, { grams }) => sum + grams, 0) }
}

const prefix = 'recipe: '
