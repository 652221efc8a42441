import type { FurtherNutrient } from '#contract/foods/foods.ts'
import { micronutrients, type StatedMicronutrients, unitsInGram } from '#contract/foods/micronutrients.ts'
import { rounded } from '#contract/measures/rounded.ts'
import { numberIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { lazy } from '../lazy.ts'

/** Units of labels and food databases; `iu` is the international unit, `dv` a percent of the daily value. */
export type LabelUnit = 'g' | 'mg' | 'ug' | 'iu' | 'dv'

const perGram = { g: 1, mg: 1000, ug: 1_000_000 } as const
const file = 'intakes/label-units.csv'
const factors = lazy(() => {
  const columns = ['nutrient', 'daily_value', 'per_iu'] as const
  const rows = parseTable(file, readText(file), columns, ([nutrient, dailyValue, perIu]) => ({
    nutrient,
    dv: dailyValue === '' ? undefined : numberIn(dailyValue) / 100,
    iu: perIu === '' ? undefined : numberIn(perIu),
  }))
  return new Map(rows.map(({ nutrient, ...of }) => [nutrient, of]))
})

/**
 * What a source states of 100 g of a food, in the unit that the nutrient's name ends with; undefined where it is negative, no
 * number, heavier than the food, or in a unit without a defined conversion.
 */
export function labelAmount(name: FurtherNutrient, amount: number, unit: LabelUnit | undefined) {
  if (unit === undefined) return undefined
  const factor =
    unit === 'iu' || unit === 'dv' ? factors().get(name)?.[unit] : unitsInGram(name) / perGram[unit]
  const converted = amount * (factor ?? Number.NaN)
  return converted >= 0 && converted <= 100 * unitsInGram(name) ? rounded(converted, 4) : undefined
}

/** One international unit in the nutrient's own unit, for the nutrients of which it is the same in every form. */
export const perIu = lazy(
  (): StatedMicronutrients =>
    Object.fromEntries(
      micronutrients.flatMap((name) => {
        const factor = factors().get(name)?.iu
        return factor === undefined ? [] : [[name, factor]]
      }),
    ),
)
