import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { workoutFeedback } from './table.ts'

const ofActivity = (userId: string, id: string) =>
  and(eq(workoutFeedback.userId, userId), eq(workoutFeedback.id, id))

/** The rating of perceived exertion of an activity; null without one. */
export async function effortOf(db: Queryable, userId: string, id: string): Promise<number | null> {
  const [row] = await db
    .select({ rpe: workoutFeedback.rpe })
    .from(workoutFeedback)
    .where(ofActivity(userId, id))
  return row?.rpe ?? null
}

/** Rates an activity that ended at `doneAt`; existing feedback on its exercises is kept. */
export async function rateEffort(
  db: Queryable,
  userId: string,
  id: string,
  rpe: number | null,
  doneAt: Date,
) {
  await db
    .insert(workoutFeedback)
    .values({ userId, id, rpe, exercises: [], doneAt })
    .onConflictDoUpdate({ target: [workoutFeedback.userId, workoutFeedback.id], set: { rpe } })
}
