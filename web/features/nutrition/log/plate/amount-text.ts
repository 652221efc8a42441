import type { MealItem, Portion as Measure } from '#contract/nutrition/nutrition.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { countText, portionUnit } from '#web/ui/measures/portion-text.ts'
import { words } from '../../words.ts'

/** How many of a measure weigh that much, to two decimals. */
export const countOf = (grams: number, measure: Measure) => Math.round((grams / measure.grams) * 100) / 100

/**
 * The parts of how much of a food was eaten: in its measure, by weight (from 100 g on without decimals), and whether a
 * usual amount was taken.
 */
export function amountParts({ grams, measure, isUsual }: Pick<MealItem, 'grams' | 'measure' | 'isUsual'>) {
  return [
    ...(measure ? [countText(countOf(grams, measure), portionUnit(measure.label))] : []),
    ...(grams > 0 ? [words.servingGrams(formatNumber(grams, grams < 100 ? 1 : 0))] : []),
    ...(isUsual ? [words.usualPortion] : []),
  ]
}

/** What was left out of a food, or replaced by it. */
export function remarksOf({ without = [], insteadOf }: Pick<MealItem, 'without' | 'insteadOf'>): string[] {
  const left = without.map(({ name, isCounted }) => (isCounted ? words.stillCounted : words.leftOut)(name))
  return insteadOf ? [...left, words.insteadOf(insteadOf)] : left
}
