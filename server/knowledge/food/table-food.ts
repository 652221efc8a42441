import type { Food, FurtherNutrient } from '#contract/foods/foods.ts'
import { type ReferenceFood, referenceFood, referenceNamed } from '../data/foods/reference-table.ts'
import type { TableRow } from './food.ts'
import { knownFood } from './known-food.ts'

/** A food of the built-in table or of a reference, as other features see it; the usual serving comes first. */
export type TableFood = Pick<
  Food,
  'ref' | 'name' | 'emoji' | 'category' | 'source' | 'per100' | 'estimated' | 'nutrients' | 'portions'
>

/** The food that `name` names in full, ours before a reference's. */
export function tableFood(name: string): TableFood | undefined {
  const row = knownFood(name)
  if (row) return ofRow(row)
  const reference = referenceNamed(name)
  return reference && ofReference(reference)
}

/** The food of a reference by what follows `usda:` in its ref: `fndds:11100000`, `sr28:01009`. */
export function referenceTableFood(id: string): TableFood | undefined {
  const reference = referenceFood(id)
  return reference && ofReference(reference)
}

/** A food of our table; further nutrients are those of the row of SR28 that it was taken from. */
export function ofRow({ name, emoji, category, per100, portions, source }: TableRow): TableFood {
  return {
    ref: `builtin:${name.toLowerCase()}`,
    name,
    emoji,
    category,
    source: 'builtin',
    per100,
    ...(source === 'label' && { estimated: true }),
    nutrients: furtherOf(source),
    portions: [...portions].map(([unit, grams]) => ({ label: `1 ${unit}`, grams })),
  }
}

export function ofReference({ id, ...food }: ReferenceFood): TableFood {
  return { ref: `usda:${id}`, source: 'usda', ...food }
}

function furtherOf(source: string): Partial<Record<FurtherNutrient, number>> {
  const row = /^SR28 (\d{5})$/.exec(source)?.[1]
  return (row && referenceFood(`sr28:${row}`)?.nutrients) || {}
}
