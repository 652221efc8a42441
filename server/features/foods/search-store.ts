import type { Database } from '#server/adapters/database/database.ts'
import type { FoodRow } from './store.ts'
import { tiers } from './table.ts'

/** Of so many foods in reach the best are shown; more would cost time and change little. */
const mostFound = 80
/** So many foods with the index's words are looked through for the other words. */
const mostReached = 2000

const row = `foods.source, foods.source_id as "sourceId", foods.name, brand, category, barcode, calories, protein_g as protein,
  carbs_g as carbs, fat_g as fat, sugar_g as sugar, fiber_g as fiber, sodium_mg as sodium, nutrients, portions`
/** A later tier is only looked at while the earlier ones leave room. */
const inTiers = (limit: number) =>
  `(select * from (${tiers
    .map((tier) => `(select * from foods where tier = ${tier} and search @@ $1::tsquery limit ${limit})`)
    .join(' union all ')}) as tiers limit ${limit})`
/** Names that begin with what was typed come first, then plainer foods, then shorter names. */
const place =
  'row_number() over (order by starts_with(lower(name), $2) desc, tier, length(name), name) as place'

const search = {
  name: 'search_foods',
  text: `with best as (
      select source, source_id, ${place} from ${inTiers(mostFound)} as found order by place limit $3)
    select ${row} from best join foods using (source, source_id) order by place`,
}
const narrowed = {
  name: 'search_foods_narrowed',
  text: `with reach as materialized (
      select source, source_id, tier, name, search from ${inTiers(mostReached)} as reached),
    best as (
      select source, source_id, ${place} from reach where search @@ $4::tsquery order by place limit $3)
    select (select count(*)::int from reach) as reached, ${row}
    from (select 1) as always left join (best join foods using (source, source_id)) on true order by place`,
}

export type FoundFood = Omit<FoodRow, 'tier' | 'search' | 'fingerprint'>

/** Imported foods whose names match the `tsquery`, best first. `typed` is in lower case. */
export async function searchImported(
  db: Database,
  query: string,
  typed: string,
  limit: number,
): Promise<FoundFood[]> {
  const { rows } = await db.$client.query<FoundFood>({ ...search, values: [query, typed, limit] })
  return rows
}

/**
 * The same where two queries have to match: `query` through the index, `filter` among what that reaches. It is
 * quick where the beginnings in `filter` are those of half the table, which an index would count out first.
 * `complete` is false when there was more in reach than was looked through.
 */
export async function searchNarrowed(
  db: Database,
  { query, filter }: { query: string; filter: string },
  typed: string,
  limit: number,
): Promise<{ foods: FoundFood[]; complete: boolean }> {
  const values = [query, typed, limit, filter]
  type Reached = FoundFood & { reached: number }
  const { rows } = await db.$client.query<Reached>({ ...narrowed, values })
  const foods = rows.filter(({ source }) => source !== null).map(({ reached: _, ...food }) => food)
  return { foods, complete: rows[0]!.reached < mostReached }
}

const known = {
  name: 'known_food_term',
  text: 'select 1 from food_terms where term ~>=~ $1 and term ~<~ $2 limit 1',
}
const similar = {
  name: 'similar_food_term',
  text: `select term from food_terms where term % $1 and left(term, 1) = left($1, 1) and abs(length(term) - length($1)) <= 2
    order by similarity(term, $1) desc, foods desc limit 1`,
}

/** The words with those that no food has replaced by the most similar one; undefined when there was nothing to mend. */
export async function mendWords(db: Database, words: string[]): Promise<string[] | undefined> {
  const mended = await Promise.all(
    words.map(async (word) => {
      if (word.length < 4) return word
      const beginning = await db.$client.query({ ...known, values: [word, `${word}\u{10ffff}`] })
      if (beginning.rowCount) return word
      const { rows } = await db.$client.query<{ term: string }>({ ...similar, values: [word] })
      return rows[0]?.term ?? word
    }),
  )
  return mended.some((word, at) => word !== words[at]) ? mended : undefined
}
