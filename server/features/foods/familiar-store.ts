import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Food } from '#contract/foods/foods.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import type { PlainFood } from './food.ts'
import { searchVector } from './search-words.ts'
import { familiarFoods } from './table.ts'

/** An account's habits with a food. */
export type Habit = Pick<Food, 'favourite' | 'lastGrams'>
const { userId: _, search: __, ...rowColumns } = getTableColumns(familiarFoods)
/** A food's habits as they are stored. */
export type FamiliarRow = Omit<typeof familiarFoods.$inferSelect, 'userId' | 'search'>
type Familiar = { food: PlainFood; favourite: boolean; lastGrams: number | null }

const columns = `food, favourite_at is not null as favourite, last_grams as "lastGrams"`
const search = {
  name: 'search_familiar_foods',
  text: `select ${columns} from (
      select * from familiar_foods where user_id = $1 order by touched_at desc limit 500) as lately
    where search @@ $2::tsquery order by favourite desc, times desc, touched_at desc limit $3`,
}
const recent = {
  name: 'recent_foods',
  text: `select ${columns} from (
      select * from familiar_foods where user_id = $1 order by touched_at desc limit 500) as lately
    order by favourite desc, touched_at desc limit $2`,
}

/** Matching favourites, then other foods by frequency. A prepared read: it runs on every keystroke. */
export async function searchFamiliar(
  db: Database,
  userId: string,
  query: string,
  limit: number,
): Promise<Food[]> {
  const { rows } = await db.$client.query<Familiar>({ ...search, values: [userId, query, limit] })
  return rows.map(shown)
}

/** Favourites, then the last logged foods. */
export async function recentFoods(db: Database, userId: string, limit: number): Promise<Food[]> {
  const { rows } = await db.$client.query<Familiar>({ ...recent, values: [userId, limit] })
  return rows.map(shown)
}

function shown({ food, favourite, lastGrams }: Familiar): Food {
  return { ...food, favourite, lastGrams: lastGrams === null ? null : Number(lastGrams) }
}

/** Logged and favourite foods of one account. */
export function familiarStore(db: Queryable, userId: string) {
  const one = (ref: string) => and(eq(familiarFoods.userId, userId), eq(familiarFoods.ref, ref))
  const copyOf = (food: PlainFood) => ({ food, search: searchVector(food.name, food.brand) })
  const target = [familiarFoods.userId, familiarFoods.ref]
  return {
    async used(food: PlainFood, grams: number | null, at: Date) {
      const fresh = { ...copyOf(food), usedAt: at, touchedAt: at }
      await db
        .insert(familiarFoods)
        .values({ ...fresh, userId, ref: food.ref, times: 1, lastGrams: grams })
        .onConflictDoUpdate({
          target,
          set: {
            ...fresh,
            times: sql`${familiarFoods.times} + 1`,
            ...(grams !== null && { lastGrams: grams }),
          },
        })
    },
    async star(food: PlainFood, at: Date) {
      const fresh = { ...copyOf(food), favouriteAt: at, touchedAt: at }
      await db
        .insert(familiarFoods)
        .values({ ...fresh, userId, ref: food.ref })
        .onConflictDoUpdate({ target, set: fresh })
    },
    async unstar(ref: string) {
      await db.update(familiarFoods).set({ favouriteAt: null }).where(one(ref))
      await db.delete(familiarFoods).where(and(one(ref), eq(familiarFoods.times, 0)))
    },
    /** Replaces the last grams of a food, if those are the last. */
    async correct(ref: string, { from, to }: { from: number; to: number }) {
      await db
        .update(familiarFoods)
        .set({ lastGrams: to })
        .where(and(one(ref), eq(familiarFoods.lastGrams, Math.round(from * 10) / 10)))
    },
    /** Updates the copy, if any. */
    async renew(food: PlainFood) {
      await db.update(familiarFoods).set(copyOf(food)).where(one(food.ref))
    },
    async forget(ref: string): Promise<FamiliarRow | undefined> {
      const [row] = await db.delete(familiarFoods).where(one(ref)).returning(rowColumns)
      return row
    },
    /** Adds what `forget` answered; a food that was logged again meanwhile stays as it is. */
    async restore(row: FamiliarRow) {
      const { name, brand } = row.food
      await db
        .insert(familiarFoods)
        .values({ ...row, userId, search: searchVector(name, brand) })
        .onConflictDoNothing()
    },
    async copy(ref: string): Promise<PlainFood | undefined> {
      const [row] = await db.select({ food: familiarFoods.food }).from(familiarFoods).where(one(ref))
      return row?.food
    },
    async habits(refs: string[]): Promise<Map<string, Habit>> {
      if (!refs.length) return new Map()
      const rows = await db
        .select({
          ref: familiarFoods.ref,
          favourite: sql<boolean>`${familiarFoods.favouriteAt} is not null`,
          lastGrams: familiarFoods.lastGrams,
        })
        .from(familiarFoods)
        .where(and(eq(familiarFoods.userId, userId), inArray(familiarFoods.ref, refs)))
      return new Map(rows.map(({ ref, ...habit }) => [ref, habit]))
    },
  }
}
