import { scaleNutrients, sumNutrients } from '#contract/foods/nutrients.ts'
import type { MealAnalysis, MealItem } from '#contract/nutrition.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** A food of an analysis in correction; `grams` is the typed text. */
export type Portion = { key: number; original: MealItem; grams: string }
export type Plate = { foodName: string; portions: readonly Portion[] }

const foodList = new Intl.ListFormat('en-US')

/** The analysis as initial values of the correction. */
export function plateOf(analysis: MealAnalysis): Plate {
  return {
    foodName: analysis.foodName,
    portions: analysis.items.map((original, key) => ({ key, original, grams: String(original.grams) })),
  }
}

/** The typed grams; undefined unless above 0 and at most 10 kg. */
export function gramsOf({ grams }: Portion): number | undefined {
  const number = grams.trim() === '' ? Number.NaN : Number(grams)
  return number > 0 && number <= 10_000 ? number : undefined
}

/** The food at its corrected weight, in proportion to the analysis; undefined while the weight is invalid. */
export function weighed(portion: Portion): MealItem {
  const { original } = portion
  const grams = gramsOf(portion) ?? 0
  if (grams === original.grams) return original
  const scale = original.grams > 0 ? grams / original.grams : grams > 0 ? 1 : 0
  return { ...original, grams, ...scaleNutrients(original, scale) }
}

/** Whether a weight was changed or a food was removed. */
export function isCorrected(plate: Plate, analysis: MealAnalysis): boolean {
  return (
    plate.portions.length !== analysis.items.length ||
    plate.portions.some((portion) => gramsOf(portion) !== portion.original.grams)
  )
}

/** The entry to log: the analysis itself if unchanged, else the sum of its foods at their weights. */
export function analysisOf(plate: Plate, analysis: MealAnalysis): MealAnalysis {
  const foodName = plate.foodName.trim()
  const items = plate.portions.map(weighed)
  if (!isCorrected(plate, analysis)) return { ...analysis, foodName }
  const grams = Math.round(items.reduce((sum, item) => sum + item.grams, 0))
  return {
    ...analysis,
    foodName,
    items,
    servingSize: words.servingGrams(formatNumber(grams)),
    ...sumNutrients(items),
  }
}

/** The plate without one food. An unedited name then lists only the remaining foods. */
export function without(plate: Plate, gone: Portion, analysis: MealAnalysis): Plate {
  const portions = plate.portions.filter(({ key }) => key !== gone.key)
  const named = plate.foodName === analysis.foodName || plate.foodName === nameOf(plate.portions)
  return { portions, foodName: named && portions.length > 0 ? nameOf(portions) : plate.foodName }
}

function nameOf(portions: readonly Portion[]): string {
  const name = foodList.format(new Set(portions.map(({ original }) => original.name)))
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 200)
}

/** Whether the meal can be logged: it has a name, at least one food, and valid weights. */
export function isComplete(plate: Plate, analysis: MealAnalysis): boolean {
  const named = plate.foodName.trim() !== ''
  const filled = plate.portions.every((portion) => gramsOf(portion) !== undefined || !canWeigh(portion))
  return named && filled && (analysis.items.length === 0 || plate.portions.length > 0)
}

/** A food without an estimated weight cannot be scaled; it is logged unchanged or removed. */
export function canWeigh({ original }: Portion): boolean {
  return original.grams > 0
}

/** Grams after one press of the stepper: smaller steps for small amounts, never below one step. */
export function stepped(grams: number, direction: 1 | -1): number {
  const near = direction < 0 ? grams - 0.001 : grams
  const step = near < 20 ? 1 : near < 100 ? 5 : 10
  const next = direction > 0 ? Math.floor(grams / step) * step + step : Math.ceil(grams / step) * step - step
  return Math.min(Math.max(next, 1), 10_000)
}
