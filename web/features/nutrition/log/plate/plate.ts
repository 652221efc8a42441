import type { Food } from '#contract/foods/foods.ts'
import { nutrientsOfGrams, scaleNutrients, sumNutrients, toHundredths } from '#contract/foods/nutrients.ts'
import { capitalised } from '#contract/measures/capitalised.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import type { MealAnalysis, MealItem, Portion as Measure } from '#contract/nutrition/nutrition.ts'
import { usualServingAmount } from '#web/features/foods/use-serving-amount.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../../words.ts'
import { countOf } from './amount-text.ts'

/** A food of a meal in correction; `amount` is null if empty and NaN if no number, in grams or in the unit `measure`. */
export type Portion = {
  /** Of a food of the meal its index, of an added one any greater number. */
  key: number
  original: MealItem
  amount: number | null
  measure?: Measure | undefined
  /** The food that was chosen from the search. */
  food?: Food
}
/** `found`: parts that were not understood, for which a food was chosen. */
export type Plate = { foodName: string; portions: readonly Portion[]; found: readonly string[] }

const foodList = new Intl.ListFormat('en-US')

/** The analysis as initial values of the correction. */
export function plateOf(analysis: MealAnalysis): Plate {
  return { foodName: analysis.foodName, portions: portionsOf(analysis.items), found: [] }
}

export const portionsOf = (items: readonly MealItem[]): Portion[] =>
  items.map((original, key) => ({ key, ...readPortion(original) }))

/** A food in the measure that its amount was said in. */
function readPortion(original: MealItem): Omit<Portion, 'key'> {
  const { grams, measure } = original
  return { original, measure, amount: measure ? countOf(grams, measure) : grams }
}

/** The weight of the typed amount; undefined unless above 0 and at most 10 kg. */
export function gramsOf({ amount, measure, original }: Portion): number | undefined {
  const number = amount ?? Number.NaN
  // Shown to two decimals, a third of a food keeps its weight.
  const isKept = measure && number > 0 && number === countOf(original.grams, measure)
  const grams = isKept ? original.grams : measure ? toHundredths(number * measure.grams) : number
  return grams > 0 && grams <= 10_000 ? grams : undefined
}

/** The same weight in another unit, in grams without one. */
export function measuredIn(portion: Portion, measure: Measure | undefined): Portion {
  const grams = gramsOf(portion) ?? portion.original.grams
  return { ...portion, measure, amount: measure ? countOf(grams, measure) : grams }
}

/** The portions with a further food in its usual amount. */
export function withFood(portions: readonly Portion[], food: Food): Portion[] {
  const key = Math.max(-1, ...portions.map((one) => one.key)) + 1
  return [...portions, portionOf(food, Math.max(key, firstAdded))]
}
/** Above the most foods of a meal, so that an added food is none of them. */
const firstAdded = 1000

/**
 * The portion with another food: as many of the same measure where the food has it, else at the same weight, in the
 * food's usual amount where the weight is unknown.
 */
export function swapped(portion: Portion, food: Food): Portion {
  const { key, original, amount } = portion
  const grams = gramsOf(portion)
  const measure = food.portions.find(({ label }) => label === portion.measure?.label)
  if (measure && grams && amount !== null) {
    const weight = toHundredths(amount * measure.grams)
    return { key, food, original: itemOf(food, weight), amount, measure }
  }
  if (!grams && !original.grams) return portionOf(food, key)
  const same = grams ?? original.grams
  return { key, food, original: itemOf(food, same), amount: same }
}

/**
 * The portion with the second choice of what was said, of which the food before becomes the second: as read while the
 * amount is, else as many of what was said, else at the same weight.
 */
export function withSecond(portion: Portion): Portion {
  const { key, measure, amount } = portion
  const { second, ...first } = portion.original
  if (!second) return portion
  const grams = gramsOf(portion) ?? first.grams
  const original: MealItem = { ...second, second: first }
  if (grams === first.grams) return { key, ...readPortion(original) }
  if (second.measure && measure && measure.label === first.measure?.label)
    return { key, original, amount, measure: second.measure }
  return { key, original, amount: grams }
}

function portionOf(food: Food, key: number): Portion {
  const { portion, amount } = usualServingAmount(food)
  const measure = portion === 'grams' ? undefined : food.portions[portion]
  const grams = (amount ?? 0) * (measure?.grams ?? 1)
  return { key, food, original: itemOf(food, grams), amount, measure }
}

function itemOf({ ref, name: shown, source, emoji, per100 }: Food, grams: number): MealItem {
  // As the engine names it; other foods keep their brand's capitals.
  const name = source === 'builtin' ? shown.charAt(0).toLowerCase() + shown.slice(1) : shown
  const figures = nutrientsOfGrams(per100, grams)
  return { name: cutText(name, 120), emoji, grams, ...figures, confidence: 1, foodRef: ref }
}

/** The food at its corrected weight, in proportion to the analysis; undefined while the weight is invalid. */
export function weighed(portion: Portion): MealItem {
  const { original, measure } = portion
  const grams = gramsOf(portion) ?? 0
  const { measure: before, isUsual, ...food } = original
  const inMeasure = { ...food, ...(measure && { measure }) }
  if (grams === original.grams)
    return measure?.label === before?.label ? original : { ...inMeasure, ...(isUsual && { isUsual }) }
  const scale = original.grams > 0 ? grams / original.grams : grams > 0 ? 1 : 0
  return { ...inMeasure, grams, ...scaleNutrients(original, scale) }
}

/** Whether a weight was changed, or a food added, swapped or removed. */
export function isCorrected(portions: readonly Portion[], items: readonly MealItem[]): boolean {
  return isRefilled(portions, items) || portions.some((one) => gramsOf(one) !== one.original.grams)
}

/** Whether a food was added, swapped or removed. */
export function isRefilled(portions: readonly Portion[], items: readonly MealItem[]): boolean {
  return portions.length !== items.length || portions.some((one) => one.original !== items[one.key])
}

/** The entry to log: the analysis itself if unchanged, else the sum of its foods at their weights. */
export function analysisOf(plate: Plate, analysis: MealAnalysis): MealAnalysis {
  const foodName = plate.foodName.trim()
  const items = plate.portions.map(weighed)
  if (!isCorrected(plate.portions, analysis.items)) return { ...analysis, foodName }
  const grams = Math.round(items.reduce((sum, item) => sum + item.grams, 0))
  return {
    ...analysis,
    foodName,
    items,
    analysis: words.correctedCount(items.length),
    notUnderstood: analysis.notUnderstood.filter((part) => !plate.found.includes(part)),
    servingSize: words.servingGrams(formatNumber(grams)),
    ...sumNutrients(items),
  }
}

/** The plate with other foods. An unedited name then lists them. */
export function refilled(plate: Plate, portions: readonly Portion[], analysis: MealAnalysis): Plate {
  const named = plate.foodName === analysis.foodName || plate.foodName === nameOf(plate.portions)
  const isSame = nameOf(portions) === nameOf(plate.portions)
  const foodName = named && portions.length > 0 && !isSame ? nameOf(portions) : plate.foodName
  return { ...plate, portions, foodName }
}

/** A meal's name with swapped foods by their new names, as far as it names them. */
export function renamed(foodName: string, before: readonly Portion[], after: readonly Portion[]): string {
  let name = foodName
  for (const { key, original } of after) {
    const old = before.find((one) => one.key === key)?.original.name
    const at = old && old !== original.name ? name.toLowerCase().indexOf(old.toLowerCase()) : -1
    if (at >= 0) name = name.slice(0, at) + original.name + name.slice(at + old!.length)
  }
  return cutText(capitalised(name), 200)
}

function nameOf(portions: readonly Portion[]): string {
  return cutText(capitalised(foodList.format(new Set(portions.map(({ original }) => original.name)))), 200)
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
