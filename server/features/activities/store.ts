import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { ActivityType } from '#contract/activities/activities.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Place } from '#server/http/page.ts'
import { activities, routePrivacy } from './table.ts'

export type ActivityRow = typeof activities.$inferSelect
export type NewActivity = Omit<ActivityRow, 'userId' | 'photo'> & Partial<Pick<ActivityRow, 'photo'>>
export type ActivityChange = Partial<Omit<NewActivity, 'id' | 'createdAt' | 'source'>>

type Page = {
  type?: ActivityType | undefined
  from?: string | undefined
  to?: string | undefined
  before: Place | undefined
  limit: number
}

/** Activities of one account. */
export function activityStore(db: Queryable, userId: string) {
  const mine = eq(activities.userId, userId)
  const one = (id: string) => and(mine, eq(activities.id, id))
  return {
    /** Undefined when the account already has an activity of this id. */
    async record(activity: NewActivity): Promise<ActivityRow | undefined> {
      const [row] = await db
        .insert(activities)
        .values({ ...activity, userId })
        .onConflictDoNothing()
        .returning()
      return row
    },
    async find(id: string): Promise<ActivityRow | undefined> {
      const [row] = await db.select().from(activities).where(one(id))
      return row
    },
    async change(id: string, change: ActivityChange): Promise<ActivityRow> {
      const [row] = await db.update(activities).set(change).where(one(id)).returning()
      return row!
    },
    async remove(id: string): Promise<ActivityRow | undefined> {
      const [row] = await db.delete(activities).where(one(id)).returning()
      return row
    },
    /** Newest first, with one more than `limit` to show that there are more. */
    async page({ type, from, to, before, limit }: Page): Promise<ActivityRow[]> {
      return db
        .select()
        .from(activities)
        .where(
          and(
            mine,
            type === undefined ? undefined : eq(activities.activityType, type),
            before &&
              sql`(${activities.startAt}, ${activities.id}) < (${before.at.toISOString()}, ${before.id})`,
            from === undefined
              ? undefined
              : and(gte(activities.day, from), gte(activities.startAt, hoursFrom(from, -14))),
            to === undefined
              ? undefined
              : and(lte(activities.day, to), lte(activities.startAt, hoursFrom(to, 24 + 12))),
          ),
        )
        .orderBy(desc(activities.startAt), desc(activities.id))
        .limit(limit + 1)
    },
    /** Sums per day, counted from the rows. */
    async sumsByDay() {
      return db
        .select({
          day: activities.day,
          distance: sql`coalesce(sum(${activities.distance}), 0)`.mapWith(Number),
          activeSeconds: sql`sum(${activities.duration})`.mapWith(Number),
          burned: sql`coalesce(sum(${activities.caloriesBurned}), 0)`.mapWith(Number),
          workouts: sql`count(*)`.mapWith(Number),
        })
        .from(activities)
        .where(mine)
        .groupBy(activities.day)
        .orderBy(activities.day)
    },
    async privacyRadius(): Promise<number> {
      const [row] = await db.select().from(routePrivacy).where(eq(routePrivacy.userId, userId))
      return row?.radius ?? 0
    },
    async setPrivacyRadius(radius: number) {
      await db
        .insert(routePrivacy)
        .values({ userId, radius })
        .onConflictDoUpdate({ target: routePrivacy.userId, set: { radius } })
    },
  }
}

/** Zones lie between 14 hours before and 12 hours after UTC, which bounds a day's start times in the index. */
export function hoursFrom(day: string, hours: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000)
}
