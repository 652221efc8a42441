import { foodAt, searchNames } from '../data/foods/reference-table.ts'
import type { TableRow } from './food.ts'
import { foodIndex } from './food-index.ts'
import { foods } from './food-table.ts'
import { stem, wordsOf } from './food-words.ts'
import { ofReference, ofRow, type TableFood } from './table-food.ts'

/**
 * Foods of our table and of the references whose name, alias or search words match every prefix of `query`, best first:
 * names that are a kind of one of the words or begin with it, then shorter names, then ours, then plainer foods. Typing
 * errors are corrected when nothing else matches.
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
    'own' in found ? called(asked, foods()[found.own]!) : ofReference(foodAt(found.reference)),
  )
}

/** A food of our table with the alias that was asked for, where its name has not all of the words. */
function called(asked: readonly string[], row: TableRow): TableFood {
  const has = (name: string) => {
    const words = wordsOf(name)
    return asked.every((prefix) =>
      words.some((word) => word.startsWith(prefix) || stem(word) === stem(prefix)),
    )
  }
  const alias = has(row.name) ? undefined : row.aliases.find(has)
  return { ...ofRow(row), ...(alias && { alsoCalled: alias }) }
}
