import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { SavedMeal } from '#contract/foods/foods.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { foodKey, nameWords, savedMeals } from '../table.ts'

export type SavedRow = typeof savedMeals.$inferSelect

/** Saved meals of one account. */
export function savedMealStore(db: Queryable, userId: string) {
  const mine = eq(savedMeals.userId, userId)
  const one = (id: string) => and(mine, eq(savedMeals.id, id))
  return {
    async all(): Promise<SavedRow[]> {
      return db.select().from(savedMeals).where(mine).orderBy(desc(savedMeals.usedAt), savedMeals.name)
    },
    /** Meals whose name matches the `tsquery`, the last used first. */
    async named(query: string, limit: number): Promise<SavedRow[]> {
      return db
        .select()
        .from(savedMeals)
        .where(and(mine, sql`${sql.raw(nameWords(foodKey('name')))} @@ ${query}::tsquery`))
        .orderBy(desc(savedMeals.usedAt), savedMeals.name)
        .limit(limit)
    },
    async count(): Promise<number> {
      const [row] = await db.select({ meals: count() }).from(savedMeals).where(mine)
      return row!.meals
    },
    async add(meal: Omit<SavedRow, 'userId'>): Promise<SavedRow> {
      const [row] = await db
        .insert(savedMeals)
        .values({ ...meal, userId })
        .returning()
      return row!
    },
    async remove(id: string): Promise<SavedRow | undefined> {
      const [row] = await db.delete(savedMeals).where(one(id)).returning()
      return row
    },
    /** Marks it as used and returns it. */
    async use(id: string, usedAt: Date): Promise<SavedRow | undefined> {
      const [row] = await db.update(savedMeals).set({ usedAt }).where(one(id)).returning()
      return row
    },
  }
}

/** Converts a row to the contract's saved meal. */
export function savedMealOf({ userId: _, usedAt: _at, createdAt, ...row }: SavedRow): SavedMeal {
  return { ...row, createdAt: createdAt.toISOString() }
}
