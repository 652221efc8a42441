import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { csvRows, DamagedCsv } from '#server/adapters/csv/csv.ts'
import type { Cells } from './cells.ts'
import type { Format } from './file-set.ts'
import { hevy } from './hevy.ts'
import { ownFile } from './own-file.ts'
import { strong } from './strong.ts'
import { words } from './words.ts'

const formats: readonly Format[] = [strong, hevy, ownFile]

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
    yield* csvRows(createReadStream(path), await delimiterOf(path))
  } catch (error) {
    throw error instanceof DamagedCsv ? new UnreadableFile(words.unreadable) : error
  }
}

/** The most frequent one of the header. */
async function delimiterOf(path: string): Promise<string> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2000)).finally(() => file.close())
  const begin = buffer.subarray(0, bytesRead).toString('latin1')
  const [head = ''] = begin.split(/[\r\n]/, 1)
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}
