import type { Food } from '#contract/foods/foods.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { countText, portionUnit } from '#web/ui/measures/portion-text.ts'
import { words } from './words.ts'

/** An amount of a food: `amount` is null if empty and NaN if no number, in units of the portion at index `portion`, or in grams. */
export type ServingAmount = { portion: number | 'grams'; amount: number | null }
type Measured = Pick<Food, 'portions' | 'lastGrams'>

/** The suggested amount: the last one, else one usual portion, else 100 g. */
export function usualServingAmount({ portions, lastGrams }: Measured): ServingAmount {
  if (lastGrams) {
    const portion = portions.findIndex(({ grams }) => isQuarters(lastGrams / grams))
    if (portion < 0) return { portion: 'grams', amount: lastGrams }
    return { portion, amount: Math.round((lastGrams / portions[portion]!.grams) * 4) / 4 }
  }
  return portions.length > 0 ? { portion: 0, amount: 1 } : { portion: 'grams', amount: 100 }
}

/** Whether `count` is a multiple of a quarter, from 0.25 to 10. */
function isQuarters(count: number): boolean {
  return count >= 0.25 && count <= 10 && Math.abs(count * 4 - Math.round(count * 4)) < 0.01
}

/** Grams of a serving amount; undefined unless it is above 0 and at most 10 kg. */
export function servingGrams({ portion, amount }: ServingAmount, { portions }: Measured): number | undefined {
  const grams = (amount ?? Number.NaN) * (portion === 'grams' ? 1 : (portions[portion]?.grams ?? Number.NaN))
  return grams > 0 && grams <= 10_000 ? round(grams) : undefined
}

/** The serving size as text: '150 g', '1 cup, 240 g', '2 cups, 480 g'. */
export function servingOf(servingAmount: ServingAmount, food: Measured): string {
  const grams = formatNumber(servingGrams(servingAmount, food), 1)
  const label = servingAmount.portion === 'grams' ? undefined : food.portions[servingAmount.portion]?.label
  if (!label) return words.servingGrams(grams)
  const { amount } = servingAmount
  const count = amount === null || amount === 1 ? label : countText(amount, portionUnit(label))
  return words.portionChoice(count, grams)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
