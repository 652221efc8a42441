import { parse } from 'csv-parse/sync'

/** A file's row in Strava's list of activities. */
export type Listed = { title: string | null; sport: string | null }

/** Positions of the columns; their names differ by the account's language. */
const [titlePlace, sportPlace] = [2, 3]

/**
 * Reads `activities.csv` of Strava's bulk export: titles and sports by path inside the archive, which the files
 * themselves often lack. Empty when unreadable.
 */
export function listedTitles(csv: Uint8Array): Map<string, Listed> {
  const listed = new Map<string, Listed>()
  let rows: string[][]
  try {
    rows = parse(Buffer.from(csv), { bom: true, relax_column_count: true, relax_quotes: true })
  } catch {
    return listed
  }
  const [head = [], ...rest] = rows
  const named = (name: string) => head.findIndex((column) => column.trim().toLowerCase() === name)
  const place = (name: string, otherwise: number) => (named(name) < 0 ? otherwise : named(name))
  const [title, sport] = [place('activity name', titlePlace), place('activity type', sportPlace)]
  for (const row of rest) {
    const path = row.find((cell) => /^activities\/[^/]+$/.test(cell.trim()))
    if (path)
      listed.set(path.trim(), { title: row[title]?.trim() || null, sport: row[sport]?.trim() || null })
  }
  return listed
}
