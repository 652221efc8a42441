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

/** Keeps or replaces the rating of an activity that ended at `doneAt`; feedback on its exercises stays. */
export async function putEffort(db: Queryable, userId: string, id: string, rpe: number | null, doneAt: Date) {
  await db
    .insert(workoutFeedback)
    .values({ userId, id, rpe, exercises: [], doneAt })
    .onConflictDoUpdate({ target: [workoutFeedback.userId, workoutFeedback.id], set: { rpe } })
}
