import type { Food } from '#contract/foods/foods.ts'
import type { Deps } from '#server/deps.ts'
import { searchTable } from '#server/knowledge/food/food-search.ts'
import { customStore } from './custom-store.ts'
import { searchFamiliar } from './familiar-store.ts'
import { ofCustom, ofImport, ofTable } from './plain-food.ts'
import { importedFoods } from './search-imported.ts'
import { searchWords, typedQuery } from './search-words.ts'

/**
 * Searches foods: the account's own and familiar ones, the built-in table, the imported foods. Each food once; of
 * several versions of a product the first.
 */
export async function searchFoods(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  typed: string,
  limit: number,
): Promise<Food[]> {
  const words = searchWords(typed)
  const begun = typedQuery(words)
  if (!begun) return []
  const table = searchTable(typed, limit)
  const isOwn = ({ source }: { source: string }) => source === 'builtin'
  const [familiar, custom, imported] = await Promise.all([
    searchFamiliar(db, userId, begun, limit),
    customStore(db, userId).search(begun, limit),
    importedFoods(db, words, typed.toLowerCase(), limit, table.filter(isOwn).length),
  ])
  // Foods of the references leave half of the list to imported products.
  const builtin = table.filter((food, place) => isOwn(food) || !imported.length || place < limit / 2)
  const others = [
    ...custom.map((row) => ofCustom(row)),
    ...builtin.map(ofTable),
    ...imported.map((row) => ofImport(row)),
  ].map((food) => ({ ...food, favourite: false, lastGrams: null }))
  return once([...familiar, ...others]).slice(0, limit)
}

function once(foods: Food[]): Food[] {
  const seen = new Set<string>()
  return foods.filter(({ ref, name, brand, source }) => {
    const keys = [ref, ...(source === 'custom' ? [] : [`${name} ${brand ?? ''}`.toLowerCase()])]
    const again = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return !again
  })
}
