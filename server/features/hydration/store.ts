import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { preparedRows } from '#server/adapters/database/prepared/prepared-rows.ts'
import { drinkLogs } from './table.ts'

export type DrinkRow = typeof drinkLogs.$inferSelect
export type NewDrink = Omit<DrinkRow, 'userId'>

/** Drinks of one account. */
export function hydrationStore(db: Queryable, userId: string) {
  const mine = eq(drinkLogs.userId, userId)
  const one = (id: string) => and(mine, eq(drinkLogs.id, id))
  return {
    async record(drink: NewDrink): Promise<DrinkRow> {
      const [row] = await db
        .insert(drinkLogs)
        .values({ ...drink, userId })
        .returning()
      return row!
    },
    ofDay: (day: string) => ofDay(db, [userId, day]),
    async byId(id: string): Promise<DrinkRow | undefined> {
      const [row] = await db.select().from(drinkLogs).where(one(id))
      return row
    },
    async change(id: string, drink: Omit<NewDrink, 'id' | 'createdAt'>): Promise<DrinkRow> {
      const [row] = await db.update(drinkLogs).set(drink).where(one(id)).returning()
      return row!
    },
    async remove(id: string): Promise<DrinkRow | undefined> {
      const [row] = await db.delete(drinkLogs).where(one(id)).returning()
      return row
    },
    /** Sums per day, counted from the rows. */
    async sumsByDay() {
      const sum = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
      return db
        .select({
          day: drinkLogs.targetDate,
          calories: sum(drinkLogs.calories),
          protein: sum(drinkLogs.protein),
          carbs: sum(drinkLogs.carbs),
          fat: sum(drinkLogs.fat),
          sugar: sum(drinkLogs.sugar),
          caffeine: sum(drinkLogs.caffeine),
          water: sum(drinkLogs.water),
          // No drink states them.
          fiberUnknown: sum(drinkLogs.calories),
          sodiumUnknown: sum(drinkLogs.calories),
          drinks: sql`count(*)`.mapWith(Number),
        })
        .from(drinkLogs)
        .where(mine)
        .groupBy(drinkLogs.targetDate)
        .orderBy(drinkLogs.targetDate)
    },
  }
}

/** A day's drinks, newest first; prepared, since every open screen polls it. */
const ofDay = preparedRows(
  getTableColumns(drinkLogs),
  'drinks_of_day',
  'drink_logs where user_id = $1 and target_date = $2 order by created_at desc, id',
)

/** Converts a row to the contract's drink. */
export function drinkLogOf({ userId: _, water: __, createdAt, hydrationValue, ...row }: DrinkRow): DrinkLog {
  return {
    ...row,
    hydrationValue: String(hydrationValue),
    date: row.targetDate,
    createdAt: createdAt.toISOString(),
  }
}
