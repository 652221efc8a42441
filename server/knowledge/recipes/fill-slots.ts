import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import { ingredientNamed } from '../kitchen/ingredients.ts'
import type { Dish, Slot } from './pattern.ts'
import { spokenPlaces } from './spoken-places.ts'

export type Filled = {
  dish: Dish
  places: ReadonlyMap<string, readonly KitchenIngredient[]>
  bought: ReadonlySet<KitchenIngredient>
}
export type Allowed = (ingredient: KitchenIngredient) => boolean

/** Maximum number of bought ingredients, besides fixed parts. */
const mostBought = 2

/**
 * Fills a dish's slots with available ingredients (best first): required slots before optional ones, narrow before
 * wide. Undefined when a required slot stays empty.
 */
export function fillSlots(
  dish: Dish,
  atHand: readonly KitchenIngredient[],
  allowed: Allowed,
): Filled | undefined {
  const left = new Set(atHand)
  const places = new Map<string, KitchenIngredient[]>()
  const bought = new Set<KitchenIngredient>()
  for (const [name, slot] of inTurn(dish)) {
    const taken: KitchenIngredient[] = []
    for (const one of left) {
      if (taken.length >= (slot.most ?? 1)) break
      if (fits(slot, one)) taken.push(one)
    }
    for (const one of taken) left.delete(one)
    if (!taken.length && slot.buy) {
      const other = ingredientNamed(slot.buy)
      if (other && allowed(other) && (other.pantry || bought.size < mostBought)) {
        taken.push(other)
        if (!other.pantry) bought.add(other)
      }
    }
    if (!taken.length && !slot.optional) return undefined
    places.set(name, taken)
  }
  // Ingredients that no step would mention are not used.
  const spoken = spokenPlaces(dish, (name) => places.get(name)!.length > 0)
  for (const name of places.keys()) if (!spoken.has(name)) places.set(name, [])
  return { dish, places, bought }
}

export function fits(
  { kinds = [], only = [], not = [] }: Slot,
  { name, kinds: own }: KitchenIngredient,
): boolean {
  if (not.includes(name)) return false
  return only.includes(name) || own.some((kind) => kinds.includes(kind))
}

const turns = new WeakMap<Dish, [string, Slot][]>()
function inTurn(dish: Dish): [string, Slot][] {
  const known = turns.get(dish)
  if (known) return known
  const width = ({ kinds = [], only = [] }: Slot) => kinds.length * 10 + only.length
  const order = Object.entries(dish.slots).sort(
    ([, one], [, other]) =>
      Number(one.optional ?? false) - Number(other.optional ?? false) || width(one) - width(other),
  )
  turns.set(dish, order)
  return order
}
