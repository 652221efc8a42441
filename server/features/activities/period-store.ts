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
 * How hard an hour of it is on Borg's scale of ten where nobody said: half its MET. Moderate effort (3 to 5.9 MET) then
 * lies at 2 to 3, vigorous effort (from 6) above, in the order that ACSM gives them (Garber 2011).
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
/** Session RPE × minutes (Foster 2001); without an RPE the assumed effort × the minutes in motion. */
const load: SQL = sql`case when ${workoutFeedback.rpe} is null
  then ${assumedEffort} * coalesce(${activities.movingTime}, ${activities.duration})
  else ${workoutFeedback.rpe} * ${activities.duration} end / 60.0`

/** What one person's activities from `from` to `to` add up to by day and type, oldest first. */
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

/** The latest recorded ways, newest first; one look into an index of nothing else. */
export async function latestWays(db: Queryable, userId: string, limit: number) {
  const { id, activityType, routeName, startAt, distance, duration } = activities
  return db
    .select({ id, activityType, routeName, startAt, distance, seconds: duration })
    .from(activities)
    .where(and(eq(activities.userId, userId), sql`${activities.hasRoute}`))
    .orderBy(desc(startAt), desc(id))
    .limit(limit)
}
