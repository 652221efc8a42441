import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'

/** A row of the file: an exercise's abbreviations and everyday names, separated by semicolons. */
const row = z.object({
  id: z.string().min(1),
  /** The common exercises come first in the file, the most common one at the top. */
  common: z.enum(['yes', '']),
  also: z.string().min(1),
})

/** `also`: one name a line. `common`: place among the common exercises from 0, null beyond them. */
export type SearchWords = { also: string; common: number | null }

/** What people call exercises by, by the exercise's id. Throws on a row that breaks the format. */
export function readSearchWords(): ReadonlyMap<string, SearchWords> {
  const text = readFileSync(new URL('search-words.csv', import.meta.url), 'utf8')
  const rows = z.array(row).parse(parse(text, { columns: true, trim: true }))
  return new Map(
    rows.map(({ id, common, also }, place) => [
      id,
      { also: also.split(/;\s*/).join('\n'), common: common ? place : null },
    ]),
  )
}
