import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { type Holding, holding, inKeyOrder } from '#server/adapters/database/holding.ts'
import { mealAnalyses, nutritionLogs, savedMeals } from './table.ts'

const photosAtOnce = 500

/** What a person ate, and what waits for their confirmation or stays for another day. */
export function nutritionHoldings(db: Database, userId: string): Holding[] {
  return [
    withPhotoNames(holding(db, userId, 'nutrition-logs', nutritionLogs)),
    withPhotoNames(holding(db, userId, 'meal-analyses', mealAnalyses)),
    holding(db, userId, 'saved-meals', savedMeals),
  ]
}

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

/** The name that a photo has in the copy. */
export const photoName = (key: string) => `photos/${key.slice(key.lastIndexOf('/') + 1)}`

function withPhotoNames(held: Holding): Holding {
  async function* named() {
    for await (const page of held.pages)
      yield page.map((row) => ({
        ...row,
        photo: typeof row.photo === 'string' ? photoName(row.photo) : null,
      }))
  }
  return { ...held, pages: named() }
}
