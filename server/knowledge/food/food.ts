import type { FoodCategory } from '#contract/nutrition.ts'

/** Energy in kcal, sodium in milligrams, the rest in grams. */
export type Nutrients = {
  calories: number
  protein: number
  carbs: number
  fat: number
  sugar: number
  fiber: number
  sodium: number
}

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

export const nutrientNames = ['calories', 'protein', 'carbs', 'fat', 'sugar', 'fiber', 'sodium'] as const

/** Figures of that many grams, unrounded. */
export function nutrientsOf(food: Food, grams: number): Nutrients {
  const share = grams / 100
  const { calories, protein, carbs, fat, sugar, fiber, sodium } = food.per100
  return {
    calories: calories * share,
    protein: protein * share,
    carbs: carbs * share,
    fat: fat * share,
    sugar: sugar * share,
    fiber: fiber * share,
    sodium: sodium * share,
  }
}
