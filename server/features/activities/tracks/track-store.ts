import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ActivityType, PersonalRecord } from '#contract/activities/activities.ts'
import { type EffortName, effortDistances } from '#contract/activities/track/efforts.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { activities, activityEfforts, activityRoutes } from '../table.ts'
import type { TrackAnalysis, TrackDetails } from './track-analysis.ts'

const effortNames = Object.keys(effortDistances) as EffortName[]

/** The rows of an activity's recording; none for a typed one. */
export type TrackRows = {
  routes: (typeof activityRoutes.$inferSelect)[]
  efforts: (typeof activityEfforts.$inferSelect)[]
}

/** Recordings of one account and their fastest stretches. */
export function trackStore(db: Queryable, userId: string) {
  const ofActivity = (id: string) => and(eq(activityRoutes.userId, userId), eq(activityRoutes.activityId, id))
  const effortsOf = (id: string) =>
    and(eq(activityEfforts.userId, userId), eq(activityEfforts.activityId, id))
  const mine = eq(activities.userId, userId)
  return {
    async rows(id: string): Promise<TrackRows> {
      return {
        routes: await db.select().from(activityRoutes).where(ofActivity(id)),
        efforts: await db.select().from(activityEfforts).where(effortsOf(id)),
      }
    },
    async insert({ routes, efforts }: TrackRows) {
      if (routes.length) await db.insert(activityRoutes).values(routes)
      if (efforts.length) await db.insert(activityEfforts).values(efforts)
    },
    /** Stores an analysis in place of an earlier one. */
    async keep(activityId: string, activityType: string, analysis: TrackAnalysis) {
      const { recording, details, lines, bounds } = analysis
      const route = { recording, details, lines, bounds }
      await db
        .insert(activityRoutes)
        .values({ userId, activityId, ...route })
        .onConflictDoUpdate({ target: [activityRoutes.userId, activityRoutes.activityId], set: route })
      await db.delete(activityEfforts).where(effortsOf(activityId))
      const efforts = Object.entries(details.efforts) as [EffortName, number][]
      if (efforts.length)
        await db
          .insert(activityEfforts)
          .values(efforts.map(([effort, seconds]) => ({ userId, activityId, activityType, effort, seconds })))
    },
    async details(id: string): Promise<TrackDetails | undefined> {
      const [row] = await db
        .select({ details: activityRoutes.details })
        .from(activityRoutes)
        .where(ofActivity(id))
      return row?.details
    },
    /** The packed recording. */
    async recording(id: string): Promise<Uint8Array | undefined> {
      const [row] = await db
        .select({ recording: activityRoutes.recording })
        .from(activityRoutes)
        .where(ofActivity(id))
      return row?.recording
    },
    /** Lines of one level; the others are not read. */
    async lines(id: string, level: number) {
      const [row] = await db
        .select({
          lines: sql<string[] | null>`${activityRoutes.lines}->${level}::int`,
          bounds: activityRoutes.bounds,
        })
        .from(activityRoutes)
        .where(ofActivity(id))
      return row
    },
    /**
     * The fastest of each length and the longest distance, each by one index look-up. Of equals the earliest holds
     * the record.
     */
    async records(type: ActivityType): Promise<PersonalRecord[]> {
      const found: PersonalRecord[] = []
      for (const record of effortNames) {
        const [best] = await db
          .select({ value: activityEfforts.seconds, activityId: activities.id, day: activities.day })
          .from(activityEfforts)
          .innerJoin(activities, and(mine, eq(activities.id, activityEfforts.activityId)))
          .where(
            and(
              eq(activityEfforts.userId, userId),
              eq(activityEfforts.activityType, type),
              eq(activityEfforts.effort, record),
            ),
          )
          .orderBy(activityEfforts.seconds, activityEfforts.activityId)
          .limit(1)
        if (best) found.push({ record, ...best })
      }
      const [longest] = await db
        .select({ value: activities.distance, activityId: activities.id, day: activities.day })
        .from(activities)
        .where(and(mine, eq(activities.activityType, type), gt(activities.distance, 0)))
        .orderBy(desc(activities.distance), activities.startAt)
        .limit(1)
      if (longest) found.push({ record: 'longest', ...longest, value: longest.value! })
      return found
    },
  }
}
