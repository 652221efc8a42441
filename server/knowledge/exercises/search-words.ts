import { listIn, wordIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { exerciseById } from './exercises.ts'

/** `also`: one name a line. `common`: place among the common exercises from 0, null beyond them. */
export type SearchWords = { also: string; common: number | null }

const file = 'exercises/search-words.csv'

/** What people call exercises by, by the exercise's id. */
export const searchWords: ReadonlyMap<string, SearchWords> = parseSearchWords(readText(file))

/** Parses the file of search words; the common exercises stand first. Error: `DataFileError` naming the row. */
export function parseSearchWords(text: string): Map<string, SearchWords> {
  const rows = parseTable(file, text, ['id', 'common', 'also'], ([id, common, also]) => {
    if (!exerciseById(id)) throw new Error(`"${id}" is no exercise.`)
    return { id, isCommon: wordIn(common, ['yes', '']) === 'yes', also: listIn(also).join('\n') }
  })
  return new Map(rows.map(({ id, isCommon, also }, place) => [id, { also, common: isCommon ? place : null }]))
}
