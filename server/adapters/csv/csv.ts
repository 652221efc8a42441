import { pipeline, type Readable } from 'node:stream'
import { parse } from 'csv-parse'

/** Bytes of a row, and of a line; a longer one has an unclosed quote, or is no table. */
const mostRowBytes = 100_000

/** The file is no CSV, or damaged. */
export class DamagedCsv extends Error {}

/** Rows of a person's CSV file, parsed as they are taken. Errors: `DamagedCsv`, those of the stream. */
export async function* csvRows(file: Readable, delimiter = ','): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: mostRowBytes,
  })
  // The parser fails with the file's error, and the file is closed with the parser.
  pipeline(file, boundedLines, parser, () => {})
  try {
    yield* parser as AsyncIterable<string[]>
  } catch (error) {
    const isOfParser = (error as { code?: string }).code?.startsWith('CSV_')
    throw isOfParser ? new DamagedCsv('The file is no CSV, or damaged.', { cause: error }) : error
  }
}

/** Passes the file through until a line is too long: the parser's own limit does not count empty cells. */
async function* boundedLines(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0
  for await (const piece of file) {
    const ends = [piece.indexOf('\n'), piece.indexOf('\r')].filter((at) => at >= 0)
    length += ends.length ? Math.min(...ends) : piece.length
    if (length > mostRowBytes) throw new DamagedCsv('A line of the file is too long.')
    if (ends.length) length = piece.length - 1 - Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'))
    yield piece
  }
}
