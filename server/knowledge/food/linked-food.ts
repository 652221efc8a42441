import type { Per100 } from '#contract/foods/foods.ts'
import { type Micronutrient, micronutrients } from '#contract/foods/micronutrients.ts'
import { referenceFood } from '../data/foods/reference-table.ts'
import { rowNamed } from './food-table.ts'
import { knownFood } from './known-food.ts'
import { statedFigures } from './stated-figures.ts'

/** What the diary asks of a food that one of its foods is linked to. */
export type LinkedFood = { name: string; per100: Per100; source: string }

/** The food of our table or of a reference with this ref; one of ours that was renamed is found by its aliases. */
export function linkedFood(ref: string): LinkedFood | undefined {
  const at = ref.indexOf(':')
  const id = ref.slice(at + 1)
  if (ref.startsWith('builtin:')) return rowNamed(id) ?? knownFood(id)
  const reference = ref.startsWith('usda:') ? referenceFood(id) : undefined
  return reference && { name: reference.name, per100: reference.per100, source: reference.id }
}

/** Micronutrients in 100 g of a food, as far as its source states them. */
export function micronutrientsOf({
  source,
}: Pick<LinkedFood, 'source'>): Partial<Record<Micronutrient, number>> {
  return statedFigures(source, micronutrients)
}
