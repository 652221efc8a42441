import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#server/adapters/database/database.ts'
import { rowsAtOnce } from '#server/adapters/database/keyset-pages.ts'
import { photosOf } from '#server/adapters/database/owners/photos-of.ts'
import { mealAnalyses, nutritionLogs } from '../table.ts'

/** Keys of all stored photos of a person's meals; those of confirmed analyses belong to the entries they became. */
export async function* mealPhotos(db: Database, userId: string): AsyncGenerator<string> {
  yield* photosOf(db, (tx, after) =>
    tx
      .select({ id: nutritionLogs.id, photo: nutritionLogs.photo })
      .from(nutritionLogs)
      .where(
        and(
          eq(nutritionLogs.userId, userId),
          isNotNull(nutritionLogs.photo),
          after ? gt(nutritionLogs.id, after) : undefined,
        ),
      )
      .orderBy(nutritionLogs.id)
      .limit(rowsAtOnce),
  )
  yield* photosOf(db, (tx, after) =>
    tx
      .select({ id: mealAnalyses.id, photo: mealAnalyses.photo })
      .from(mealAnalyses)
      .where(
        and(
          eq(mealAnalyses.userId, userId),
          isNotNull(mealAnalyses.photo),
          isNull(mealAnalyses.logId),
          after ? gt(mealAnalyses.id, after) : undefined,
        ),
      )
      .orderBy(mealAnalyses.id)
      .limit(rowsAtOnce),
  )
}
