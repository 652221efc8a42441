import { createHash } from 'node:crypto'
import { and, type Column, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { searchVector } from './search-words.ts'
import { barcodeMisses, foods } from './table.ts'

export type FoodRow = typeof foods.$inferSelect
/** A food to store; search columns and fingerprint are derived. */
export type NewFood = Omit<FoodRow, 'tier' | 'search' | 'fingerprint'> & { plain: boolean }

const columns = Object.entries(getTableColumns(foods)) as [keyof FoodRow, Column][]
const names = columns.map(([, { name }]) => name).join(', ')
/** JSON travels as text: the driver would take an array of it for an array of the database. */
const asText = (column: Column) => column.getSQLType() === 'jsonb'
const arrays = columns
  .map(([, column], at) => `$${at + 1}::${asText(column) ? 'text' : column.getSQLType()}[]`)
  .join(', ')
const casts = columns.map(([, column]) => `given.${column.name}${asText(column) ? '::jsonb' : ''}`).join(', ')
const changes = columns.slice(2).map(([, { name }]) => `${name} = excluded.${name}`)

/** Unchanged rows are neither written nor locked. */
const keep = {
  name: 'keep_foods',
  text: `with given as (select * from unnest(${arrays}) as given(${names})),
    kept as (
      insert into foods (${names}) select ${casts} from given left join foods using (source, source_id)
      where foods.fingerprint is distinct from given.fingerprint
      on conflict (source, source_id) do update set ${changes.join(', ')}
      returning (xmax = 0) as added)
    select count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed from kept`,
}

/** Stores a batch of distinct foods; returns the numbers of added and of changed ones. */
export async function keepFoods(db: Database, batch: NewFood[]): Promise<{ added: number; changed: number }> {
  const rows = batch.map(rowOf)
  const values = columns.map((_, at) => rows.map((row) => row[at]))
  const { rows: counted } = await db.$client.query<{ added: number; changed: number }>({ ...keep, values })
  return counted[0]!
}

/** Name lengths that separate the product tiers: about a fifth of all products in each. */
const lengths = [20, 27, 34, 44]

/** Values in the order of `columns`. */
function rowOf({ plain, ...food }: NewFood): unknown[] {
  const row: Omit<FoodRow, 'fingerprint'> = {
    ...food,
    tier: plain ? 0 : 1 + lengths.filter((length) => food.name.length > length).length,
    search: searchVector(food.name, food.brand),
  }
  const values = columns
    .filter(([key]) => key !== 'fingerprint')
    .map(([key, column]) => {
      const value = row[key as keyof typeof row]
      return asText(column) ? JSON.stringify(value) : value
    })
  return [...values, createHash('md5').update(values.join('\u0001')).digest('base64url')]
}

/** Recounts search terms after an import and refreshes indexes and statistics. */
export async function countTerms(db: Database) {
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    await client.query('delete from food_terms')
    await client.query(
      `insert into food_terms (term, foods)
       select word, ndoc from ts_stat('select search from foods') where length(word) between 3 and 40`,
    )
    await client.query('commit')
    await client.query('vacuum analyze foods')
    await client.query('vacuum analyze food_terms')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

export async function foodBySource(db: Queryable, source: 'usda' | 'off', id: string) {
  const [row] = await db
    .select()
    .from(foods)
    .where(and(eq(foods.source, source), eq(foods.sourceId, id)))
  return row
}

/** The newest food with this barcode: FoodData Central ids ascend and old versions stay. */
export async function foodByBarcode(db: Queryable, barcode: string): Promise<FoodRow | undefined> {
  const [row] = await db
    .select()
    .from(foods)
    .where(eq(foods.barcode, barcode))
    .orderBy(desc(foods.source), desc(sql`length(${foods.sourceId})`), desc(foods.sourceId))
    .limit(1)
  return row
}

export async function isMissed(db: Queryable, barcode: string, since: Date): Promise<boolean> {
  const [row] = await db.select().from(barcodeMisses).where(eq(barcodeMisses.barcode, barcode))
  return row !== undefined && row.checkedAt >= since
}

export async function rememberMiss(db: Queryable, barcode: string, checkedAt: Date) {
  await db
    .insert(barcodeMisses)
    .values({ barcode, checkedAt })
    .onConflictDoUpdate({ target: barcodeMisses.barcode, set: { checkedAt } })
}

export async function forgetMisses(db: Queryable, before: Date) {
  await db.delete(barcodeMisses).where(lt(barcodeMisses.checkedAt, before))
}
