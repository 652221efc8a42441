import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import type { Allowed } from './fill-slots.ts'
import type { Dish } from './pattern.ts'
import { swaps } from './swaps.ts'

/** A fixed part: what it is, what it stands in for in the steps, and how much a serving takes. */
export type FixedPart = { ingredient: KitchenIngredient; named: string; grams: number }

/**
 * A dish's fixed parts, each that is avoided or not at hand with what stands in for it, where something does.
 * Undefined where nothing can.
 */
export function fixedParts(
  { pantry }: Dish,
  atHand: ReadonlySet<KitchenIngredient>,
  allowed: Allowed,
): FixedPart[] | undefined {
  const parts: FixedPart[] = []
  for (const [named, grams] of Object.entries(pantry)) {
    const choices = [named, ...(swaps[named] ?? [])]
      .flatMap((name) => kitchenIngredient(name) ?? [])
      .filter(allowed)
    const [first] = choices
    // Nobody goes out for a spoon of wine when stock does; but what is in the dish anyway stands in for nothing.
    const standIn = choices.find(
      (one) => (atHand.has(one) || one.pantry) && (one.name === named || !(one.name in pantry)),
    )
    const ingredient = standIn ?? first
    if (!ingredient) return undefined
    if (!parts.some((part) => part.ingredient === ingredient)) parts.push({ ingredient, named, grams })
  }
  return parts
}
