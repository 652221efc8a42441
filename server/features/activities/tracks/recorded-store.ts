import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/adapters/database/database.ts'
import { inKeyOrder } from '#server/adapters/database/owned-rows.ts'
import { activityRoutes } from '../table.ts'

/** The activities of a person that have a recording, page by page. */
export async function* recordedActivities(db: Database, userId: string): AsyncGenerator<string> {
  let after: string | undefined
  for (;;) {
    const page = await inKeyOrder(db, (tx) =>
      tx
        .select({ id: activityRoutes.activityId })
        .from(activityRoutes)
        .where(
          and(eq(activityRoutes.userId, userId), after ? gt(activityRoutes.activityId, after) : undefined),
        )
        .orderBy(activityRoutes.activityId)
        .limit(500),
    )
    for (const { id } of page) yield id
    after = page.at(-1)?.id
    if (!after) return
  }
}
