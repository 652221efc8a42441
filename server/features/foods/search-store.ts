import { getTableColumns } from 'drizzle-orm'
import type { Database } from '#server/adapters/database/database.ts'
import { type RowOf, selectList } from '#server/adapters/database/prepared/select-list.ts'
import { foods, tiers } from './table.ts'

/** Maximum number of matches read; more would cost time and change little. */
const mostFound = 80
/** Maximum number of index matches checked against the other words. */
const mostReached = 2000

const { tier: _, search: __, fingerprint: ___, ...columns } = getTableColumns(foods)
const row = selectList(columns, 'foods')
/** Later tiers are queried only while earlier ones leave results to fill. */
const inTiers = (limit: number) =>
  `(select * from (${tiers
    .map((tier) => `(select * from foods where tier = ${tier} and search @@ $1::tsquery limit ${limit})`)
    .join(' union all ')}) as tiers limit ${limit})`
/** Prefix matches first, then plainer foods, then shorter names. */
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

export type FoundFood = RowOf<typeof columns>

/** Imported foods that match the `tsquery`, best first. `typed` is in lower case. */
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
 * Matches two queries: `query` by the index, `filter` among its results. Fast where `filter` has prefixes of half
 * the table, which the index would count out first. `complete` is false when more results were in reach than were
 * checked.
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
  const found = rows.filter(({ source }) => source !== null).map(({ reached: _, ...food }) => food)
  return { foods: found, complete: rows[0]!.reached < mostReached }
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

/** Replaces unknown words by the most similar known one; undefined without any correction. */
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
