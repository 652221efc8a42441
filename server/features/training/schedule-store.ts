import { and, asc, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import type { Place } from '#server/http/page.ts'
import { scheduleSessions, schedules } from './table.ts'

export type ScheduleRow = Omit<typeof schedules.$inferSelect, 'userId'>
export type SessionRow = Omit<typeof scheduleSessions.$inferSelect, 'userId'>

/** Rows of one insert; each session has a dozen values, and a statement takes 65 535. */
const atOnce = 400
const open = ['planned', 'moved'] as const

/** The schedules of one person. */
export function scheduleStore(db: Queryable, userId: string) {
  const mine = eq(schedules.userId, userId)
  const one = (id: string) => and(mine, eq(schedules.id, id))
  const sessionsOf = (scheduleId: string) =>
    and(eq(scheduleSessions.userId, userId), eq(scheduleSessions.scheduleId, scheduleId))
  const store = {
    async add(schedule: ScheduleRow, sessions: SessionRow[]) {
      await db.insert(schedules).values({ ...schedule, userId })
      await store.putSessions(sessions)
    },
    async count(): Promise<number> {
      const [row] = await db.select({ all: count() }).from(schedules).where(mine)
      return row!.all
    },
    /** Newest first, from a place on, with how many of its sessions are done. */
    async list(limit: number, from: Place | undefined) {
      const { id, title, trainingGoal, startsOn, endsOn, createdAt } = schedules
      return db
        .select({
          ...{ id, title, trainingGoal, startsOn, endsOn, createdAt },
          total: count(scheduleSessions.id),
          done: sql`count(*) filter (where ${scheduleSessions.state} = 'done')`.mapWith(Number),
        })
        .from(schedules)
        .leftJoin(
          scheduleSessions,
          and(eq(scheduleSessions.userId, schedules.userId), eq(scheduleSessions.scheduleId, schedules.id)),
        )
        .where(
          and(
            mine,
            from &&
              or(
                lt(schedules.createdAt, from.at),
                and(eq(schedules.createdAt, from.at), lt(schedules.id, from.id)),
              ),
          ),
        )
        .groupBy(schedules.userId, schedules.id)
        .orderBy(desc(schedules.createdAt), desc(schedules.id))
        .limit(limit)
    },
    /** Of each schedule the first session from today on that is still to be done, else the first that was left undone. */
    async nextSessions(scheduleIds: string[], today: string): Promise<ReadonlyMap<string, SessionRow>> {
      const found = new Map<string, SessionRow>()
      for (const id of scheduleIds) {
        const [row] = await db
          .select()
          .from(scheduleSessions)
          .where(and(sessionsOf(id), inArray(scheduleSessions.state, [...open])))
          .orderBy(
            sql`${scheduleSessions.day} < ${today}`,
            asc(scheduleSessions.day),
            asc(scheduleSessions.place),
          )
          .limit(1)
        if (row) found.set(id, row)
      }
      return found
    },
    async byId(id: string): Promise<ScheduleRow | undefined> {
      const [row] = await db.select().from(schedules).where(one(id))
      return row
    },
    async change(id: string, change: Partial<ScheduleRow>) {
      await db.update(schedules).set(change).where(one(id))
    },
    async remove(id: string): Promise<ScheduleRow | undefined> {
      const [row] = await db.delete(schedules).where(one(id)).returning()
      return row
    },
    async sessions(scheduleId: string): Promise<SessionRow[]> {
      return db
        .select()
        .from(scheduleSessions)
        .where(sessionsOf(scheduleId))
        .orderBy(asc(scheduleSessions.day), asc(scheduleSessions.place))
    },
    async session(scheduleId: string, id: string): Promise<SessionRow | undefined> {
      const [row] = await db
        .select()
        .from(scheduleSessions)
        .where(and(sessionsOf(scheduleId), eq(scheduleSessions.id, id)))
      return row
    },
    /** Sessions from `day` on that are still to be done, at most `limit`. */
    async upcoming(scheduleId: string, day: string, limit: number): Promise<SessionRow[]> {
      return db
        .select()
        .from(scheduleSessions)
        .where(
          and(
            sessionsOf(scheduleId),
            inArray(scheduleSessions.state, [...open]),
            gte(scheduleSessions.day, day),
          ),
        )
        .orderBy(asc(scheduleSessions.day), asc(scheduleSessions.place))
        .limit(limit)
    },
    /** Adds sessions, or writes over those that are there. */
    async putSessions(sessions: SessionRow[]) {
      const { userId: owner, scheduleId, id } = scheduleSessions
      for (let at = 0; at < sessions.length; at += atOnce)
        await db
          .insert(scheduleSessions)
          .values(sessions.slice(at, at + atOnce).map((row) => ({ ...row, userId })))
          .onConflictDoUpdate({ target: [owner, scheduleId, id], set: incoming })
    },
    async removeSessions(scheduleId: string, ids: string[]) {
      if (!ids.length) return
      await db.delete(scheduleSessions).where(and(sessionsOf(scheduleId), inArray(scheduleSessions.id, ids)))
    },
    /** Opens a done session again. */
    async unmarkDone(scheduleId: string, id: string) {
      const done = and(eq(scheduleSessions.id, id), eq(scheduleSessions.state, 'done'))
      await db
        .update(scheduleSessions)
        .set({ state: 'planned' })
        .where(and(sessionsOf(scheduleId), done))
    },
    /** Nothing where it was removed meanwhile. */
    async markDone(scheduleId: string, id: string) {
      await db
        .update(scheduleSessions)
        .set({ state: 'done' })
        .where(and(sessionsOf(scheduleId), eq(scheduleSessions.id, id)))
    },
  }
  return store
}

/** A session that is still to be done. */
export type OpenSession = Pick<typeof scheduleSessions.$inferSelect, 'userId' | 'day' | 'title' | 'minutes'>
const { userId, day, title, minutes } = scheduleSessions
const openSession = { userId, day, title, minutes }

/** Open sessions of the given accounts on the given days, in order. */
export async function openSessions(db: Database, userIds: string[], days: string[]): Promise<OpenSession[]> {
  return db
    .select(openSession)
    .from(scheduleSessions)
    .where(and(inArray(userId, userIds), inArray(day, days), inArray(scheduleSessions.state, [...open])))
    .orderBy(asc(day), asc(scheduleSessions.place))
}

/** The first session of any of a person's schedules that is to be done from `today` on. */
export async function nextSession(
  db: Database,
  owner: string,
  today: string,
): Promise<OpenSession | undefined> {
  const [row] = await db
    .select(openSession)
    .from(scheduleSessions)
    .where(and(eq(userId, owner), gte(day, today), inArray(scheduleSessions.state, [...open])))
    .orderBy(asc(day), asc(scheduleSessions.place))
    .limit(1)
  return row
}

const incoming = {
  week: sql`excluded.week`,
  place: sql`excluded.place`,
  day: sql`excluded.day`,
  kind: sql`excluded.kind`,
  title: sql`excluded.title`,
  hard: sql`excluded.hard`,
  minutes: sql`excluded.minutes`,
  distance: sql`excluded.distance_km`,
  load: sql`excluded.load`,
  state: sql`excluded.state`,
  workout: sql`excluded.workout`,
}
