import { nutrientNames } from '#contract/foods/nutrients.ts'
import type { RecipePart } from '#contract/recipes.ts'
import { type Nutrients, nutrientsOf, type TableRow } from '../../food/food.ts'
import { foods } from '../../food/food-table.ts'
import type { Kind, KitchenIngredient } from '../../kitchen/ingredient.ts'
import { withProperNames } from '../../language/proper-names.ts'
import { lazy } from '../../lazy.ts'
import { type Amount, amountOf } from '../amounts.ts'
import type { Filled } from '../fill-slots.ts'
import type { FixedPart } from '../fixed-parts.ts'

export type WeighedPart = {
  ingredient: KitchenIngredient
  amount: Amount
  figures: Nutrients
  missing: boolean
}

const table = lazy(() => new Map(foods().map((food) => [food.name, food])))
const foodOf = ({ food }: KitchenIngredient): TableRow => table().get(food)!

/** Lower bound of scaling a dish towards the energy of its style. */
const leastScale = 0.7
const mostScale = 1.45
/** Amounts that do not scale with energy. */
const steady: readonly Kind[] = ['spice', 'dried_herb', 'fresh_herb', 'garlic', 'ginger', 'chili', 'baking']

type Portion = {
  ingredient: KitchenIngredient
  grams: number
  cut?: string | undefined
  atHand: boolean
  grows: boolean
}

/** Amounts for so many servings, near `calories` a serving, with their figures. */
export function weighDish(
  { dish, places, bought }: Filled,
  fixed: readonly FixedPart[],
  atHand: ReadonlySet<KitchenIngredient>,
  { servings, calories }: { servings: number; calories: number },
): WeighedPart[] {
  const portions: Portion[] = []
  for (const [name, taken] of places) {
    const { grams, cut } = dish.slots[name]!
    const usual = taken.reduce((sum, one) => sum + one.serving, 0)
    // Two vegetables share the amount of one.
    const together = grams ?? (usual / Math.max(1, taken.length)) * (1 + 0.4 * (taken.length - 1))
    for (const ingredient of taken)
      portions.push({
        ingredient,
        grams: (together * ingredient.serving) / usual,
        cut: cut || undefined,
        atHand: !bought.has(ingredient),
        grows: !ingredient.kinds.some((kind) => steady.includes(kind)),
      })
  }
  for (const { ingredient, grams } of fixed) {
    const known = portions.find((portion) => portion.ingredient === ingredient)
    if (known) known.grams += grams
    else
      portions.push({
        ingredient,
        grams,
        atHand: atHand.has(ingredient) || ingredient.pantry,
        grows: !ingredient.kinds.some((kind) => steady.includes(kind)) && !ingredient.kinds.includes('oil'),
      })
  }
  const energy = (grows: boolean) =>
    portions
      .filter((portion) => portion.grows === grows)
      .reduce((sum, { ingredient, grams }) => sum + (foodOf(ingredient).per100.calories * grams) / 100, 0)
  const wanted = (calories - energy(false)) / Math.max(1, energy(true))
  const scale = dish.fixedSize ? 1 : Math.min(mostScale, Math.max(leastScale, wanted))
  return portions.map(({ ingredient, grams, cut, atHand: had, grows }) => {
    const amount = amountOf(ingredient, grams * servings * (grows ? scale : 1), cut)
    return { ingredient, amount, figures: nutrientsOf(foodOf(ingredient), amount.grams), missing: !had }
  })
}

export function partOf({ ingredient, amount, figures, missing }: WeighedPart): RecipePart {
  const { grams, text } = amount
  const { name, aisle } = ingredient
  return {
    name,
    text: withProperNames(text),
    grams,
    aisle,
    missing,
    ...rounded(figures),
    foodRef: foodOf(ingredient).ref,
  }
}

/** Figures of one serving: the sum of the rounded parts, so that the recipe matches its parts exactly. */
export function perServing(parts: readonly RecipePart[], servings: number): Nutrients {
  const sum = (name: keyof Nutrients) => parts.reduce((total, part) => total + part[name], 0) / servings
  return rounded(Object.fromEntries(nutrientNames.map((name) => [name, sum(name)])) as Nutrients)
}

function rounded(figures: Nutrients): Nutrients {
  return Object.fromEntries(
    nutrientNames.map((name) => [name, Math.round(figures[name] * 10) / 10]),
  ) as Nutrients
}
