import { type FurtherNutrient, macrosFit, type Per100 } from '#contract/foods/foods.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import type { Portion } from '#contract/nutrition/nutrition.ts'
import { type LabelUnit, labelAmount } from '#server/knowledge/nutrients/label-amounts.ts'
import type { Product } from './food-facts.ts'

/** Their nutrient and ours, of several of ours in the order of preference. Folate counts as it is stated. */
const further: readonly [their: string, ours: FurtherNutrient][] = [
  ['saturated-fat', 'saturatedFatG'],
  ['monounsaturated-fat', 'monounsaturatedFatG'],
  ['polyunsaturated-fat', 'polyunsaturatedFatG'],
  ['trans-fat', 'transFatG'],
  ['cholesterol', 'cholesterolMg'],
  ['calcium', 'calciumMg'],
  ['iron', 'ironMg'],
  ['magnesium', 'magnesiumMg'],
  ['phosphorus', 'phosphorusMg'],
  ['potassium', 'potassiumMg'],
  ['zinc', 'zincMg'],
  ['copper', 'copperMg'],
  ['manganese', 'manganeseMg'],
  ['selenium', 'seleniumUg'],
  ['vitamin-a', 'vitaminAUg'],
  ['vitamin-b1', 'thiaminMg'],
  ['vitamin-b2', 'riboflavinMg'],
  ['vitamin-pp', 'niacinMg'],
  ['pantothenic-acid', 'pantothenicAcidMg'],
  ['vitamin-b6', 'vitaminB6Mg'],
  ['vitamin-b9', 'folateUg'],
  ['folates', 'folateUg'],
  ['vitamin-b12', 'vitaminB12Ug'],
  ['choline', 'cholineMg'],
  ['vitamin-c', 'vitaminCMg'],
  ['vitamin-d', 'vitaminDUg'],
  ['vitamin-e', 'vitaminEMg'],
  ['vitamin-k', 'vitaminKUg'],
  ['phylloquinone', 'vitaminKUg'],
  ['caffeine', 'caffeineMg'],
]

/** Validates a product written by volunteers: undefined without a name, energy or plausible figures. */
export function productOf(product: Record<string, unknown>): Product | undefined {
  const name =
    text(product.product_name_en, 200) ?? text(product.product_name, 200) ?? text(product.generic_name, 200)
  const stated = (product.nutriments ?? {}) as Record<string, unknown>
  const kilojoules = number(stated['energy-kj_100g']) ?? number(stated.energy_100g)
  const calories =
    number(stated['energy-kcal_100g']) ?? (kilojoules === undefined ? undefined : kilojoules / 4.184)
  if (!name || calories === undefined || calories > 910) return undefined
  const per100: Per100 = {
    calories: Math.round(calories),
    protein: grams(stated.proteins_100g) ?? null,
    carbs: grams(stated.carbohydrates_100g) ?? null,
    fat: grams(stated.fat_100g) ?? null,
    sugar: grams(stated.sugars_100g) ?? null,
    fiber: grams(stated.fiber_100g) ?? null,
    sodium: sodium(stated),
  }
  if (!macrosFit(per100)) return undefined
  return {
    name,
    brand: text(product.brands, 80)?.split(',')[0]?.trim() || null,
    per100,
    nutrients: furtherOf(stated),
    portions: servingOf(product),
  }
}

function furtherOf(stated: Record<string, unknown>): Partial<Record<FurtherNutrient, number>> {
  const nutrients: Partial<Record<FurtherNutrient, number>> = {}
  for (const [their, ours] of further) {
    const amount = number(stated[`${their}_100g`])
    const known = amount === undefined ? undefined : labelAmount(ours, amount, unitOf(stated, their, ours))
    if (known !== undefined) nutrients[ours] ??= known
  }
  return nutrients
}

/**
 * The unit of `…_100g`: grams, also where IU or a percent of the daily value was typed (`…_unit`) and converted; it was not where
 * the typed `…_value` is the amount. An IU that we do not convert stays one: theirs assumes a form of the vitamin.
 */
function unitOf(stated: Record<string, unknown>, their: string, ours: FurtherNutrient): LabelUnit {
  const unit = typedUnits.get(String(stated[`${their}_unit`] ?? '').toLowerCase())
  if (!unit) return 'g'
  const [typed, normalized] = [number(stated[`${their}_value`]), number(stated[their])]
  const isConverted = typed !== undefined && normalized !== undefined && typed !== normalized
  return isConverted && labelAmount(ours, 0, unit) !== undefined ? 'g' : unit
}

const typedUnits: ReadonlyMap<string, LabelUnit> = new Map([
  ['iu', 'iu'],
  ['ui', 'iu'],
  ['% dv', 'dv'],
  ['%', 'dv'],
])

function servingOf(product: Record<string, unknown>): Portion[] {
  const weight = number(product.serving_quantity)
  if (weight === undefined || weight <= 0 || weight > 5000) return []
  return [{ label: text(product.serving_size, 120) ?? '1 serving', grams: weight }]
}

function sodium(stated: Record<string, unknown>): number | null {
  const inGrams = number(stated.sodium_100g)
  return inGrams === undefined || inGrams > 40 ? null : Math.round(inGrams * 1000)
}

function grams(value: unknown): number | undefined {
  const amount = number(value)
  return amount === undefined || amount > 100 ? undefined : Math.round(amount * 10) / 10
}

/** Figures are numbers or text; negative ones are errors. */
function number(value: unknown): number | undefined {
  const amount = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : undefined
}

function text(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const line = value.toWellFormed().replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
  return cutText(line.trim(), most) || undefined
}
