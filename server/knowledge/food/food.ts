import { eachNutrient, type NutrientName } from '#contract/foods/nutrients.ts'
import type { FoodCategory } from '#contract/nutrition.ts'

/** Energy in kcal, sodium in milligrams, the rest in grams; all known. */
export type Nutrients = Record<NutrientName, number>

/** One row of the food table. */
export type Food = {
  name: string
  aliases: readonly string[]
  category: FoodCategory
  emoji: string
  per100: Nutrients
  /** Grams of the edible part by unit: always `serving`, then `piece`, `slice`, `cup` … where applicable. */
  readonly portions: ReadonlyMap<string, number>
  /** Stated for liquids, else derived from a cup or spoon; undefined for foods without a volume. */
  readonly gramsPerMillilitre?: number | undefined
  /** Allergens and other things people avoid: milk, egg, tree_nut, gluten, pork … */
  readonly contains: ReadonlySet<string>
  /** `SR28 01009`: row of the USDA reference; `recipe: …`: summed from parts; `label`: typical product label. */
  source: string
}

/** Figures of that many grams, unrounded. */
export function nutrientsOf(food: Food, grams: number): Nutrients {
  return eachNutrient((name) => (food.per100[name] * grams) / 100)
}
