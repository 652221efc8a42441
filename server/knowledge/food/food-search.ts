import { foodAt, searchNames } from '../data/foods/reference-table.ts'
import { foodIndex } from './food-index.ts'
import { foods } from './food-table.ts'
import { wordsOf } from './food-words.ts'
import { ofReference, ofRow, type TableFood } from './table-food.ts'

/**
 * Foods of our table and of the references whose name, alias or search words match every prefix of `query`, best first:
 * names that begin with the first word, then shorter names, then ours, then plainer foods. Typing errors are corrected
 * when nothing else matches.
 */
export function searchTable(query: string, limit: number): TableFood[] {
  const asked = wordsOf(query)
  if (!asked.length) return []
  const found = named(asked, limit)
  if (found.length) return found
  const mend = foodIndex().mend()
  const mended = asked.map((word) => mend(word)?.word ?? word)
  return mended.some((word, at) => word !== asked[at]) ? named(mended, limit) : []
}

function named(asked: readonly string[], limit: number): TableFood[] {
  return searchNames(asked, limit).map((found) =>
    'own' in found ? ofRow(foods()[found.own]!) : ofReference(foodAt(found.reference)),
  )
}
