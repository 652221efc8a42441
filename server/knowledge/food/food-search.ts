import { foodAt, searchReference } from '../data/foods/reference-table.ts'
import { lazy } from '../lazy.ts'
import { foodIndex } from './food-index.ts'
import { foods } from './food-table.ts'
import { wordsOf } from './food-words.ts'
import { ofReference, ofRow, type TableFood } from './table-food.ts'
import { indexWords, searchWords } from './word-index.ts'

/** An alias costs a little more than a name of the same words. */
const aliasPenalty = 0.5

const names = lazy(() =>
  indexWords(
    foods().flatMap(({ name, aliases }, food) => [
      { food, name: wordsOf(name) },
      ...aliases.map((alias) => ({ food, name: wordsOf(alias), penalty: aliasPenalty })),
    ]),
  ),
)

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
  const own = searchWords(names(), asked, limit).map(({ food, cost }) => ({
    cost,
    made: () => ofRow(foods()[food]!),
  }))
  const references = searchReference(asked, limit).map(({ food, cost }) => ({
    cost,
    made: () => ofReference(foodAt(food)),
  }))
  return [...own, ...references]
    .sort((one, other) => one.cost - other.cost)
    .slice(0, limit)
    .map(({ made }) => made())
}
