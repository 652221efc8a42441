import {
  movedNutrients,
  type Nutrients,
  nutrientNames,
  scaleNutrients,
  sumNutrients,
  toHundredths,
} from '#contract/foods/nutrients.ts'
import { AppError } from '#contract/http/errors.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { type EntryChange, type MealItem, most } from '#contract/nutrition/nutrition.ts'
import { words } from '../words.ts'
import { isSameName, withoutRef, withTrueRefs } from './food-refs.ts'
import type { LogRow } from './store.ts'

type Amount = Nutrients & Pick<LogRow, 'items' | 'servingSize'>

/**
 * Applies a change to an entry: first the amount, then typed figures. Errors: `invalid` for an unknown item and
 * above the bounds of an entry.
 */
export function changedEntry(row: LogRow, change: EntryChange): LogRow {
  const { factor, items: weights, foods, ...typed } = change
  const times = factor === undefined ? row : scaled(row, factor)
  const refilled = foods ? withFoods(times, foods) : times
  const weighed = weights?.length ? reweighed(refilled, weights) : refilled
  const over = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
  const changed = { ...row, ...weighed, ...over }
  // Typed figures are the person's own.
  if (nutrientNames.some((name) => typed[name] !== undefined))
    Object.assign(changed, {
      source: 'manual',
      provenance: 'own',
      confidence: null,
      items: changed.items.map(withoutRef),
    })
  // The name of a meal of one food is that of the food.
  else if (!foods && changed.items.length === 1 && !isSameName(changed.foodName, row.foodName))
    changed.items = changed.items.map(withoutRef)
  if (change.notes !== undefined) changed.notes = change.notes || null
  checkBounds(changed, foods ? 'foods' : factor === undefined ? 'items' : 'factor')
  return changed
}

/** Multiplies the amount. */
export function scaled<T extends Amount>(row: T, factor: number): T {
  if (factor === 1) return row
  const items = row.items.map((item) => times(item, factor))
  return {
    ...row,
    ...scaleNutrients(row, factor),
    items,
    servingSize: servingOf(items, row.servingSize, factor),
  }
}

/** Replaces the foods; a typed entry without foods counts as one of its own figures. */
function withFoods(row: LogRow, foods: MealItem[]): LogRow {
  const before = row.items.length ? sumNutrients(row.items) : row
  const figures = movedNutrients(row, before, sumNutrients(foods))
  const grams = gramsOf(foods)
  return {
    ...row,
    ...figures,
    items: withTrueRefs(foods, row.items),
    servingSize: grams > 0 ? words.grams(grams) : row.servingSize,
  }
}

function reweighed(row: LogRow, weights: NonNullable<EntryChange['items']>): LogRow {
  const items = [...row.items]
  const figures: Nutrients = { ...row }
  for (const { at, grams } of weights) {
    const before = items[at]
    if (!before) throw new AppError('invalid', words.noSuchItem, { fields: { items: words.noSuchItem } })
    if (before.grams <= 0)
      throw new AppError('invalid', words.noWeight, { fields: { items: words.noWeight } })
    const after = { ...times(before, grams / before.grams), grams }
    items[at] = after
    // Adds the difference, since the entry's own figures may have been typed.
    for (const name of nutrientNames)
      if (figures[name] !== null)
        figures[name] = toHundredths(Math.max(0, figures[name] + (after[name] ?? 0) - (before[name] ?? 0)))
  }
  return { ...row, ...figures, items, servingSize: words.grams(gramsOf(items)) }
}

/** An item in another amount, which then is no longer a usual one. */
function times({ isUsual: _, ...item }: MealItem, factor: number): MealItem {
  return { ...item, ...scaleNutrients(item, factor), grams: Math.round(item.grams * factor * 10) / 10 }
}

function servingOf(items: MealItem[], before: string, factor: number): string {
  const grams = gramsOf(items)
  return grams > 0 ? words.grams(grams) : cutText(words.times(factor, before), 120)
}

function gramsOf(items: MealItem[]): number {
  return Math.round(items.reduce((sum, item) => sum + item.grams, 0))
}

/** Error: `invalid` for an entry above the plausible bounds of a meal. */
export function checkBounds(row: Amount, field: string) {
  const { calories, protein, carbs, fat, sugar, fiber, sodium, items } = row
  const fits =
    calories <= most.calories &&
    [protein, carbs, fat, sugar, fiber].every((figure) => (figure ?? 0) <= most.grams) &&
    (sodium ?? 0) <= most.sodium &&
    items.length <= 40 &&
    items.every((item) => item.grams <= most.amount)
  if (!fits) throw new AppError('invalid', words.tooMuch, { fields: { [field]: words.tooMuch } })
}
