import { type Ingredient, mostIngredients } from '#contract/fridge.ts'

/** Something to go into a session, by its plain name. */
export type Found = Pick<Ingredient, 'name' | 'emoji' | 'confidence' | 'isConfirmed'>

/**
 * A session’s ingredients with `found` among them: a name once, with the higher confidence; a tick stays. Where the
 * session is full, the surest of the new ones get the places that are left.
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
