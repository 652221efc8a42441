import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { mostOwnExercises } from '#contract/strength/exercises.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { ownExercises } from './table.ts'

export type OwnExerciseRow = Omit<typeof ownExercises.$inferSelect, 'userId'>
const { userId: _, ...exerciseColumns } = getTableColumns(ownExercises)

/** Custom exercises of one account. */
export function ownExerciseStore(db: Queryable, userId: string) {
  const mine = eq(ownExercises.userId, userId)
  return {
    /** By name. */
    async all(): Promise<OwnExerciseRow[]> {
      return db
        .select(exerciseColumns)
        .from(ownExercises)
        .where(mine)
        .orderBy(asc(ownExercises.name))
        .limit(mostOwnExercises)
    },
    /** Inserts an exercise, or updates the one with its id. */
    async put(exercise: OwnExerciseRow) {
      const { id: _, ...fields } = exercise
      await db
        .insert(ownExercises)
        .values({ ...exercise, userId })
        .onConflictDoUpdate({ target: [ownExercises.userId, ownExercises.id], set: fields })
    },
    async remove(id: string): Promise<OwnExerciseRow | undefined> {
      const [row] = await db
        .delete(ownExercises)
        .where(and(mine, eq(ownExercises.id, id)))
        .returning(exerciseColumns)
      return row
    },
  }
}
