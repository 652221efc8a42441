import type { Readable } from 'node:stream'
import { csvRows, DamagedCsv } from '../csv/csv.ts'

/** A file's row in Strava's list of activities. */
export type Listed = { title: string | null; sport: string | null }

/** Positions of the columns; their names differ by the account's language. */
const [titlePlace, sportPlace] = [2, 3]

/** Rows that are read, longer than any known list. */
const mostRows = 200_000

/**
 * Reads `activities.csv` of Strava's bulk export: titles and sports by path inside the archive, which the files
 * themselves often lack. A damaged list is read as far as it is whole.
 */
export async function listedTitles(csv: Readable): Promise<Map<string, Listed>> {
  const listed = new Map<string, Listed>()
  let places: { title: number; sport: number } | undefined
  let rows = 0
  try {
    for await (const row of csvRows(csv)) {
      if (++rows > mostRows) break
      if (!places) places = placesIn(row)
      const { title, sport } = places
      const path = row.find((cell) => /^activities\/[^/]+$/.test(cell.trim()))
      if (path)
        listed.set(path.trim(), { title: row[title]?.trim() || null, sport: row[sport]?.trim() || null })
    }
  } catch (error) {
    if (!(error instanceof DamagedCsv)) throw error
  }
  return listed
}

function placesIn(head: readonly string[]) {
  const names = head.map((column) => column.trim().toLowerCase())
  const place = (name: string, otherwise: number) => (names.includes(name) ? names.indexOf(name) : otherwise)
  return { title: place('activity name', titlePlace), sport: place('activity type', sportPlace) }
}
