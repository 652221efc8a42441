import { and, asc, desc, eq, getTableColumns, gte, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { ExerciseDay } from '#contract/strength/strength.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared.ts'
import { preparedRows } from '#server/adapters/database/prepared-rows.ts'
import type { Place } from '#server/http/page.ts'
import { exerciseDays, strengthSessions, strengthSets } from './table.ts'

export type SessionRow = Omit<typeof strengthSessions.$inferSelect, 'userId'>
export type SetRow = Omit<typeof strengthSets.$inferSelect, 'userId'>
/** The measures that have a record. */
export type RecordOf = 'heaviest' | 'oneRepMax' | 'volume' | 'mostReps'

const lockProfile = {
  name: 'lock_profile',
  text: 'select 1 from profiles where user_id = $1 for no key update',
}
const countSets = {
  name: 'count_strength_sets',
  text: `select (select count(*)::int from strength_sets where user_id = $1 and session_id = $2) as sets
    from strength_sessions where user_id = $1 and id = $2`,
}
const sumSession = {
  name: 'sum_strength_session',
  text: `update strength_sessions set sets = total.sets, volume_kg = total.volume
    from (select count(*)::int as sets, coalesce(sum(moved_kg * reps), 0) as volume from strength_sets
      where user_id = $1 and session_id = $2 and kind <> 'warm_up') total
    where user_id = $1 and id = $2`,
}
const { userId: _, ...setColumns } = getTableColumns(strengthSets)
const setById = preparedRows(setColumns, 'strength_set_by_id', 'strength_sets where user_id = $1 and id = $2')
const setsOfDay = preparedRows(
  setColumns,
  'strength_sets_of_day',
  'strength_sets where user_id = $1 and exercise_id = $2 and day = $3',
)

/** Strength sessions, sets and their sums of one account. */
export function strengthStore(db: Queryable, userId: string) {
  const mySessions = eq(strengthSessions.userId, userId)
  const mySets = eq(strengthSets.userId, userId)
  const exercise = (id: string) => and(eq(exerciseDays.userId, userId), eq(exerciseDays.exerciseId, id))
  return {
    /** Serializes changes of one account's sets, so that sums include them all. */
    async lock() {
      await prepared(db, lockProfile, [userId])
    },
    async putSession(session: Omit<SessionRow, 'sets' | 'volume'>): Promise<SessionRow> {
      const { id, ...fields } = session
      const [row] = await db
        .insert(strengthSessions)
        .values({ ...session, userId, sets: 0, volume: 0 })
        .onConflictDoUpdate({ target: [strengthSessions.userId, strengthSessions.id], set: fields })
        .returning()
      return row!
    },
    async session(id: string): Promise<SessionRow | undefined> {
      const [row] = await db
        .select()
        .from(strengthSessions)
        .where(and(mySessions, eq(strengthSessions.id, id)))
      return row
    },
    /** Newest first, from a cursor. */
    async sessions(limit: number, from: Place | undefined): Promise<SessionRow[]> {
      const { startedAt, id } = strengthSessions
      const older = from && or(lt(startedAt, from.at), and(eq(startedAt, from.at), lt(id, from.id)))
      return db
        .select()
        .from(strengthSessions)
        .where(and(mySessions, older))
        .orderBy(desc(startedAt), desc(id))
        .limit(limit)
    },
    /** Derives a session's sums from its sets, without warm-ups. */
    async refreshTotal(id: string) {
      await prepared(db, sumSession, [userId, id])
    },
    async set(id: string): Promise<SetRow | undefined> {
      return (await setById(db, [userId, id]))[0]
    },
    async putSet(set: SetRow) {
      const { id: _, ...fields } = set
      await db
        .insert(strengthSets)
        .values({ ...set, userId })
        .onConflictDoUpdate({ target: [strengthSets.userId, strengthSets.id], set: fields })
    },
    async removeSet(id: string): Promise<SetRow | undefined> {
      const [row] = await db
        .delete(strengthSets)
        .where(and(mySets, eq(strengthSets.id, id)))
        .returning()
      return row
    },
    /** Number of sets of a session, warm-ups included; undefined for an unknown session. */
    async countSets(sessionId: string): Promise<number | undefined> {
      return (await prepared<{ sets: number }>(db, countSets, [userId, sessionId]))[0]?.sets
    },
    /** The sets of a session in their order. */
    async setsOf(sessionId: string): Promise<SetRow[]> {
      const { place, doneAt, id } = strengthSets
      return db
        .select()
        .from(strengthSets)
        .where(and(mySets, eq(strengthSets.sessionId, sessionId)))
        .orderBy(asc(place), asc(doneAt), asc(id))
    },
    async setsOn(exerciseId: string, day: string): Promise<SetRow[]> {
      return setsOfDay(db, [userId, exerciseId, day])
    },
    /** The newest sets of an exercise outside of a session, newest first. */
    async newestSets(exerciseId: string, limit: number, without: string | undefined): Promise<SetRow[]> {
      const { day, doneAt, id, sessionId } = strengthSets
      const other = without === undefined ? undefined : ne(sessionId, without)
      return db
        .select()
        .from(strengthSets)
        .where(and(mySets, eq(strengthSets.exerciseId, exerciseId), other))
        .orderBy(desc(day), desc(doneAt), desc(id))
        .limit(limit)
    },
    /** Replaces the sums of an exercise's day; without sums the day is deleted. */
    async saveDay(exerciseId: string, day: string, sums: Omit<ExerciseDay, 'day'> | undefined) {
      if (!sums) return db.delete(exerciseDays).where(and(exercise(exerciseId), eq(exerciseDays.day, day)))
      return db
        .insert(exerciseDays)
        .values({ ...sums, userId, exerciseId, day })
        .onConflictDoUpdate({
          target: [exerciseDays.userId, exerciseDays.exerciseId, exerciseDays.day],
          set: sums,
        })
    },
    /** Days of an exercise, newest first, before `before`. */
    async days(exerciseId: string, limit: number, before: string | undefined): Promise<ExerciseDay[]> {
      const older = before === undefined ? undefined : lt(exerciseDays.day, before)
      return db
        .select(dayColumns)
        .from(exerciseDays)
        .where(and(exercise(exerciseId), older))
        .orderBy(desc(exerciseDays.day))
        .limit(limit)
    },
    /** Sets of each exercise between two days, both included. */
    async setsBetween(from: string, to: string): Promise<{ exerciseId: string; sets: number }[]> {
      return db
        .select({ exerciseId: exerciseDays.exerciseId, sets: sql<number>`sum(${exerciseDays.sets})::int` })
        .from(exerciseDays)
        .where(and(eq(exerciseDays.userId, userId), gte(exerciseDays.day, from), lte(exerciseDays.day, to)))
        .groupBy(exerciseDays.exerciseId)
    },
    /** The greatest value of a measure, on the first day that reached it. */
    async record(exerciseId: string, of: RecordOf): Promise<{ day: string; value: number } | null> {
      const measure = exerciseDays[of]
      const [row] = await db
        .select({ day: exerciseDays.day, value: sql<number>`${measure}` })
        .from(exerciseDays)
        .where(and(exercise(exerciseId), lte(sql`0`, measure)))
        .orderBy(desc(measure), asc(exerciseDays.day))
        .limit(1)
      return row ?? null
    },
  }
}

const dayColumns = {
  day: exerciseDays.day,
  sets: exerciseDays.sets,
  reps: exerciseDays.reps,
  volume: exerciseDays.volume,
  heaviest: exerciseDays.heaviest,
  heaviestReps: exerciseDays.heaviestReps,
  oneRepMax: exerciseDays.oneRepMax,
  mostReps: exerciseDays.mostReps,
  longestSeconds: exerciseDays.longestSeconds,
  farthestMetres: exerciseDays.farthestMetres,
}
