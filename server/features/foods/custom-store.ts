import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { withoutOwner } from '#server/adapters/database/owners/without-owner.ts'
import { searchVector } from './search-words.ts'
import { customFoods } from './table.ts'

export type CustomRow = Omit<typeof customFoods.$inferSelect, 'userId' | 'search'>

/** Custom foods of one account. */
export function customStore(db: Queryable, userId: string) {
  const mine = eq(customFoods.userId, userId)
  const one = (id: string) => and(mine, eq(customFoods.id, id))
  const searchOf = ({ name, brand }: Pick<CustomRow, 'name' | 'brand'>) => searchVector(name, brand)
  return {
    async add(food: CustomRow) {
      await db.insert(customFoods).values({ ...food, userId, search: searchOf(food) })
    },
    async count(): Promise<number> {
      const [row] = await db.select({ foods: count() }).from(customFoods).where(mine)
      return row!.foods
    },
    async change(food: CustomRow) {
      await db
        .update(customFoods)
        .set({ ...withoutOwner(food), search: searchOf(food) })
        .where(one(food.id))
    },
    async remove(id: string): Promise<CustomRow | undefined> {
      const [row] = await db.delete(customFoods).where(one(id)).returning()
      return row
    },
    async byId(id: string): Promise<CustomRow | undefined> {
      const [row] = await db.select().from(customFoods).where(one(id))
      return row
    },
    async byBarcode(barcode: string): Promise<CustomRow | undefined> {
      const [row] = await db
        .select()
        .from(customFoods)
        .where(and(mine, eq(customFoods.barcode, barcode)))
        .orderBy(desc(customFoods.createdAt))
        .limit(1)
      return row
    },
    async all(): Promise<CustomRow[]> {
      return db.select().from(customFoods).where(mine).orderBy(desc(customFoods.createdAt))
    },
    /** Foods that match the `tsquery`. */
    async search(query: string, limit: number): Promise<CustomRow[]> {
      return db
        .select()
        .from(customFoods)
        .where(and(mine, sql`${customFoods.search} @@ ${query}::tsquery`))
        .orderBy(sql`length(${customFoods.name})`, customFoods.name)
        .limit(limit)
    },
  }
}
