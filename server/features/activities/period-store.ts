import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { metOf } from '#contract/activities/activities.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { workoutFeedback } from '#server/features/training/table.ts'
import { hoursFrom } from './store.ts'
import { activities } from './table.ts'

/** Seconds, kilometres, kilocalories; load in points of exertion × minutes. */
export type TrainingDay = {
  day: string
  activityType: string
  workouts: number
  seconds: number
  distance: number
  calories: number
  load: number
}

const hardest = 10
/**
 * Assumed exertion on Borg's ten-point scale: half the MET. Moderate effort (3 to 5.9 MET) is then 2 to 3, vigorous
 * effort (from 6) above, as in ACSM's classification (Garber 2011).
 */
const assumedEffort = sql.join(
  [
    sql`case ${activities.activityType}`,
    ...Object.entries(metOf).map(
      ([type, met]) => sql`when ${type} then ${Math.min(met / 2, hardest)}::numeric`,
    ),
    sql`else ${metOf.other / 2}::numeric end`,
  ],
  sql` `,
)
/** Load: session RPE × minutes (Foster 2001); without an RPE the assumed exertion × minutes in motion. */
const load: SQL = sql`case when ${workoutFeedback.rpe} is null
  then ${assumedEffort} * coalesce(${activities.movingTime}, ${activities.duration})
  else ${workoutFeedback.rpe} * ${activities.duration} end / 60.0`

/** Sums one account's activities from `from` to `to` by day and type, oldest first. */
export async function trainingDays(
  db: Queryable,
  userId: string,
  from: string,
  to: string,
): Promise<TrainingDay[]> {
  const { activityType, day, distance, caloriesBurned, duration, startAt } = activities
  const sum = (what: unknown) => sql`coalesce(sum(${what}), 0)`.mapWith(Number)
  return db
    .select({
      day,
      activityType,
      workouts: sql`count(*)`.mapWith(Number),
      seconds: sum(duration),
      distance: sum(distance),
      calories: sum(caloriesBurned),
      load: sum(load),
    })
    .from(activities)
    .leftJoin(
      workoutFeedback,
      and(eq(workoutFeedback.userId, activities.userId), eq(workoutFeedback.id, activities.id)),
    )
    .where(
      and(
        eq(activities.userId, userId),
        and(gte(day, from), gte(startAt, hoursFrom(from, -14))),
        and(lte(day, to), lte(startAt, hoursFrom(to, 24 + 12))),
      ),
    )
    .groupBy(day, activityType)
    .orderBy(day, activityType)
}

/** The latest recorded routes, newest first, by an index-only scan. */
export async function latestRoutes(db: Queryable, userId: string, limit: number) {
  const { id, activityType, routeName, startAt, distance, duration } = activities
  return db
    .select({ id, activityType, routeName, startAt, distance, seconds: duration })
    .from(activities)
    .where(and(eq(activities.userId, userId), sql`${activities.hasRoute}`))
    .orderBy(desc(startAt), desc(id))
    .limit(limit)
}
