import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/adapters/database/database.ts'
import { rowsAtOnce } from '#server/adapters/database/keyset-pages.ts'
import { photosOf } from '#server/adapters/database/owners/photos-of.ts'
import { activities } from './table.ts'

/** Keys of all stored photos of a person's activities. */
export function activityPhotos(db: Database, userId: string): AsyncGenerator<string> {
  return photosOf(db, (tx, after) =>
    tx
      .select({ id: activities.id, photo: activities.photo })
      .from(activities)
      .where(
        and(
          eq(activities.userId, userId),
          isNotNull(activities.photo),
          after ? gt(activities.id, after) : undefined,
        ),
      )
      .orderBy(activities.id)
      .limit(rowsAtOnce),
  )
}
