import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CsvError, parse } from 'csv-parse'
import { cutText } from '#contract/measures/cut-text.ts'
import { type Download, ImportError } from './download.ts'
import type { Refusals } from './refusals.ts'
import { words } from './words.ts'

/** Cells in the order of the requested columns; `''` for a missing column. `row` counts lines from 1. */
export type Row<N extends number = number> = { cells: string[] & { length: N }; row: number }

export type Reading = { download: Download; refusals: Refusals; read: (bytes: number) => void }

/** A longer row has an unclosed quote. */
const mostBytes = 100_000

function parserOf(file: string, refusals: Refusals, columns: readonly string[], optional: readonly string[]) {
  let places: number[] | undefined
  const cellsOf = (record: string[]): string[] | undefined => {
    if (places) return places.map((place) => record[place] ?? '')
    const head = record.map((name) => name.trim().toLowerCase())
    places = [...columns, ...optional].map((name) => head.indexOf(name))
    const missing = columns.find((_, at) => places![at] === -1)
    if (missing) throw new ImportError(words.noColumn(file, missing))
    return undefined
  }
  const options = {
    bom: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: mostBytes,
    on_skip: (error: CsvError | undefined) => {
      const { lines } = (error ?? {}) as { lines?: number }
      refusals.add('brokenRow', file, lines ?? 0)
      return undefined
    },
  }
  return { cellsOf, options }
}

function counting(read: (bytes: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      read(chunk.length)
      done(null, chunk)
    },
  })
}

/** Calls `take` for every row of a file. A missing file has no rows. */
export async function eachRow(
  { download, refusals, read }: Reading,
  file: string,
  columns: readonly string[],
  optional: readonly string[],
  take: (cells: string[], row: number) => void,
): Promise<void> {
  if (download.size(file) === undefined) return
  const { cellsOf, options } = parserOf(file, refusals, columns, optional)
  const parser = parse({
    ...options,
    // Returns nothing: a stream of millions of small objects would cost more than parsing.
    on_record: (record: string[], { lines }) => {
      const cells = cellsOf(record)
      if (cells) take(cells, lines)
      return null
    },
  })
  parser.resume()
  await pipeline(await download.open(file), counting(read), parser)
}

/** Iterates over the rows of a file, for asynchronous work. */
export async function* rowsOf(
  { download, refusals, read }: Reading,
  file: string,
  columns: readonly string[],
  optional: readonly string[],
): AsyncGenerator<Row> {
  if (download.size(file) === undefined) return
  const { cellsOf, options } = parserOf(file, refusals, columns, optional)
  const out = new PassThrough({ objectMode: true, highWaterMark: 64 })
  const done = pipeline(await download.open(file), counting(read), parse({ ...options, info: true }), out)
  // The reader below gets the same error; without a listener it would end the process first.
  done.catch(() => {})
  for await (const { record, info } of out as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    const cells = cellsOf(record)
    if (cells) yield { cells, row: info.lines }
  }
  await done
}

/** One line of plain text with a maximum length. */
export function clean(text: string, most: number): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
  return cutText(line.trim(), most)
}

/** A food's name; all-capital names are converted to title case. */
export function nameOf(text: string): string {
  const name = clean(text, 200)
  if (/\p{Ll}/u.test(name)) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s(/-])(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase())
}
