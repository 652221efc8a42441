import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type FoodCategory, foodCategory } from '#contract/nutrition/nutrition.ts'
import { canonical } from '../../food/food-words.ts'
import { DataFileError } from '../read-table.ts'

/** A food of a reference as its file states it; figures per 100 g in the order of the columns, NaN where unknown. */
export type ReferenceRow = {
  /** `fndds:11100000`, `sr28:01009`. */
  id: string
  name: string
  also: readonly string[]
  /** The source's own category. */
  kind: string
  category: FoodCategory
  figures: readonly number[]
  /** `key=grams`; the keys' grammar is in tools/scripts/foods/main.ts. */
  portions: readonly { key: string; grams: number }[]
}

export type ReferenceRows = {
  columns: readonly string[]
  rows: readonly ReferenceRow[]
  /** What a word of a name costs that is not said, where that does not follow from how rare it is. */
  unsaid: ReadonlyMap<string, number>
}

const folder = new URL('.', import.meta.url)
const sources = ['fndds', 'sr28'] as const

/** The texts of the files, which a compiled table is made from. */
export function referenceTexts(): Record<'categories' | 'unsaid' | (typeof sources)[number], string> {
  const text = (name: string) => readFileSync(new URL(`${name}.csv`, folder), 'utf8')
  return {
    categories: text('categories'),
    unsaid: text('unsaid'),
    fndds: text('fndds'),
    sr28: text('sr28'),
  }
}

/** Parses the files of both references. Error: `DataFileError` naming the file and the row. */
export function readRows(texts: ReturnType<typeof referenceTexts>): ReferenceRows {
  const categories = new Map(
    cellsOf(texts.categories, 'categories.csv').map(([kind, group]) => [kind!, group!]),
  )
  let columns: readonly string[] = []
  const rows = sources.flatMap((source) => {
    const [header = [], ...cells] = cellsOf(texts[source], `${source}.csv`)
    const from = header.indexOf('category') + 1
    columns = header.slice(from, -1)
    return cells.map(([id = '', name = '', also = '', kind = '', ...rest]): ReferenceRow => {
      const row = `${source}.csv, row ${id}`
      const category = foodCategory.safeParse(categories.get(kind))
      if (!category.success) throw new DataFileError(`${row}: no category for ${kind}.`)
      const figures = rest.slice(0, -1).map((cell) => (cell === '' ? Number.NaN : Number(cell)))
      if (figures.some((figure, at) => figure < 0 || (Number.isNaN(figure) && rest[at] !== '')))
        throw new DataFileError(`${row}: a figure is no number from 0.`)
      return {
        id: `${source}:${id}`,
        name,
        also: also === '' ? [] : also.split('|'),
        kind,
        category: category.data,
        figures,
        portions: parsePortions(rest.at(-1)!, row),
      }
    })
  })
  const [, ...costs] = cellsOf(texts.unsaid, 'unsaid.csv')
  const unsaid = new Map(costs.map(([word, cost]) => [canonical(word!), Number(cost)]))
  return { columns, rows, unsaid }
}

function cellsOf(text: string, file: string): string[][] {
  try {
    return parse(text)
  } catch (error) {
    throw new DataFileError(`${file}: ${(error as Error).message}`)
  }
}

function parsePortions(cell: string, row: string) {
  if (cell === '') return []
  return cell.split(';').map((portion) => {
    const [key = '', weight] = portion.split('=')
    const grams = Number(weight)
    if (!(key !== '' && grams > 0)) throw new DataFileError(`${row}: "${portion}" is no portion.`)
    return { key, grams }
  })
}
