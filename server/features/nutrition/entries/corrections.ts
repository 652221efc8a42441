import * as z from 'zod'
import {
  eachNutrient,
  type Nutrients,
  nutrientNames,
  scaleNutrients,
  sumNutrients,
} from '#contract/foods/nutrients.ts'
import { type MealAnalysis, type MealItem, mealAnalysis } from '#contract/nutrition/nutrition.ts'
import { withoutRef, withTrueRefs } from './food-refs.ts'

/** An analysis, stored or just read. */
export type Read = Omit<MealAnalysis, 'id'>
type Sent = Pick<MealAnalysis, 'calories' | 'protein' | 'carbs' | 'fat'> &
  Partial<{ sugar: number | null; fiber: number | null; sodium: number | null; items: MealItem[] }>

/** Bounds of one entry, checked after the weights changed: a valid amount may yield too much. */
export const oneEntry = z.object({
  analysis: mealAnalysis.pick({ items: true, ...eachNutrient(() => true as const) }),
})

/**
 * Applies corrections to an analysis. An item with changed grams is scaled per gram; typed figures are taken as
 * typed; totals follow the items unless typed.
 */
export function corrected(original: Read | undefined, sent: Sent): { figures: Nutrients; items: MealItem[] } {
  const weighed = (sent.items ?? original?.items ?? []).map((item, at) =>
    reweighed(item, sourceOf(item, at, original)),
  )
  const items = withTrueRefs(weighed, original?.items)
  const asSent: Nutrients = {
    calories: sent.calories,
    protein: sent.protein,
    carbs: sent.carbs,
    fat: sent.fat,
    sugar: sent.sugar ?? original?.sugar ?? null,
    fiber: sent.fiber ?? original?.fiber ?? null,
    sodium: sent.sodium ?? original?.sodium ?? null,
  }
  if (!items.length || !original) return { figures: scaleNutrients(asSent, 1), items }
  if (unchanged(items, original.items)) {
    const isTyped = nutrientNames.some((name) => asSent[name] !== (original[name] ?? null))
    return { figures: scaleNutrients(asSent, 1), items: isTyped ? items.map(withoutRef) : items }
  }
  return { figures: sumNutrients(items), items }
}

/** Finds an item's original. A meal may contain the same food twice, so its own position is checked first. */
function sourceOf(item: MealItem, at: number, original: Read | undefined): MealItem | undefined {
  const same = (one: MealItem | undefined) => one?.name === item.name
  return same(original?.items[at]) ? original?.items[at] : original?.items.find(same)
}

function reweighed(item: MealItem, from: MealItem | undefined): MealItem {
  if (!from || from.grams <= 0 || near(item.grams, from.grams) || !near(item.calories, from.calories))
    return item
  const scale = item.grams / from.grams
  return { ...item, ...scaleNutrients(from, scale) }
}

function unchanged(items: MealItem[], before: MealItem[]): boolean {
  return (
    items.length === before.length &&
    items.every(
      (item, at) =>
        item.name === before[at]!.name &&
        near(item.grams, before[at]!.grams) &&
        near(item.calories, before[at]!.calories),
    )
  )
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.005
}
