import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/adapters/database/database.ts'
import { keysetPages, rowsAtOnce } from '#server/adapters/database/keyset-pages.ts'
import { inKeyOrder } from '#server/adapters/database/owners/owned-rows.ts'
import { activityRoutes } from '../table.ts'

/** The activities of a person that have a recording, page by page. */
export async function* recordedActivities(db: Database, userId: string): AsyncGenerator<string> {
  const { userId: owner, activityId } = activityRoutes
  const pages = keysetPages(
    (after: string | undefined) =>
      inKeyOrder(db, (tx) =>
        tx
          .select({ id: activityId })
          .from(activityRoutes)
          .where(and(eq(owner, userId), after ? gt(activityId, after) : undefined))
          .orderBy(activityId)
          .limit(rowsAtOnce),
      ),
    ({ id }) => id,
  )
  for await (const page of pages) for (const { id } of page) yield id
}
