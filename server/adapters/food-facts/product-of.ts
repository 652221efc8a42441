import { type FurtherNutrient, macrosFit, type Per100 } from '#contract/foods/foods.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import type { Portion } from '#contract/nutrition.ts'
import type { Product } from './food-facts.ts'

/** Their nutrient, ours, and the factor from grams to our unit. */
const further: readonly [their: string, ours: FurtherNutrient, factor: number][] = [
  ['saturated-fat_100g', 'saturatedFatG', 1],
  ['trans-fat_100g', 'transFatG', 1],
  ['cholesterol_100g', 'cholesterolMg', 1000],
  ['potassium_100g', 'potassiumMg', 1000],
  ['calcium_100g', 'calciumMg', 1000],
  ['iron_100g', 'ironMg', 1000],
  ['vitamin-a_100g', 'vitaminAUg', 1_000_000],
  ['vitamin-c_100g', 'vitaminCMg', 1000],
  ['vitamin-d_100g', 'vitaminDUg', 1_000_000],
  ['caffeine_100g', 'caffeineMg', 1000],
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
  const nutrients = further.flatMap(([their, ours, factor]): [FurtherNutrient, number][] => {
    const amount = number(stated[their])
    return amount === undefined ? [] : [[ours, Math.round(amount * factor * 100) / 100]]
  })
  return {
    name,
    brand: text(product.brands, 80)?.split(',')[0]?.trim() || null,
    per100,
    nutrients: Object.fromEntries(nutrients),
    portions: servingOf(product),
  }
}

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
