import { eachNutrient, type NutrientName, type Nutrients as Stated } from '#contract/foods/nutrients.ts'
import type { FoodCategory } from '#contract/nutrition/nutrition.ts'

/** Energy in kcal, sodium in milligrams, the rest in grams; all known. */
export type Nutrients = Record<NutrientName, number>

/** A food of the table, or an imported one, whose figures may be unknown. */
export type Food<Figures extends Stated = Stated> = {
  /** Its permanent id (`foodRef`). */
  ref: string
  name: string
  aliases: readonly string[]
  category: FoodCategory
  emoji: string
  per100: Figures
  /** Grams of the edible part by unit: always `serving`, then `piece`, `slice`, `cup` … where applicable. */
  readonly portions: ReadonlyMap<string, number>
  /** Stated for liquids, else derived from a cup or spoon; undefined for foods without a volume. */
  readonly gramsPerMillilitre?: number | undefined
  /** Allergens and other things people avoid: milk, egg, tree_nut, gluten, pork … */
  readonly contains: ReadonlySet<string>
  /**
   * `SR28 01009`, `FNDDS 11360200`: row of a USDA reference, behind it `; parts: …` of a dish; `recipe: …`: summed from parts;
   * `label`: typical of labels.
   */
  source: string
}

/** A row of the food table. */
export type TableRow = Food<Nutrients>

/** Id of the reference's row that a food's figures are from: `sr28:01009` of `SR28 01009`; undefined for other sources. */
export const referenceRowOf = (source: string) =>
  /^(?:SR28 \d{5}|FNDDS \d{8})(?=$|; parts: )/.exec(source)?.[0].toLowerCase().replace(' ', ':')

/** Figures of that many grams, unrounded; unknown ones stay unknown. */
export function nutrientsOf<Figures extends Stated>({ per100 }: Food<Figures>, grams: number): Figures {
  return eachNutrient((name) => {
    const figure = per100[name]
    return figure === null ? null : (figure * grams) / 100
  }) as Figures
}
