import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** A source file that is missing or lacks a column. */
export class SourceError extends Error {}

export type Row = Readonly<Record<string, string>>

/** Reads a CSV file with the named columns; throws a `SourceError` that names a missing file or column. */
export function readTable(folder: string, file: string, columns: readonly string[]): Row[] {
  const path = join(folder, file)
  if (!existsSync(path)) throw new SourceError(`The file ${file} is missing in ${folder}.`)
  let header: readonly string[] = []
  const rows = parse<Row>(readFileSync(path, 'utf8'), {
    bom: true,
    columns: (names: string[]) => {
      header = names
      return names
    },
  })
  const missing = columns.find((column) => !header.includes(column))
  if (missing !== undefined) throw new SourceError(`The file ${file} has no column ${missing}.`)
  return rows
}
