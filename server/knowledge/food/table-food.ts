import type { Food, Portion } from '#contract/foods/foods.ts'
import type { TableRow } from './food.ts'
import { searchTable } from './food-search.ts'
import { knownFood } from './known-food.ts'

/** A food of the built-in table, as other features see it. */
export type TableFood = Pick<Food, 'name' | 'emoji' | 'category' | 'per100' | 'estimated'> & {
  portions: Portion[]
}

/** The food that `name` names in full. */
export function tableFood(name: string): TableFood | undefined {
  const row = knownFood(name)
  return row && asTableFood(row)
}

/** Foods by the beginnings of their words, best first. */
export function searchTableFoods(query: string, limit: number): TableFood[] {
  return searchTable(query, limit).map(asTableFood)
}

function asTableFood({ name, emoji, category, per100, portions, source }: TableRow): TableFood {
  return {
    name,
    emoji,
    category,
    per100,
    ...(source === 'label' && { estimated: true }),
    portions: [...portions].map(([unit, grams]) => ({ label: `1 ${unit}`, grams })),
  }
}
