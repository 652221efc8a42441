import type { Food } from '#contract/foods/foods.ts'
import {
  furtherFigures,
  type ReferenceFood,
  referenceFood,
  referenceNamed,
} from '../data/foods/reference-table.ts'
import type { TableRow } from './food.ts'
import { rowNamed } from './food-table.ts'
import { knownFood } from './known-food.ts'
import { statedFigures } from './stated-figures.ts'

/** A food of the built-in table or of a reference, as other features see it; the usual serving comes first. */
export type TableFood = Pick<
  Food,
  | 'ref'
  | 'name'
  | 'alsoCalled'
  | 'emoji'
  | 'category'
  | 'source'
  | 'per100'
  | 'estimated'
  | 'nutrients'
  | 'portions'
>

/** The food that `name` names in full, ours before a reference's. */
export function tableFood(name: string): TableFood | undefined {
  const row = rowNamed(name) ?? knownFood(name)
  if (row) return ofRow(row)
  const reference = referenceNamed(name)
  return reference && ofReference(reference)
}

/** The food of a reference by what follows `usda:` in its ref: `fndds:11100000`, `sr28:01009`. */
export function referenceTableFood(id: string): TableFood | undefined {
  const reference = referenceFood(id)
  return reference && ofReference(reference)
}

/** A food of our table; further nutrients are those that its source states. */
export function ofRow({ ref, name, emoji, category, per100, portions, source }: TableRow): TableFood {
  return {
    ref,
    name,
    emoji,
    category,
    source: 'builtin',
    per100,
    ...(source === 'label' && { estimated: true }),
    nutrients: statedFigures(source, furtherFigures),
    portions: [...portions].map(([unit, grams]) => ({ label: `1 ${unit}`, grams })),
  }
}

export function ofReference({ id, ...food }: ReferenceFood): TableFood {
  return { ref: `usda:${id}`, source: 'usda', ...food }
}
