import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { csvRows, DamagedCsv } from '#server/adapters/csv/csv.ts'
import type { Cells } from './cells.ts'
import type { Format } from './file-set.ts'
import { fitNotes } from './fitnotes.ts'
import { hevy } from './hevy.ts'
import { ownFile } from './own-file.ts'
import { strong } from './strong.ts'
import { words } from './words.ts'

const formats: readonly Format[] = [strong, hevy, fitNotes, ownFile]

/** The file is none of the known ones, or damaged; the message is user-visible. */
export class UnreadableFile extends Error {}

export type FileRow = { cells: Cells; row: number }

/**
 * Reads the CSV file at `path` with commas, semicolons or tabs between its cells: its format by the header, and its
 * rows. Error: `UnreadableFile`.
 */
export async function readFile(path: string): Promise<{ format: Format; rows: AsyncGenerator<FileRow> }> {
  const records = recordsOf(path)
  const first = await records.next()
  const head = first.done ? [] : first.value.map((name) => name.trim().toLowerCase())
  const format = formats.find(({ columns }) => columns.every((column) => head.includes(column)))
  if (!format) {
    await records.return(undefined)
    throw new UnreadableFile(words.unknown)
  }
  return { format, rows: rowsOf(head, records) }
}

async function* rowsOf(head: readonly string[], records: AsyncGenerator<string[]>): AsyncGenerator<FileRow> {
  const places = new Map(head.map((name, at) => [name, at]))
  // As a spreadsheet counts: the header is the first row.
  let row = 1
  for await (const record of records) {
    row++
    const cell = (name: string) => record[places.get(name) ?? -1]?.trim() ?? ''
    yield { row, cells: (...names) => names.map(cell).find(Boolean) ?? '' }
  }
}

async function* recordsOf(path: string): AsyncGenerator<string[]> {
  try {
    const { encoding, delimiter } = await beginningOf(path)
    const file = createReadStream(path)
    yield* csvRows(encoding ? Readable.from(utf8Of(file, encoding)) : file, delimiter)
  } catch (error) {
    throw error instanceof DamagedCsv ? new UnreadableFile(words.unreadable) : error
  }
}

/** UTF-16, by its byte order mark or by the zero bytes of its first letter; undefined for UTF-8. */
function utf16Of([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be'
  return undefined
}

async function* utf8Of(file: Readable, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of file) yield Buffer.from(decoder.decode(piece, { stream: true }))
  yield Buffer.from(decoder.decode())
}

/** The encoding, and the most frequent delimiter of the header. */
async function beginningOf(path: string) {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2000)).finally(() => file.close())
  const encoding = utf16Of(buffer)
  const begin = buffer.subarray(0, bytesRead).toString('latin1')
  const [head = ''] = begin.split(/[\r\n]/, 1)
  const count = (mark: string) => head.split(mark).length
  const delimiter = [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
  return { encoding, delimiter }
}
