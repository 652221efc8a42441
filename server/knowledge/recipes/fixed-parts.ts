import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import { ingredientNamed } from '../kitchen/ingredients.ts'
import type { Allowed } from './fill-slots.ts'
import type { Dish } from './pattern.ts'
import { swaps } from './swaps.ts'

/** A fixed part: its ingredient, the one it replaces in the steps, and its amount per serving. */
export type FixedPart = { ingredient: KitchenIngredient; named: string; grams: number }

/** A dish's fixed parts, with substitutes for excluded or missing ones. Undefined without a substitute. */
export function fixedParts(
  { pantry }: Dish,
  atHand: ReadonlySet<KitchenIngredient>,
  allowed: Allowed,
): FixedPart[] | undefined {
  const parts: FixedPart[] = []
  for (const [named, grams] of Object.entries(pantry)) {
    const choices = [named, ...(swaps[named] ?? [])]
      .flatMap((name) => ingredientNamed(name) ?? [])
      .filter(allowed)
    const [first] = choices
    // A small amount is substituted rather than bought; ingredients already in the dish are no substitutes.
    const standIn = choices.find(
      (one) => (atHand.has(one) || one.pantry) && (one.name === named || !(one.name in pantry)),
    )
    const ingredient = standIn ?? first
    if (!ingredient) return undefined
    if (!parts.some((part) => part.ingredient === ingredient)) parts.push({ ingredient, named, grams })
  }
  return parts
}
