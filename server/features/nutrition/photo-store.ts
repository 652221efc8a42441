import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { inKeyOrder } from '#server/adapters/database/owned-rows.ts'
import { mealAnalyses, nutritionLogs } from './table.ts'

const photosAtOnce = 500

/** Keys of all stored photos of a person's meals; those of confirmed analyses belong to the entries they became. */
export async function* mealPhotos(db: Database, userId: string): AsyncGenerator<string> {
  yield* keysOf(db, (tx, after) =>
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
      .limit(photosAtOnce),
  )
  yield* keysOf(db, (tx, after) =>
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
      .limit(photosAtOnce),
  )
}

type Page = PromiseLike<{ id: string; photo: string | null }[]>

async function* keysOf(db: Database, read: (tx: Queryable, after?: string) => Page) {
  let after: string | undefined
  do {
    const page = await inKeyOrder(db, (tx) => read(tx, after))
    for (const { photo } of page) yield photo!
    after = page.at(-1)?.id
  } while (after)
}
