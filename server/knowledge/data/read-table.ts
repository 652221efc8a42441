import { readFileSync } from 'node:fs'

/** A data file that breaks its format. */
export class DataFileError extends Error {}

/** One cell a column, in the order of the columns. */
export type Cells<Columns extends readonly string[]> = { readonly [At in keyof Columns]: string }

/** The text of a file of this folder: `foods/plants.csv`. */
export function readText(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/**
 * Parses CSV of one row a line, with a header and comments in lines that begin with `#`. Error: `DataFileError` naming
 * file, line and first cell where the header differs from `columns`, a row has another number of cells, a quote is not
 * closed, or `parse` throws.
 */
export function parseTable<const Columns extends readonly string[], Row>(
  file: string,
  text: string,
  columns: Columns,
  parse: (cells: Cells<Columns>) => Row,
): Row[] {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (header !== columns.join(','))
    throw new DataFileError(`${file}, line 1: the columns are not ${columns.join(',')}.`)
  const rows: Row[] = []
  lines.forEach((line, at) => {
    if (line === '' || line.startsWith('#')) return
    const cells = cellsOf(line)
    try {
      if (!cells) throw new Error('a quote is out of place.')
      if (cells.length !== columns.length)
        throw new Error(`${cells.length} cells instead of ${columns.length}.`)
      rows.push(parse(cells as unknown as Cells<Columns>))
    } catch (error) {
      const [first = ''] = cells ?? line.split(',', 1)
      throw new DataFileError(`${file}, line ${at + 2} (${first}): ${(error as Error).message}`, {
        cause: error,
      })
    }
  })
  return rows
}

const cellAtPlace = /(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/y

/** Undefined where a quote is out of place. */
function cellsOf(line: string): string[] | undefined {
  if (!line.includes('"')) return line.split(',')
  const cells: string[] = []
  cellAtPlace.lastIndex = 0
  for (;;) {
    const found = cellAtPlace.exec(line)
    if (!found) return undefined
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2]!)
    if (!found[0].endsWith(',')) return cells
  }
}
