import { parse } from 'csv-parse/sync'

/** What Strava's list says of a file. */
export type Listed = { title: string | null; sport: string | null }

/** Columns of the list in an English account; in other languages they have other names, but the same places. */
const [titlePlace, sportPlace] = [2, 3]

/**
 * The `activities.csv` of Strava's bulk export: names and kinds by the path of the file inside the archive, which itself
 * often says neither. Empty where it cannot be read: the files do without.
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
