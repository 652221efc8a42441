import * as z from 'zod'
import { type MealAnalysis, type MealItem, mealAnalysis } from '#contract/nutrition.ts'

/** Figures that a correction may change. */
type Figures = Pick<MealAnalysis, 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar'> & {
  fiber: number | null
  sodium: number | null
}
type Sent = Pick<MealAnalysis, 'calories' | 'protein' | 'carbs' | 'fat'> &
  Partial<{ sugar: number; fiber: number | null; sodium: number | null; items: MealItem[] }>

const names = ['calories', 'protein', 'carbs', 'fat', 'sugar', 'fiber', 'sodium'] as const

/** Bounds of one entry, checked after the weights changed: a valid amount may yield too much. */
export const oneEntry = z.object({
  analysis: mealAnalysis.pick({
    items: true,
    calories: true,
    protein: true,
    carbs: true,
    fat: true,
    sugar: true,
    fiber: true,
    sodium: true,
  }),
})

/**
 * Applies corrections to an analysis. An item with changed grams is scaled per gram; typed figures are taken as
 * typed; totals follow the items unless typed.
 */
export function corrected(
  original: MealAnalysis | undefined,
  sent: Sent,
): { figures: Figures; items: MealItem[] } {
  const items = (sent.items ?? original?.items ?? []).map((item, at) =>
    reweighed(item, sourceOf(item, at, original)),
  )
  const asSent: Figures = {
    calories: sent.calories,
    protein: sent.protein,
    carbs: sent.carbs,
    fat: sent.fat,
    sugar: sent.sugar ?? original?.sugar ?? 0,
    fiber: sent.fiber ?? original?.fiber ?? null,
    sodium: sent.sodium ?? original?.sodium ?? null,
  }
  if (!items.length || !original || unchanged(items, original.items))
    return { figures: rounded(asSent), items }
  return { figures: rounded(sumOf(items)), items }
}

/** Finds an item's original. A meal may contain the same food twice, so its own position is checked first. */
function sourceOf(item: MealItem, at: number, original: MealAnalysis | undefined): MealItem | undefined {
  const same = (one: MealItem | undefined) => one?.name === item.name
  return same(original?.items[at]) ? original?.items[at] : original?.items.find(same)
}

function reweighed(item: MealItem, from: MealItem | undefined): MealItem {
  if (!from || from.grams <= 0 || near(item.grams, from.grams) || !near(item.calories, from.calories))
    return item
  const scale = item.grams / from.grams
  const scaled = Object.fromEntries(
    names.map((name) => [name, from[name] == null ? from[name] : round(from[name] * scale)]),
  )
  return { ...item, ...scaled }
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

function sumOf(items: MealItem[]): Figures {
  const sum = (name: (typeof names)[number]) => items.reduce((total, item) => total + (item[name] ?? 0), 0)
  const known = (name: 'fiber' | 'sodium') => (items.some((item) => item[name] != null) ? sum(name) : null)
  return {
    calories: sum('calories'),
    protein: sum('protein'),
    carbs: sum('carbs'),
    fat: sum('fat'),
    sugar: sum('sugar'),
    fiber: known('fiber'),
    sodium: known('sodium'),
  }
}

function rounded(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, value === null ? null : round(value)]),
  ) as Figures
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.005
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
