/** Parts of a dish, and what the whole weighs in grams. */
export type RecipeSource = {
  /** `source`: a row of the reference, `SR28 01001`, or the name of a food of our table. */
  parts: readonly { grams: number; source: string }[]
  weight: number
}

/**
 * Reads the source of a dish, `recipe: 26 SR28 18070; 7 SR28 01001; yield=30`, or `FNDDS 27510155; parts: 80 SR28 23572` with
 * the figures of a reference's row; undefined for any other.
 */
export function recipeSource(source: string): RecipeSource | undefined {
  const text = /^(?:recipe|[^;]+; parts): (.+)$/.exec(source)?.[1]
  if (!text) return undefined
  const parts: { grams: number; source: string }[] = []
  let cooked: number | undefined
  for (const line of text.split('; ')) {
    if (line.startsWith('yield=')) cooked = Number(line.slice('yield='.length))
    const [, grams, part] = /^([\d.]+) (.+)$/.exec(line) ?? []
    if (grams && part) parts.push({ grams: Number(grams), source: part })
  }
  return { parts, weight: cooked ?? parts.reduce((sum, { grams }) => sum + grams, 0) }
}
