import { and, eq, ne } from 'drizzle-orm'
import type { SessionLink } from '#contract/activities/activities.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { scheduleStore } from './schedule-store.ts'
import { workoutFeedback } from './table.ts'

/** Which session an activity of one person did; kept with the feedback on it. */
function linkStore(db: Queryable, userId: string) {
  const mine = eq(workoutFeedback.userId, userId)
  return {
    async of(activityId: string): Promise<SessionLink | undefined> {
      const { scheduleId, sessionId } = workoutFeedback
      const [row] = await db
        .select({ scheduleId, sessionId })
        .from(workoutFeedback)
        .where(and(mine, eq(workoutFeedback.id, activityId)))
      return row?.scheduleId && row.sessionId ? (row as SessionLink) : undefined
    },
    async put(activityId: string, link: SessionLink, doneAt: Date) {
      await db
        .insert(workoutFeedback)
        .values({ userId, id: activityId, ...link, rpe: null, exercises: [], doneAt })
        .onConflictDoUpdate({ target: [workoutFeedback.userId, workoutFeedback.id], set: link })
    },
    async clear(activityId: string) {
      await db
        .update(workoutFeedback)
        .set({ scheduleId: null, sessionId: null })
        .where(and(mine, eq(workoutFeedback.id, activityId)))
    },
    async isDoneByAnother(activityId: string, sessionId: string): Promise<boolean> {
      const rows = await db
        .select({ id: workoutFeedback.id })
        .from(workoutFeedback)
        .where(and(mine, eq(workoutFeedback.sessionId, sessionId), ne(workoutFeedback.id, activityId)))
        .limit(1)
      return rows.length > 0
    },
  }
}

/** The session that an activity did. */
export const sessionOfActivity = (db: Queryable, userId: string, activityId: string) =>
  linkStore(db, userId).of(activityId)

/** Marks a session as done by an activity that ended at `doneAt`; false where the schedule no longer has it. */
export async function tickSession(
  tx: Queryable,
  userId: string,
  activityId: string,
  { scheduleId, sessionId }: SessionLink,
  doneAt: Date,
): Promise<boolean> {
  const schedules = scheduleStore(tx, userId)
  if (!(await schedules.session(scheduleId, sessionId))) return false
  await schedules.markDone(scheduleId, sessionId)
  await linkStore(tx, userId).put(activityId, { scheduleId, sessionId }, doneAt)
  return true
}

/** Takes an activity's tick back; the session is open again unless another activity did it too. Returns the session. */
export async function untickSession(
  tx: Queryable,
  userId: string,
  activityId: string,
): Promise<SessionLink | undefined> {
  const links = linkStore(tx, userId)
  const link = await links.of(activityId)
  if (!link) return undefined
  await links.clear(activityId)
  if (!(await links.isDoneByAnother(activityId, link.sessionId)))
    await scheduleStore(tx, userId).unmarkDone(link.scheduleId, link.sessionId)
  return link
}
