import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DrinkLog } from '#contract/hydration.ts'
import type { Database, Queryable } from '../adapters/database/database.ts'
import { drinkLogs } from './table.ts'

export type DrinkRow = typeof drinkLogs.$inferSelect
export type NewDrink = Omit<DrinkRow, 'userId'>

/** What one person drank. */
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
    /** Locks the drink, so that two corrections of it take turns. */
    async toChange(id: string): Promise<DrinkRow | undefined> {
      const [row] = await db.select().from(drinkLogs).where(one(id)).for('update')
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
    /** What the drinks of each day add up to, from the drinks themselves. */
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
          drinks: sql`count(*)`.mapWith(Number),
        })
        .from(drinkLogs)
        .where(mine)
        .groupBy(drinkLogs.targetDate)
        .orderBy(drinkLogs.targetDate)
    },
  }
}

const ofDay = {
  name: 'drinks_of_day',
  text: `select id, drink_type as "drinkType", custom_name as "customName", emoji, volume_ml as volume,
    hydration_value as "hydrationValue", temperature, calories, caffeine_mg as caffeine, sugar_g as sugar, protein_g as protein,
    carbs_g as carbs, fat_g as fat, notes, target_date as "targetDate", source, confidence, created_at as "createdAt"
    from drink_logs where user_id = $1 and target_date = $2 order by created_at desc, id`,
}

/** A day's drinks, newest first; prepared, for every open screen asks for it every few seconds. */
export async function drinksOfDay(db: Database, userId: string, day: string): Promise<DrinkLog[]> {
  const { rows } = await db.$client.query<DrinkRow>({ ...ofDay, values: [userId, day] })
  return rows.map(drinkLogOf)
}

/** A row as the contract shows it. */
export function drinkLogOf({
  water: _,
  createdAt,
  hydrationValue,
  ...row
}: Omit<DrinkRow, 'userId'>): DrinkLog {
  return {
    ...(row as unknown as Omit<DrinkLog, 'date' | 'createdAt' | 'hydrationValue'>),
    hydrationValue: String(hydrationValue),
    date: row.targetDate,
    createdAt: createdAt.toISOString(),
  }
}
