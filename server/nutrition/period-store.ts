import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../adapters/database/database.ts'
import type { Place } from '../http/page.ts'
import { nutritionLogs } from './table.ts'

type Span = { from: string; to: string }

/** What one person ate from a day to a day, both included; every read is a stretch of the index by day. */
export function periodStore(db: Queryable, userId: string, { from, to }: Span) {
  const { calories, foodName, mealType, targetDate, id } = nutritionLogs
  const within = and(eq(nutritionLogs.userId, userId), gte(targetDate, from), lte(targetDate, to))
  return {
    async mealTypes(): Promise<{ mealType: string; logged: number }[]> {
      return db.select({ mealType, logged: count() }).from(nutritionLogs).where(within).groupBy(mealType)
    },
    /** The most often logged first, whatever capitals they were written with; kilocalories an entry. */
    async topFoods(limit: number) {
      const name = sql<string>`min(${foodName})`
      return db
        .select({ name, avgCalories: sql`avg(${calories})`.mapWith(Number), frequency: count() })
        .from(nutritionLogs)
        .where(within)
        .groupBy(sql`lower(btrim(${foodName}))`)
        .orderBy(desc(count()), name)
        .limit(limit)
    },
    /** How many entries there are, and how many of them tell fibre and sodium. */
    async told(): Promise<{ entries: number; fiber: number; sodium: number }> {
      const [row] = await db
        .select({
          entries: count(),
          fiber: count(nutritionLogs.fiber),
          sodium: count(nutritionLogs.sodium),
        })
        .from(nutritionLogs)
        .where(within)
      return row!
    },
    /** Newest day first, one more than `limit` where there is one. Ids are made in the order of time, so they order a day. */
    async page(before: Place | undefined, limit: number) {
      const { createdAt, confidence, source } = nutritionLogs
      const { foodEmoji, protein, carbs, fat } = nutritionLogs
      return db
        .select({
          ...{ id, foodName, foodEmoji, mealType, calories, protein, carbs, fat, targetDate, createdAt },
          ...{ confidence, source },
        })
        .from(nutritionLogs)
        .where(
          and(
            within,
            before &&
              sql`(${targetDate}, ${id}) < (${before.at.toISOString().slice(0, 10)}::date, ${before.id}::uuid)`,
          ),
        )
        .orderBy(desc(targetDate), desc(id))
        .limit(limit + 1)
    },
  }
}
