import type { TableRow } from './food.ts'
import { foodIndex } from './food-index.ts'
import { foods } from './food-table.ts'
import { wordsOf } from './food-words.ts'

type Name = { food: TableRow; words: readonly string[]; alias: boolean }

let names: readonly Name[] | undefined

function allNames(): readonly Name[] {
  names ??= foods().flatMap((food) => [
    { food, words: wordsOf(food.name), alias: false },
    ...food.aliases.map((alias) => ({ food, words: wordsOf(alias), alias: true })),
  ])
  return names
}

/**
 * Foods whose name or alias matches every prefix of `query`, best first: literal prefixes, then shorter names, then
 * plainer foods. Typing errors are corrected when nothing else matches.
 */
export function searchTable(query: string, limit: number): TableRow[] {
  const asked = wordsOf(query)
  if (!asked.length) return []
  const found = namedBy(asked, limit)
  if (found.length) return found
  const mend = foodIndex().mend()
  const mended = asked.map((word) => mend(word)?.word ?? word)
  return mended.some((word, at) => word !== asked[at]) ? namedBy(mended, limit) : []
}

function namedBy(asked: readonly string[], limit: number): TableRow[] {
  const best = new Map<TableRow, number>()
  for (const { food, words, alias } of allNames()) {
    const inName = asked.every((beginning) => words.some((word) => begins(word, beginning)))
    if (!inName) continue
    const cost =
      (begins(words[0]!, asked[0]!) ? 0 : 4) +
      (words.length - asked.length) +
      (alias ? 0.5 : 0) -
      wholeWords(words, asked)
    if (cost < (best.get(food) ?? Number.POSITIVE_INFINITY)) best.set(food, cost)
  }
  return [...best]
    .sort(([, one], [, other]) => one - other)
    .slice(0, limit)
    .map(([food]) => food)
}

/** "eggs" matches "egg", "berri" matches "berries" and "berry". */
function begins(word: string, beginning: string): boolean {
  return (
    word.startsWith(beginning) ||
    (beginning.length > 3 && beginning.endsWith('s') && word.startsWith(beginning.slice(0, -1))) ||
    (beginning.length > 4 && beginning.endsWith('ies') && word.startsWith(beginning.slice(0, -3)))
  )
}

function wholeWords(words: readonly string[], asked: readonly string[]): number {
  return words.filter((word) => asked.includes(word)).length
}
