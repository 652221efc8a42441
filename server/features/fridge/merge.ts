import { type Ingredient, mostIngredients } from '#contract/fridge.ts'

/** An ingredient to add to a session, by plain name. */
export type Found = Pick<Ingredient, 'name' | 'emoji' | 'confidence' | 'isConfirmed'>

/**
 * Merges `found` into a session's ingredients: each name once with the higher confidence, ticks kept. In a full
 * session the most confident new ones fill the remaining places.
 */
export function merged(before: readonly Ingredient[], found: readonly Found[]): Ingredient[] {
  const all = new Map(before.map((one) => [one.name, one]))
  for (const one of found.toSorted((a, b) => b.confidence - a.confidence)) {
    const known = all.get(one.name)
    if (known)
      all.set(one.name, {
        ...known,
        confidence: Math.max(known.confidence, one.confidence),
        isConfirmed: known.isConfirmed || one.isConfirmed,
      })
    else if (all.size < mostIngredients) all.set(one.name, { ...one, id: crypto.randomUUID() })
  }
  return [...all.values()]
}
