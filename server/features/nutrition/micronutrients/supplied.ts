import { isMicronutrient } from '#contract/foods/micronutrients.ts'
import type { PanelNutrient } from '#contract/nutrition/nutrient-panel.ts'
import type { dosesWithin } from '#server/features/supplements/service.ts'

export type Doses = Awaited<ReturnType<typeof dosesWithin>>[number]

/** What doses of a supplement gave of a nutrient; undefined where it does not state it. */
export function suppliedBy({ nutrients, doses }: Doses, name: PanelNutrient): number | undefined {
  const amount = isMicronutrient(name) ? nutrients[name] : undefined
  return amount === undefined ? undefined : amount * doses
}

/** What supplements gave of a nutrient; undefined where none states it. */
export function suppliedOf(taken: readonly Doses[], name: PanelNutrient): number | undefined {
  const amounts = taken.flatMap((one) => suppliedBy(one, name) ?? [])
  return amounts.length ? amounts.reduce((all, amount) => all + amount, 0) : undefined
}
