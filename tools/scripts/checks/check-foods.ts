/**
 * Compares the food table with the USDA reference (SR28 as CSV, one row a food). Usage: npm run foods:check
 * -- PATH_TO_CSV. Exits with 1 when a figure differs; weights of portions are only listed.
 */
import { readFileSync } from 'node:fs'
import type { Nutrients, TableRow } from '#server/knowledge/food/food.ts'
import { foods } from '#server/knowledge/food/food-table.ts'

type Reference = Record<string, string>
type Difference = { food: string; row: string; what: string; table: number; reference: number }

const columns: readonly [figure: keyof Nutrients, column: string, tolerance: number][] = [
  ['calories', 'energy_kcal', 2],
  ['protein', 'protein_g', 0.3],
  ['carbs', 'carbohydrate_g', 0.3],
  ['fat', 'fat_g', 0.3],
  ['sugar', 'sugar_g', 0.3],
  ['fiber', 'fiber_g', 0.3],
  ['sodium', 'sodium_mg', 5],
]
const portionNames = new Map(
  Object.entries({
    cup: 'cup',
    cups: 'cup',
    tbsp: 'tbsp',
    tsp: 'tsp',
    slice: 'slice',
    piece: 'piece',
    fillet: 'fillet',
    clove: 'clove',
    small: 'small',
    medium: 'medium',
    large: 'large',
    pat: 'pat',
    can: 'can',
    bar: 'bar',
  }),
)

const path = process.argv[2]
if (!path) {
  console.error('usage: npm run foods:check -- PATH_TO_CSV')
  process.exit(2)
}
const reference = readReference(readFileSync(path, 'utf8'))
const checked = foods().filter((food) => food.source.startsWith('SR28 '))
const figures = checked.flatMap(figureDifferences)
const portions = checked.flatMap(portionDifferences)
if (figures.length > 0) console.table(figures)
if (portions.length > 0) console.table(portions)
console.log(
  `${foods().length} foods, ${checked.length} from the reference; ` +
    `${figures.length} figures disagree; ${portions.length} portion weights differ by more than 12 % (for judgement).`,
)
if (checked.length === 0) console.error('No food names the reference: nothing was checked.')
process.exit(figures.length > 0 || checked.length === 0 ? 1 : 0)

function rowOf(food: TableRow) {
  return food.source.slice('SR28 '.length).trim()
}

function figureDifferences(food: TableRow): Difference[] {
  const row = rowOf(food)
  const known = reference.get(row)
  if (!known) return [{ food: food.name, row, what: 'row', table: 0, reference: Number.NaN }]
  return columns.flatMap(([figure, column, tolerance]) => {
    if (known[column] === '' || known[column] === undefined) return []
    const expected = Number(known[column])
    const table = food.per100[figure]
    const agrees = Math.abs(table - expected) <= Math.max(tolerance, expected * 0.05)
    return agrees ? [] : [{ food: food.name, row, what: figure, table, reference: expected }]
  })
}

function portionDifferences(food: TableRow): Difference[] {
  const row = rowOf(food)
  const known = reference.get(row)
  if (!known) return []
  return ['portion1', 'portion2'].flatMap((column) => {
    const said = /^([\d.]+) (\w+)/.exec(known[column] ?? '')
    const unit = said && portionNames.get(said[2]!)
    const table = unit && food.portions.get(unit)
    if (!said || !table) return []
    const expected = Number(known[`${column}_g`]) / Number(said[1])
    return Math.abs(table - expected) <= expected * 0.12
      ? []
      : [{ food: food.name, row, what: known[column]!, table, reference: Math.round(expected * 10) / 10 }]
  })
}

function readReference(csv: string): Map<string, Reference> {
  const [head, ...rows] = csv.trim().split(/\r?\n/).map(readLine)
  return new Map(
    rows.map((row) => [row[0]!, Object.fromEntries(head!.map((name, at) => [name, row[at] ?? '']))]),
  )
}

/** Parses a CSV line; a quoted cell may contain commas and doubled quotes. */
function readLine(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
