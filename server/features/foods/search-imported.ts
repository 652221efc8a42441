import type { Database } from '#server/adapters/database/database.ts'
import { type FoundFood, mendWords, searchImported, searchNarrowed } from './search-store.ts'
import { searchQuery } from './search-words.ts'

/** Below this number of matches, words also match as prefixes and typing errors are corrected. */
const enough = 5

/**
 * Searches imported foods, best first. The last word matches as a prefix; without matches the others do too, then
 * unknown words are corrected.
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
  // The last word is rare here, so counting is fast.
  return searchImported(db, query, typed, limit)
}

async function withBeginnings(db: Database, words: string[], typed: string, limit: number) {
  const filter = words.length > 1 ? searchQuery(words, 'all') : undefined
  const [longest] = words.toSorted((one, other) => other.length - one.length)
  const query = longest && searchQuery([longest])
  return filter && query ? (await searchNarrowed(db, { query, filter }, typed, limit)).foods : []
}
