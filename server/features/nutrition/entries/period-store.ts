import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import type { Place } from '#server/http/page.ts'
import { nutritionLogs } from '../table.ts'

type Span = { from: string; to: string }
/** Kilocalories per entry. */
export type TopFood = { name: string; avgCalories: number; frequency: number }
type Habits = { mealTypes: Record<string, number>; topFoods: TopFood[] }

/** Groups foods by name without case. */
const habits = {
  name: 'eating_habits',
  text: `with eaten as materialized (
      select meal_type, food_name, calories from nutrition_logs where user_id = $1 and target_date between $2 and $3)
    select
      (select json_object_agg(meal_type, logged) from (
        select meal_type, count(*) as logged from eaten group by meal_type) as meals) as "mealTypes",
      (select json_agg(foods order by frequency desc, name) from (
        select min(food_name) as name, avg(calories) as "avgCalories", count(*) as frequency from eaten
        group by lower(btrim(food_name)) order by count(*) desc, min(food_name) limit $4) as foods) as "topFoods"`,
}

/** An account's meals in a range of days, both ends included; every read is an index range by day. */
export function periodStore(db: Queryable, userId: string, { from, to }: Span) {
  const { calories, foodName, mealType, targetDate, id } = nutritionLogs
  const within = and(eq(nutritionLogs.userId, userId), gte(targetDate, from), lte(targetDate, to))
  return {
    /** Meals by type and the most frequent foods, in one scan of the entries. */
    async habits(foods: number): Promise<Habits> {
      const [row] = await prepared<{ mealTypes: Record<string, number> | null; topFoods: TopFood[] | null }>(
        db,
        habits,
        [userId, from, to, foods],
      )
      return { mealTypes: row?.mealTypes ?? {}, topFoods: row?.topFoods ?? [] }
    },
    /**
     * Newest day first, with one more than `limit` to show that there are more. Ids ascend in time and order a day.
     */
    async page(before: Place | undefined, limit: number) {
      const { createdAt, confidence, source } = nutritionLogs
      const { foodEmoji, protein, carbs, fat } = nutritionLogs
      return db
        .select({
          id,
          foodName,
          foodEmoji,
          mealType,
          calories,
          protein,
          carbs,
          fat,
          targetDate,
          createdAt,
          confidence,
          source,
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
