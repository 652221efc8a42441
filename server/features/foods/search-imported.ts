import type { Database } from '#server/adapters/database/database.ts'
import { type FoundFood, mendWords, searchImported, searchNarrowed } from './search-store.ts'
import { searchQuery } from './search-words.ts'

/** With fewer foods than this known already, words are also taken as beginnings, and slips of the keyboard are mended. */
const enough = 5

/**
 * Imported foods for the words of what was typed, best first. The last word is a beginning; when nothing is found,
 * the others may be too, and then words that no food has are mended.
 */
export async function importedFoods(
  db: Database,
  words: string[],
  typed: string,
  limit: number,
  alreadyFound: number,
): Promise<FoundFood[]> {
  const found = await withWholeWords(db, words, typed, limit)
  if (found.length || alreadyFound >= enough) return found
  const wider = await withBeginnings(db, words, typed, limit)
  if (wider.length) return wider
  const mended = await mendWords(db, words)
  return mended ? withWholeWords(db, mended, mended.join(' '), limit) : []
}

async function withWholeWords(db: Database, words: string[], typed: string, limit: number) {
  const query = searchQuery(words)
  if (!query) return []
  const whole = searchQuery(words.slice(0, -1), 'whole')
  if (whole && words.at(-1)!.length > 1) {
    const { foods, complete } = await searchNarrowed(db, { query: whole, filter: query }, typed, limit)
    if (complete || foods.length >= limit) return foods
  }
  // Here the last word is seldom: counting it out is quick.
  return searchImported(db, query, typed, limit)
}

async function withBeginnings(db: Database, words: string[], typed: string, limit: number) {
  const filter = words.length > 1 ? searchQuery(words, 'all') : undefined
  const [longest] = words.toSorted((one, other) => other.length - one.length)
  const query = longest && searchQuery([longest])
  return filter && query ? (await searchNarrowed(db, { query, filter }, typed, limit)).foods : []
}
