import { and, between, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Micronutrient } from '#contract/foods/micronutrients.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { nutritionLogs } from '../table.ts'
import { entryNutrients } from './table.ts'

/** `ironMg` and the kilocalories for which it is unknown, `ironMgUnknown`; likewise the others. */
export type EntryNutrientsRow = Omit<typeof entryNutrients.$inferSelect, 'userId' | 'logId'>

const { userId: _, logId: __, ...figures } = getTableColumns(entryNutrients)
const names = Object.keys(figures) as (keyof EntryNutrientsRow)[]
const columns = names.map((name) => figures[name].name)
const given = ['user_id', 'log_id', ...columns]

/** Prepared, as nearly every logged meal has it. */
const keep = {
  name: 'keep_entry_nutrients',
  text: `insert into entry_nutrients (${given.join(', ')}) values (${given.map((_, at) => `$${at + 1}`).join(', ')})
    on conflict (user_id, log_id) do update set ${columns.map((one) => `${one} = excluded.${one}`).join(', ')}`,
}

/** Micronutrients of one account's entries; a removed entry takes its own along. */
export function entryNutrientStore(db: Queryable, userId: string) {
  const ofEntry = (logId: string) => and(eq(entryNutrients.userId, userId), eq(entryNutrients.logId, logId))
  return {
    async add(logId: string, nutrients: EntryNutrientsRow | undefined) {
      if (nutrients) await prepared(db, keep, [userId, logId, ...names.map((name) => nutrients[name])])
    },
    async replace(logId: string, nutrients: EntryNutrientsRow | undefined) {
      if (nutrients) await this.add(logId, nutrients)
      else await db.delete(entryNutrients).where(ofEntry(logId))
    },
    /** Undefined where none is known. */
    async of(logId: string): Promise<EntryNutrientsRow | undefined> {
      const [row] = await db.select(figures).from(entryNutrients).where(ofEntry(logId))
      return row
    },
    /** Entries of a range of days, both ends included, with what each holds of a micronutrient. */
    async within({ from, to }: { from: string; to: string }, name: Micronutrient | undefined) {
      const { foodName, items, protein, carbs, fat, fiber, sodium, targetDate, id } = nutritionLogs
      const ofLog = and(eq(entryNutrients.userId, nutritionLogs.userId), eq(entryNutrients.logId, id))
      return db
        .select({
          day: targetDate,
          foodName,
          items,
          protein,
          carbs,
          fat,
          fiber,
          sodium,
          amount: name ? entryNutrients[name] : sql<null>`null`,
        })
        .from(nutritionLogs)
        .leftJoin(entryNutrients, ofLog)
        .where(and(eq(nutritionLogs.userId, userId), between(targetDate, from, to)))
    },
  }
}
