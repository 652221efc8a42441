import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { UnstatedName } from '#contract/foods/nutrients.ts'
import type { MealAnalysis, NutritionLog } from '#contract/nutrition/nutrition.ts'
import { getMealPhoto } from '#contract/nutrition/nutrition.ts'
import { provenanceOfAnswer } from '#contract/nutrition/provenance.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { preparedRows } from '#server/adapters/database/prepared/prepared-rows.ts'
import { mealAnalyses, nutritionLogs } from '../table.ts'

/** Every column but the derived text that searches look through. */
const { search: _, ...logColumns } = getTableColumns(nutritionLogs)

export { logColumns }

export type LogRow = Omit<typeof nutritionLogs.$inferSelect, 'search'>
/** A row to be inserted; nullable columns that are left out are null. */
export type NewLog = Omit<typeof nutritionLogs.$inferInsert, 'userId'>
export type AnalysisRow = typeof mealAnalyses.$inferSelect

/** Meals of one account, and its unconfirmed analyses. */
export function nutritionStore(db: Queryable, userId: string) {
  const mine = eq(nutritionLogs.userId, userId)
  const analysisOf = (id: string) => and(eq(mealAnalyses.userId, userId), eq(mealAnalyses.id, id))
  return {
    async add(entries: NewLog[]): Promise<LogRow[]> {
      return db
        .insert(nutritionLogs)
        .values(entries.map((entry) => ({ ...entry, userId })))
        .returning(logColumns)
    },
    ofDay: (day: string) => ofDay(db, [userId, day]),
    async change({ id, userId: _, ...entry }: LogRow): Promise<LogRow> {
      const [row] = await db
        .update(nutritionLogs)
        .set(entry)
        .where(and(mine, eq(nutritionLogs.id, id)))
        .returning(logColumns)
      return row!
    },
    /** Sums per day, counted from the rows. */
    async sumsByDay() {
      const sum = (column: PgColumn | SQL) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
      // As `unknownEnergy` counts an entry.
      const unknown = (name: UnstatedName) =>
        sum(sql`case when ${nutritionLogs[name]} is null then ${nutritionLogs.calories} else least(
          ${nutritionLogs.calories}, (select coalesce(sum((item ->> 'calories')::numeric), 0)
            from jsonb_array_elements(${nutritionLogs.items}) as item where item ->> ${name} is null)) end`)
      return db
        .select({
          day: nutritionLogs.targetDate,
          calories: sum(nutritionLogs.calories),
          protein: sum(nutritionLogs.protein),
          carbs: sum(nutritionLogs.carbs),
          fat: sum(nutritionLogs.fat),
          sugar: sum(nutritionLogs.sugar),
          fiber: sum(nutritionLogs.fiber),
          sodium: sum(nutritionLogs.sodium),
          proteinUnknown: unknown('protein'),
          carbsUnknown: unknown('carbs'),
          fatUnknown: unknown('fat'),
          sugarUnknown: unknown('sugar'),
          fiberUnknown: unknown('fiber'),
          sodiumUnknown: unknown('sodium'),
          meals: sql`count(*)`.mapWith(Number),
        })
        .from(nutritionLogs)
        .where(mine)
        .groupBy(nutritionLogs.targetDate)
        .orderBy(nutritionLogs.targetDate)
    },
    async byId(id: string): Promise<LogRow | undefined> {
      const [row] = await db
        .select(logColumns)
        .from(nutritionLogs)
        .where(and(mine, eq(nutritionLogs.id, id)))
      return row
    },
    async remove(id: string): Promise<LogRow | undefined> {
      const [row] = await db
        .delete(nutritionLogs)
        .where(and(mine, eq(nutritionLogs.id, id)))
        .returning(logColumns)
      return row
    },
    /** Deletes the oldest unconfirmed analyses above `most`. Returns their photos. */
    async forgetOldest(most: number): Promise<string[]> {
      const waiting = db
        .select({ id: mealAnalyses.id })
        .from(mealAnalyses)
        .where(and(eq(mealAnalyses.userId, userId), isNull(mealAnalyses.logId)))
        .orderBy(desc(mealAnalyses.createdAt), desc(mealAnalyses.id))
        .offset(most)
      const rows = await db
        .delete(mealAnalyses)
        .where(and(eq(mealAnalyses.userId, userId), inArray(mealAnalyses.id, waiting)))
        .returning({ photo: mealAnalyses.photo })
      return rows.flatMap(({ photo }) => photo ?? [])
    },
    async saveAnalysis(analysis: MealAnalysis, photo: string | null, createdAt: Date) {
      await db.insert(mealAnalyses).values({ userId, id: analysis.id, analysis, photo, createdAt })
    },
    async analysis(id: string): Promise<AnalysisRow | undefined> {
      const [row] = await db.select().from(mealAnalyses).where(analysisOf(id))
      return row
    },
    async linkAnalysis(id: string, logId: string) {
      await db.update(mealAnalyses).set({ logId }).where(analysisOf(id))
    },
  }
}

/** A day's entries in the order of logging; prepared, as the most frequent read. */
const ofDay = preparedRows(
  logColumns,
  'nutrition_of_day',
  'nutrition_logs where user_id = $1 and target_date = $2 order by created_at, id',
)

/** Converts a row to the contract's entry. */
export function logOf({ userId: _, minute: __, photo, createdAt, ...row }: LogRow): NutritionLog {
  return {
    ...row,
    provenance: row.provenance ?? provenanceOfAnswer(row),
    createdAt: createdAt.toISOString(),
    photoUrl: photo ? getMealPhoto.path.replace(':id', row.id) : null,
  }
}

/** Meals logged by these accounts on these days, as `user day meal`. */
export async function mealsLogged(db: Database, userIds: string[], days: string[]): Promise<Set<string>> {
  const { userId, targetDate, mealType } = nutritionLogs
  const rows = await db
    .selectDistinct({ userId, targetDate, mealType })
    .from(nutritionLogs)
    .where(and(inArray(userId, userIds), inArray(targetDate, days)))
  return new Set(rows.map((row) => `${row.userId} ${row.targetDate} ${row.mealType}`))
}

/** Photos of unconfirmed analyses from before `before`, of all accounts. */
export async function forgottenPhotos(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ photo: mealAnalyses.photo })
    .from(mealAnalyses)
    .where(and(lt(mealAnalyses.createdAt, before), isNull(mealAnalyses.logId), isNotNull(mealAnalyses.photo)))
  return rows.map(({ photo }) => photo!)
}

/** Deletes analyses of all accounts from before `before`. */
export async function forgetAnalyses(db: Database, before: Date) {
  await db.delete(mealAnalyses).where(lt(mealAnalyses.createdAt, before))
}
