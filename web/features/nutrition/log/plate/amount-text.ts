import { plural } from '#contract/measures/plural.ts'
import type { MealItem, Portion as Measure } from '#contract/nutrition/nutrition.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../../words.ts'

/** Units that are written alike for one and for many: abbreviations and sizes. */
const invariable = new Set('tbsp tsp oz ml cl dl l g lb mini small medium large jumbo'.split(' '))

/** "cup" of the measure "1 cup". */
export const unitOf = ({ label }: Measure) => label.replace(/^1 /, '')

/** How many of a measure weigh that much, to two decimals. */
export const countOf = (grams: number, measure: Measure) => Math.round((grams / measure.grams) * 100) / 100

/** An amount in a unit: '2 eggs', '0.5 cup', '3 tbsp', '2 × slice (thin)'. */
export function countText(count: number, unit: string): string {
  const shown = formatNumber(count, 2)
  if (!/^[\p{L}-]+(?: [\p{L}-]+)*$/u.test(unit)) return words.timesUnit(shown, unit)
  const isAlike = count <= 1 || invariable.has(unit.split(' ').at(-1)!)
  return words.countOfUnit(shown, isAlike ? unit : plural(unit))
}

/** The parts of how much of a food was eaten: in its measure, by weight, and whether a usual amount was taken. */
export function amountParts({ grams, measure, isUsual }: Pick<MealItem, 'grams' | 'measure' | 'isUsual'>) {
  return [
    ...(measure ? [countText(countOf(grams, measure), unitOf(measure))] : []),
    ...(grams > 0 ? [words.servingGrams(formatNumber(grams, 1))] : []),
    ...(isUsual ? [words.usualPortion] : []),
  ]
}

/** What was left out of a food, or replaced by it. */
export function remarksOf({ without = [], insteadOf }: Pick<MealItem, 'without' | 'insteadOf'>): string[] {
  const left = without.map(({ name, isCounted }) => (isCounted ? words.stillCounted : words.leftOut)(name))
  return insteadOf ? [...left, words.insteadOf(insteadOf)] : left
}
