import { listIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { ingredientNamed } from '../kitchen/ingredients.ts'

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
