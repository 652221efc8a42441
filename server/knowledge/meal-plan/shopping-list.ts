import type { ShoppingList } from '#contract/meal-plans.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { type Aisle, aisles, type Recipe } from '#contract/recipes.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { packsFor } from './packs.ts'
import { shoppingAmount } from './shopping-amount.ts'

type Needed = { recipe: Pick<Recipe, 'parts' | 'servings'>; servings: number }
type ListOptions = { atHand: readonly string[]; units: UnitSystem }
type Listed = ShoppingList['aisles']
type Thing = { name: string; grams: number; aisle: Aisle; pantry: boolean }

/**
 * Shopping list of `meals` (servings of all people): amounts summed by ingredient in shop order. Pantry staples and
 * `atHand` count as available; packs are those usual where the units are.
 */
export function shoppingList(meals: readonly Needed[], { atHand, units }: ListOptions): Listed {
  const things = new Map<string, Thing>()
  for (const { recipe, servings } of meals)
    for (const part of recipe.parts) {
      const known = kitchenIngredient(part.name)
      const name = known?.name ?? part.name.trim().toLowerCase()
      if (fromTheTap.has(name)) continue
      const grams = (part.grams * servings) / recipe.servings
      const thing = things.get(name)
      if (thing) thing.grams += grams
      else
        things.set(name, { name, grams, aisle: known?.aisle ?? part.aisle, pantry: known?.pantry ?? false })
    }
  const had = new Set(atHand.map((typed) => kitchenIngredient(typed)?.name ?? typed.trim().toLowerCase()))
  return aisles.flatMap((aisle) => {
    const here = [...things.values()].filter((thing) => thing.aisle === aisle).sort(byName)
    if (!here.length) return []
    return [{ aisle, things: here.map((one) => listed(summed(one), one.pantry || had.has(one.name), units)) }]
  })
}

/** Without the error of binary fractions, which differs by the order of the meals. */
const summed = (thing: Thing): Thing => ({ ...thing, grams: Math.round(thing.grams * 1e6) / 1e6 })

const fromTheTap = new Set(['water', 'ice'])

function listed({ name, grams }: Thing, have: boolean, units: UnitSystem): Listed[number]['things'][number] {
  const text = shoppingAmount(name, grams, kitchenIngredient(name))
  return { name, grams: Math.round(grams * 10) / 10, text, packs: packsFor(name, grams, units), have }
}

function byName(one: Thing, other: Thing): number {
  return one.name.localeCompare(other.name, 'en')
}
