import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding, inKeyOrder } from '#server/adapters/database/holding.ts'
import { activityImportFiles, activityImports } from './files/table.ts'
import { activities, activityEfforts, activityRoutes, routePrivacy } from './table.ts'

/** What a person did; the recordings themselves are too long to come many at a time. */
export function activityHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'activities', activities),
    holding(db, userId, 'activity-routes', activityRoutes, ['recording', 'lines']),
    holding(db, userId, 'activity-efforts', activityEfforts),
    holding(db, userId, 'route-privacy', routePrivacy),
    holding(db, userId, 'activity-imports', activityImports),
    holding(db, userId, 'activity-import-files', activityImportFiles),
  ]
}

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
