import type { StatedMicronutrients } from '#contract/foods/micronutrients.ts'
import { nutrientNames } from '#contract/foods/nutrients.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import type { MealItem } from '#contract/nutrition/nutrition.ts'
import { linkedFood } from '#server/knowledge/food/linked-food.ts'

/**
 * A food of an entry as it is stored. `statedPer100` are the micronutrients of its own, scanned or imported food when it was
 * logged; a copy, as those change and go. Foods of the table have theirs by their `foodRef`.
 */
export type StoredItem = MealItem & { statedPer100?: StatedMicronutrients }

type Eaten = Omit<MealItem, 'second'>

/** Difference of figures that rounding may cause, in their units and as a share. */
const rounding = { units: 2, share: 0.03 }

/**
 * The foods with their `foodRef` only where it still stands for them: as many figures by weight, and the name, as a food
 * of the meal `before` with that ref has, or else as the food of the table.
 */
export function withTrueRefs(items: readonly MealItem[], before: readonly MealItem[] = []): MealItem[] {
  const known = before.flatMap(({ second, ...first }): Eaten[] => (second ? [first, second] : [first]))
  const mended = <Food extends Eaten>(food: Food): Food =>
    food.foodRef === undefined || isTrue(food, food.foodRef, known) ? food : withoutRef(food)
  return items.map((item) => ({ ...mended(item), ...(item.second && { second: mended(item.second) }) }))
}

/** The food without the one that its figures stand for. */
export function withoutRef<Food extends Eaten>(food: Food): Food {
  return { ...food, foodRef: undefined, statedPer100: undefined }
}

/** Whether two names are the same but for capitals and outer spaces. */
export const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

function isTrue(food: Eaten, ref: string, known: readonly Eaten[]): boolean {
  const before = known.filter((one) => one.foodRef === ref)
  if (before.some((one) => isSameName(one.name, food.name) && isAsMuch(food, one, one.grams))) return true
  const linked = linkedFood(ref)
  // Imported foods and the person's own are looked up where they are stored (`withStated`).
  return linked ? isOfFood(food, linked) : before.length === 0
}

/** Whether the name and, by weight, the figures of an entry's food are those of `food`. */
export const isOfFood = (item: Eaten, { name, per100 }: { name: string; per100: Figures }) =>
  isSameName(cutText(name, 120), item.name) && isAsMuch(item, per100, 100)

type Figures = { [Name in (typeof nutrientNames)[number]]?: number | null | undefined }

/** Whether the figures of a food are those of `grams` by weight, as far as both state them. */
function isAsMuch(food: Eaten, figures: Figures, grams: number): boolean {
  return nutrientNames.every((name) => {
    const [figure, other] = [food[name], figures[name]]
    if (figure == null || other == null) return true
    const expected = grams > 0 ? (other * food.grams) / grams : other
    return Math.abs(figure - expected) <= Math.max(rounding.units, expected * rounding.share)
  })
}
