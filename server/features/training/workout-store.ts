import { and, count, desc, eq, getTableColumns, gte, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Place } from '#server/http/page.ts'
import { workoutFeedback, workouts } from './table.ts'

export type WorkoutRow = Omit<typeof workouts.$inferSelect, 'userId'>
export type FeedbackRow = Omit<typeof workoutFeedback.$inferSelect, 'userId'>

const { userId: _, ...feedbackColumns } = getTableColumns(workoutFeedback)

/** Saved workouts and feedback of one account. */
export function workoutStore(db: Queryable, userId: string) {
  const mine = eq(workouts.userId, userId)
  const one = (id: string) => and(mine, eq(workouts.id, id))
  return {
    async add(workout: WorkoutRow) {
      await db.insert(workouts).values({ ...workout, userId })
    },
    async count(): Promise<number> {
      const [row] = await db.select({ all: count() }).from(workouts).where(mine)
      return row!.all
    },
    /** Newest first, from a cursor. */
    async list(limit: number, from: Place | undefined): Promise<WorkoutRow[]> {
      return db
        .select()
        .from(workouts)
        .where(
          and(
            mine,
            from &&
              or(
                lt(workouts.createdAt, from.at),
                and(eq(workouts.createdAt, from.at), lt(workouts.id, from.id)),
              ),
          ),
        )
        .orderBy(desc(workouts.createdAt), desc(workouts.id))
        .limit(limit)
    },
    async byId(id: string): Promise<WorkoutRow | undefined> {
      const [row] = await db.select().from(workouts).where(one(id))
      return row
    },
    async remove(id: string): Promise<WorkoutRow | undefined> {
      const [row] = await db.delete(workouts).where(one(id)).returning()
      return row
    },
    async change(
      id: string,
      change: Pick<WorkoutRow, 'workout' | 'content'>,
    ): Promise<WorkoutRow | undefined> {
      const [row] = await db.update(workouts).set(change).where(one(id)).returning()
      return row
    },
    /** Increments the count of completions; ignored for a deleted workout. */
    async markDone(id: string, at: Date) {
      await db
        .update(workouts)
        .set({
          timesDone: sql`${workouts.timesDone} + 1`,
          // Offline workouts may arrive in any order.
          lastDoneAt: sql`greatest(${workouts.lastDoneAt}, ${at.toISOString()}::timestamptz)`,
        })
        .where(one(id))
    },
    /** Decrements the count of completions; `lastDoneAt` is that of the others. */
    async unmarkDone(id: string) {
      const [newest] = await db
        .select({ doneAt: workoutFeedback.doneAt })
        .from(workoutFeedback)
        .where(and(eq(workoutFeedback.userId, userId), eq(workoutFeedback.workoutId, id)))
        .orderBy(desc(workoutFeedback.doneAt))
        .limit(1)
      await db
        .update(workouts)
        .set({
          timesDone: sql`greatest(${workouts.timesDone} - 1, 0)`,
          lastDoneAt: newest?.doneAt ?? null,
        })
        .where(one(id))
    },
    async putFeedback(feedback: FeedbackRow) {
      const { id: __, ...fields } = feedback
      await db
        .insert(workoutFeedback)
        .values({ ...feedback, userId })
        .onConflictDoUpdate({ target: [workoutFeedback.userId, workoutFeedback.id], set: fields })
    },
    async feedbackOn(id: string): Promise<FeedbackRow | undefined> {
      const [row] = await db
        .select(feedbackColumns)
        .from(workoutFeedback)
        .where(and(eq(workoutFeedback.userId, userId), eq(workoutFeedback.id, id)))
      return row
    },
    /** Feedback on exercises since then, newest first. */
    async feedback(since: Date, limit: number): Promise<FeedbackRow[]> {
      return db
        .select()
        .from(workoutFeedback)
        .where(
          and(
            eq(workoutFeedback.userId, userId),
            gte(workoutFeedback.doneAt, since),
            sql`${workoutFeedback.exercises} <> '[]'`,
          ),
        )
        .orderBy(desc(workoutFeedback.doneAt))
        .limit(limit)
    },
  }
}
