import type { ShoppingList } from '#contract/meal-plans.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { type Aisle, aisles, type Recipe } from '#contract/recipes.ts'
import { kitchenIngredient } from '../../kitchen/ingredients.ts'
import { withProperNames } from '../../language/proper-names.ts'
import { atHandOf } from '../at-hand.ts'
import { packsFor } from './packs.ts'
import { shoppingAmount } from './shopping-amount.ts'

type Needed = { recipe: Pick<Recipe, 'parts' | 'servings'>; servings: number }
type ListOptions = { atHand: readonly string[]; units: UnitSystem }
type Listed = ShoppingList['aisles']
type Thing = {
  name: string
  grams: number
  /** Grams of the meal that needs most of it. */
  most: number
  aisle: Aisle
  pantry: boolean
}

/** Share of a need that may be missing before it is bought. */
const spare = 0.05

/**
 * Shopping list of `meals` (servings of all people): amounts summed by ingredient in shop order. Pantry staples are
 * there. What is at hand is subtracted: its amount, or what one meal needs where none was said. Packs are those usual
 * where the units are.
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
      if (thing) Object.assign(thing, { grams: thing.grams + grams, most: Math.max(thing.most, grams) })
      else {
        const { aisle = part.aisle, pantry = false } = known ?? {}
        things.set(name, { name, grams, most: grams, aisle, pantry })
      }
    }
  const had = atHandOf(atHand)
  return aisles.flatMap((aisle) => {
    const here = [...things.values()].filter((thing) => thing.aisle === aisle).sort(byName)
    if (!here.length) return []
    return [{ aisle, things: here.map((one) => listed(summed(one), had.get(one.name), units)) }]
  })
}

/** Without the error of binary fractions, which differs by the order of the meals. */
const summed = (thing: Thing): Thing => ({ ...thing, grams: Math.round(thing.grams * 1e6) / 1e6 })

const fromTheTap = new Set(['water', 'ice'])

/** `atHand` is in grams: undefined where there is none, null where no amount was said. */
function listed(
  { name, grams, most, pantry }: Thing,
  atHand: number | null | undefined,
  units: UnitSystem,
): Listed[number]['things'][number] {
  const there = atHand === undefined ? 0 : Math.min(grams, atHand ?? most)
  const have = pantry || grams - there <= spare * grams
  const needed = have ? grams : grams - there
  const amount = (some: number) => withProperNames(shoppingAmount(name, some, kitchenIngredient(name)))
  return {
    name,
    grams: Math.round(needed * 10) / 10,
    text: amount(needed),
    packs: packsFor(name, needed, units),
    atHand: !have && there > 0 ? amount(there) : null,
    have,
  }
}

function byName(one: Thing, other: Thing): number {
  return one.name.localeCompare(other.name, 'en')
}
