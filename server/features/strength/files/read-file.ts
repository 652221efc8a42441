import { setImmediate } from 'node:timers/promises'
import { type Options, parse } from 'csv-parse'
import { AppError } from '#contract/http/errors.ts'
import type { Cells } from './cells.ts'
import type { Format } from './file-set.ts'
import { hevy } from './hevy.ts'
import { ownFile } from './own-file.ts'
import { strong } from './strong.ts'
import { words } from './words.ts'

const formats: readonly Format[] = [strong, hevy, ownFile]
/** Bytes of a row; a longer one has an unclosed quote. */
const mostRowBytes = 100_000
/** Rows after which other requests get their turn. */
const rowsAtOnce = 500

export type FileRow = { cells: Cells; row: number }

/**
 * Reads a CSV file with commas, semicolons or tabs between its cells: its format by the header, and its rows. Error:
 * `invalid` for another file and a damaged one.
 */
export async function readFile(bytes: Buffer): Promise<{ format: Format; rows: AsyncGenerator<FileRow> }> {
  const records = recordsOf(bytes)
  const first = await records.next()
  const head = first.done ? [] : first.value.map((name) => name.trim().toLowerCase())
  const format = formats.find(({ columns }) => columns.every((column) => head.includes(column)))
  if (!format) {
    await records.return(undefined)
    throw new AppError('invalid', words.unknown)
  }
  return { format, rows: rowsOf(head, records) }
}

async function* rowsOf(head: readonly string[], records: AsyncGenerator<string[]>): AsyncGenerator<FileRow> {
  const places = new Map(head.map((name, at) => [name, at]))
  // As a spreadsheet counts: the header is the first row.
  let row = 1
  for await (const record of records) {
    row++
    if (row % rowsAtOnce === 0) await setImmediate()
    const cell = (name: string) => record[places.get(name) ?? -1]?.trim() ?? ''
    yield { row, cells: (...names) => names.map(cell).find(Boolean) ?? '' }
  }
}

async function* recordsOf(bytes: Buffer): AsyncGenerator<string[]> {
  const options: Options = {
    bom: true,
    delimiter: delimiterOf(bytes),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: mostRowBytes,
  }
  const parser = parse(options)
  parser.end(bytes)
  try {
    yield* parser as AsyncIterable<string[]>
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('CSV_')) throw new AppError('invalid', words.unreadable)
    throw error
  }
}

/** The most frequent one of the header. */
function delimiterOf(bytes: Buffer): string {
  const [head = ''] = bytes
    .subarray(0, 2000)
    .toString('latin1')
    .split(/[\r\n]/, 1)
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}
