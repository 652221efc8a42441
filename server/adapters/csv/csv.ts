import { pipeline, type Readable } from 'node:stream'
import { parse } from 'csv-parse'

/** Bytes of a row; a longer one has an unclosed quote. */
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
  pipeline(file, parser, () => {})
  try {
    yield* parser as AsyncIterable<string[]>
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('CSV_'))
      throw new DamagedCsv('The file is no CSV, or damaged.', { cause: error })
    throw error
  }
}
