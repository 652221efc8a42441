import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { readMeal } from '../meal/read-meal.ts'

/** Ingredients at hand by their name in the kitchen, or as typed; grams, null where no amount was said. */
export type AtHand = ReadonlyMap<string, number | null>

/** Reads typed ingredients: "spinach", "400 g spinach", "6 eggs". Amounts of the same ingredient are summed. */
export function atHandOf(typed: readonly string[]): AtHand {
  const all = new Map<string, number | null>()
  for (const one of typed) {
    const name = nameAtHand(one)
    const grams = statedGrams(one)
    const before = all.get(name) ?? null
    all.set(name, grams === null && before === null ? null : (before ?? 0) + (grams ?? 0))
  }
  return all
}

/** The name of an ingredient in the kitchen, else as typed. */
export function nameAtHand(typed: string): string {
  return kitchenIngredient(typed)?.name ?? typed.trim().toLowerCase()
}

/** As the meal reader weighs it; null where it reads no amount, or more than one food. */
function statedGrams(typed: string): number | null {
  const { items } = readMeal(typed)
  const [item] = items
  return items.length === 1 && item!.amountStated ? item!.grams : null
}
