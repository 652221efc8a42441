import { listIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import { ingredientNamed } from '../kitchen/ingredients.ts'
import type { Allowed } from './fill-slots.ts'
import type { Dish } from './pattern.ts'

const file = 'dishes/swaps.csv'

/** Substitutes of excluded fixed parts, best first. */
export const swaps: Readonly<Record<string, readonly string[]>> = parseSwaps(readText(file))

/** Parses the table of substitutes. Error: `DataFileError` naming the row of an unknown ingredient. */
export function parseSwaps(text: string): Record<string, string[]> {
  const rows = parseTable(file, text, ['ingredient', 'substitutes'], ([ingredient, cell]) => {
    const substitutes = listIn(cell)
    for (const name of [ingredient, ...substitutes])
      if (!ingredientNamed(name)) throw new Error(`"${name}" is no ingredient.`)
    return [ingredient, substitutes] as const
  })
  return Object.fromEntries(rows)
}

/** A fixed part: its ingredient, the one it replaces in the steps, and its amount per serving. */
export type FixedPart = { ingredient: KitchenIngredient; named: string; grams: number }

/** A dish's fixed parts, with substitutes for excluded or missing ones. Undefined without a substitute. */
export function fixedParts(
  { pantry }: Dish,
  atHand: ReadonlySet<KitchenIngredient>,
  allowed: Allowed,
): FixedPart[] | undefined {
  const parts: FixedPart[] = []
  for (const [named, grams] of Object.entries(pantry)) {
    const choices = [named, ...(swaps[named] ?? [])]
      .flatMap((name) => ingredientNamed(name) ?? [])
      .filter(allowed)
    const [first] = choices
    // A small amount is substituted rather than bought; ingredients already in the dish are no substitutes.
    const standIn = choices.find(
      (one) => (atHand.has(one) || one.pantry) && (one.name === named || !(one.name in pantry)),
    )
    const ingredient = standIn ?? first
    if (!ingredient) return undefined
    if (!parts.some((part) => part.ingredient === ingredient)) parts.push({ ingredient, named, grams })
  }
  return parts
}
