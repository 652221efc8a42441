import type { Quantity } from '../quantity.ts'
import { householdGrams, householdMillilitres, own } from '../units.ts'

/**
 * Whether a weight or volume can be what a household measure holds: "2 tbsp (32 g)" can, but in "1 tsp sugar, 8 oz
 * cups" and "2 cups of tea with milk 30 ml" the second amount is that of something else.
 */
export function fits(before: Quantity | undefined, { grams, millilitres, count = 1, each }: Quantity) {
  const measured = before?.grams !== undefined || before?.millilitres !== undefined
  const said = grams ?? millilitres
  if (!before?.unit || measured || said === undefined) return true
  const one = own(householdMillilitres, before.unit) ?? own(householdGrams, before.unit)
  if (one === undefined) return true
  const holds = one * (before.count ?? 1)
  const all = said * count * (each ? (before.count ?? 1) : 1)
  // A cup of leaves weighs little, a heaped spoon much.
  return all <= 3.5 * holds && all >= (millilitres === undefined ? 0.02 : 0.1) * holds
}
