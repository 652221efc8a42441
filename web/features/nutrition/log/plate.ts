import { scaleNutrients, sumNutrients } from '#contract/foods/nutrients.ts'
import type { MealAnalysis, MealItem } from '#contract/nutrition.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** One food of an analysis as the person is correcting it; `grams` is what stands in the input. */
export type Portion = { key: number; original: MealItem; grams: string }
export type Plate = { foodName: string; portions: readonly Portion[] }

const foodList = new Intl.ListFormat('en-US')

/** The analysis as it came, ready to be corrected. */
export function plateOf(analysis: MealAnalysis): Plate {
  return {
    foodName: analysis.foodName,
    portions: analysis.items.map((original, key) => ({ key, original, grams: String(original.grams) })),
  }
}

/** Grams that stand in the input; undefined for anything but a positive number of at most 10 kg. */
export function gramsOf({ grams }: Portion): number | undefined {
  const number = grams.trim() === '' ? Number.NaN : Number(grams)
  return number > 0 && number <= 10_000 ? number : undefined
}

/** The food at its corrected weight, by what the analysis found in each gram; nothing while no weight is given. */
export function weighed(portion: Portion): MealItem {
  const { original } = portion
  const grams = gramsOf(portion) ?? 0
  if (grams === original.grams) return original
  const scale = original.grams > 0 ? grams / original.grams : grams > 0 ? 1 : 0
  return { ...original, grams, ...scaleNutrients(original, scale) }
}

/** Whether any amount differs from the analysis, or a food was taken off. */
export function isCorrected(plate: Plate, analysis: MealAnalysis): boolean {
  return (
    plate.portions.length !== analysis.items.length ||
    plate.portions.some((portion) => gramsOf(portion) !== portion.original.grams)
  )
}

/** What is to be logged: the analysis itself where no amount changed, else the sum of its foods as weighed. */
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

/** The plate with one food taken off. A name that nobody changed then names only what is left. */
export function without(plate: Plate, gone: Portion, analysis: MealAnalysis): Plate {
  const portions = plate.portions.filter(({ key }) => key !== gone.key)
  const named = plate.foodName === analysis.foodName || plate.foodName === nameOf(plate.portions)
  return { portions, foodName: named && portions.length > 0 ? nameOf(portions) : plate.foodName }
}

function nameOf(portions: readonly Portion[]): string {
  const name = foodList.format(new Set(portions.map(({ original }) => original.name)))
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 200)
}

/** Whether this can be logged: it has a name, and a weight for every food that is left, of which there is one. */
export function isComplete(plate: Plate, analysis: MealAnalysis): boolean {
  const named = plate.foodName.trim() !== ''
  const filled = plate.portions.every((portion) => gramsOf(portion) !== undefined || !canWeigh(portion))
  return named && filled && (analysis.items.length === 0 || plate.portions.length > 0)
}

/** A food that came without a weight has nothing to be rescaled by; it counts as it is or not at all. */
export function canWeigh({ original }: Portion): boolean {
  return original.grams > 0
}

/** Grams after one press of the stepper: finer for small amounts, never below one step. */
export function stepped(grams: number, direction: 1 | -1): number {
  const near = direction < 0 ? grams - 0.001 : grams
  const step = near < 20 ? 1 : near < 100 ? 5 : 10
  const next = direction > 0 ? Math.floor(grams / step) * step + step : Math.ceil(grams / step) * step - step
  return Math.min(Math.max(next, 1), 10_000)
}
