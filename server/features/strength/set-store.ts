import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  notExists,
  or,
} from 'drizzle-orm'
import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { StrengthSet } from '#contract/strength/sets.ts'
import type { StrengthWorkout } from '#contract/strength/workouts.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { preparedRows } from '#server/adapters/database/prepared/prepared-rows.ts'
import { preparedUpsert } from '#server/adapters/database/prepared/prepared-upsert.ts'
import type { Place } from '#server/http/page.ts'
import { estimateOf } from './sums.ts'
import { exerciseDays, strengthSets, strengthWorkouts } from './table.ts'

export type WorkoutRow = Omit<typeof strengthWorkouts.$inferSelect, 'userId'>
/** A workout without its notes on exercises, which only its own page and files show. */
export type ListedWorkout = Omit<WorkoutRow, 'exerciseNotes'>
export type SetRow = Omit<typeof strengthSets.$inferSelect, 'userId'>

export type WorkoutState = { held: number; isFollowed: boolean; formula: MaxFormula }

const workoutState = {
  name: 'strength_workout_state',
  text: `select (select count(*)::int from strength_sets where user_id = $1 and workout_id = $2) as held,
      routine_id is not null and ended_at is not null as "isFollowed",
      coalesce((select formula from strength_preferences where user_id = $1), 'automatic') as formula
    from strength_workouts where user_id = $1 and id = $2`,
}
const sumWorkout = {
  name: 'sum_strength_workout',
  text: `update strength_workouts set sets = total.sets, volume_kg = total.volume
    from (select count(*)::int as sets, coalesce(sum(moved_kg * reps), 0) as volume from strength_sets
      where user_id = $1 and workout_id = $2 and kind <> 'warm_up') total
    where user_id = $1 and id = $2`,
}
const { userId: _, ...setColumns } = getTableColumns(strengthSets)
const { userId: __, ...workoutColumns } = getTableColumns(strengthWorkouts)
const { exerciseNotes: ___, ...listedColumns } = workoutColumns
const setAndDay = preparedRows(
  setColumns,
  'strength_set_and_day',
  'strength_sets where user_id = $1 and (id = $2 or (exercise_id = $3 and day = $4))',
)
const setsOfDay = preparedRows(
  setColumns,
  'strength_sets_of_day',
  'strength_sets where user_id = $1 and exercise_id = $2 and day = $3',
)
const upsertSet = preparedUpsert(strengthSets, 'upsert_strength_set', ['userId', 'id'])

/** Strength workouts and their sets, of one account. */
export function setStore(db: Queryable, userId: string) {
  const myWorkouts = eq(strengthWorkouts.userId, userId)
  const mySets = eq(strengthSets.userId, userId)
  return {
    async putWorkout(workout: Omit<ListedWorkout, 'setCount' | 'volume'>): Promise<ListedWorkout> {
      const { id, ...fields } = workout
      const [row] = await db
        .insert(strengthWorkouts)
        .values({ ...workout, userId, exerciseNotes: {}, setCount: 0, volume: 0 })
        .onConflictDoUpdate({ target: [strengthWorkouts.userId, strengthWorkouts.id], set: fields })
        .returning(listedColumns)
      return row!
    },
    /** Replaces the notes on exercises; those without sets in the workout are left out. */
    async putExerciseNotes(id: string, notes: WorkoutRow['exerciseNotes']) {
      const { exerciseId, workoutId } = strengthSets
      const rows = await db
        .select({ exerciseId })
        .from(strengthSets)
        .where(and(mySets, eq(workoutId, id)))
        .groupBy(exerciseId)
      const lifted = new Set(rows.map((row) => row.exerciseId))
      const exerciseNotes = Object.fromEntries(Object.entries(notes).filter(([one]) => lifted.has(one)))
      await db
        .update(strengthWorkouts)
        .set({ exerciseNotes })
        .where(and(myWorkouts, eq(strengthWorkouts.id, id)))
    },
    /** Notes on exercises by workout. */
    async exerciseNotesOf(ids: readonly string[]): Promise<Map<string, WorkoutRow['exerciseNotes']>> {
      const { id, exerciseNotes } = strengthWorkouts
      const rows = await db
        .select({ id, exerciseNotes })
        .from(strengthWorkouts)
        .where(and(myWorkouts, inArray(id, [...ids])))
      return new Map(rows.map((row) => [row.id, row.exerciseNotes]))
    },
    async workout(id: string): Promise<WorkoutRow | undefined> {
      const [row] = await db
        .select(workoutColumns)
        .from(strengthWorkouts)
        .where(and(myWorkouts, eq(strengthWorkouts.id, id)))
      return row
    },
    /** Ids of the workouts with sets on a day, by way of the day's exercises, which an index finds. */
    async workoutsOn(day: string): Promise<string[]> {
      const { exerciseId } = exerciseDays
      const lifted = await db
        .select({ exerciseId })
        .from(exerciseDays)
        .where(and(eq(exerciseDays.userId, userId), eq(exerciseDays.day, day)))
      if (!lifted.length) return []
      const ids = lifted.map((row) => row.exerciseId)
      const { workoutId } = strengthSets
      const rows = await db
        .select({ workoutId })
        .from(strengthSets)
        .where(and(mySets, inArray(strengthSets.exerciseId, ids), eq(strengthSets.day, day)))
        .groupBy(workoutId)
      return rows.map((row) => row.workoutId)
    },
    /** Newest first, from a cursor; `among`: only those. */
    async workouts(limit: number, from: Place | undefined, among?: string[]): Promise<ListedWorkout[]> {
      const { startedAt, id } = strengthWorkouts
      const older = from && or(lt(startedAt, from.at), and(eq(startedAt, from.at), lt(id, from.id)))
      return db
        .select(listedColumns)
        .from(strengthWorkouts)
        .where(and(myWorkouts, older, among && inArray(id, among)))
        .orderBy(desc(startedAt), desc(id))
        .limit(limit)
    },
    /** The newest ended workout that followed a routine, besides one. */
    async newestFollowing(routine: string, besides: string): Promise<ListedWorkout | undefined> {
      const { id, routineId, endedAt, startedAt } = strengthWorkouts
      const [row] = await db
        .select(listedColumns)
        .from(strengthWorkouts)
        .where(and(myWorkouts, eq(routineId, routine), isNotNull(endedAt), ne(id, besides)))
        .orderBy(desc(startedAt))
        .limit(1)
      return row
    },
    /** Deletes a workout without sets that was not edited after `at`. Returns whether it did. */
    async removeEmptyWorkout(id: string, at: Date): Promise<boolean> {
      const sets = db
        .select()
        .from(strengthSets)
        .where(and(mySets, eq(strengthSets.workoutId, id)))
      const gone = await db
        .delete(strengthWorkouts)
        .where(
          and(myWorkouts, eq(strengthWorkouts.id, id), lte(strengthWorkouts.editedAt, at), notExists(sets)),
        )
        .returning({ id: strengthWorkouts.id })
      return gone.length > 0
    },
    /** Derives a workout's sums from its sets, without warm-ups. */
    async refreshTotal(id: string) {
      await prepared(db, sumWorkout, [userId, id])
    },
    /** A set as it is stored, together with all sets of an exercise's day. */
    async setAndDay(id: string, exerciseId: string, day: string): Promise<SetRow[]> {
      return setAndDay(db, [userId, id, exerciseId, day])
    },
    async setsById(ids: readonly string[]): Promise<SetRow[]> {
      if (!ids.length) return []
      return db
        .select(setColumns)
        .from(strengthSets)
        .where(and(mySets, inArray(strengthSets.id, [...ids])))
    },
    async putSet(set: SetRow) {
      await upsertSet(db, { ...set, userId })
    },
    /** Deletes a set unless it was edited after `at`. */
    async removeSet(id: string, at: Date): Promise<SetRow | undefined> {
      const [row] = await db
        .delete(strengthSets)
        .where(and(mySets, eq(strengthSets.id, id), lte(strengthSets.editedAt, at)))
        .returning(setColumns)
      return row
    },
    /** Deletes the sets of a workout that were not edited after `at`. */
    async removeSetsOf(workoutId: string, at: Date): Promise<SetRow[]> {
      return db
        .delete(strengthSets)
        .where(and(mySets, eq(strengthSets.workoutId, workoutId), lte(strengthSets.editedAt, at)))
        .returning(setColumns)
    },
    /**
     * Number of sets of a workout, warm-ups included, whether it has ended and decides a routine's next weights, and the
     * account's formula; undefined for an unknown workout.
     */
    async state(workoutId: string): Promise<WorkoutState | undefined> {
      return (await prepared<WorkoutState>(db, workoutState, [userId, workoutId]))[0]
    },
    /** The sets of a workout in their order. */
    async setsOf(workoutId: string): Promise<SetRow[]> {
      const { place, doneAt, id } = strengthSets
      return db
        .select()
        .from(strengthSets)
        .where(and(mySets, eq(strengthSets.workoutId, workoutId)))
        .orderBy(asc(place), asc(doneAt), asc(id))
    },
    /** The sets of several workouts, each workout's in their order. */
    async setsOfAll(workoutIds: readonly string[]): Promise<SetRow[]> {
      const { workoutId, place, doneAt, id } = strengthSets
      return db
        .select()
        .from(strengthSets)
        .where(and(mySets, inArray(workoutId, [...workoutIds])))
        .orderBy(asc(place), asc(doneAt), asc(id))
    },
    async setsOn(exerciseId: string, day: string): Promise<SetRow[]> {
      return setsOfDay(db, [userId, exerciseId, day])
    },
    /** The newest sets of an exercise outside of a workout, newest first. */
    async newestSets(exerciseId: string, limit: number, without: string | undefined): Promise<SetRow[]> {
      const { day, doneAt, id, workoutId } = strengthSets
      const other = without === undefined ? undefined : ne(workoutId, without)
      return db
        .select()
        .from(strengthSets)
        .where(and(mySets, eq(strengthSets.exerciseId, exerciseId), other))
        .orderBy(desc(day), desc(doneAt), desc(id))
        .limit(limit)
    },
    /** Number of sets of an exercise on each of the given days, warm-ups included. */
    async setCounts(exerciseId: string, days: readonly string[]): Promise<Map<string, number>> {
      const { day } = strengthSets
      const rows = await db
        .select({ day, sets: count() })
        .from(strengthSets)
        .where(and(mySets, eq(strengthSets.exerciseId, exerciseId), inArray(day, [...days])))
        .groupBy(day)
      return new Map(rows.map(({ day, sets }) => [day, sets]))
    },
    /** Sets of an exercise on the given days, newest day first, in the order of their workout. */
    async setsOnDays(exerciseId: string, days: readonly string[], limit: number): Promise<SetRow[]> {
      if (!days.length) return []
      const { day, place, doneAt, id } = strengthSets
      return db
        .select()
        .from(strengthSets)
        .where(and(mySets, eq(strengthSets.exerciseId, exerciseId), inArray(day, [...days])))
        .orderBy(desc(day), asc(place), asc(doneAt), asc(id))
        .limit(limit)
    },
  }
}

export function workoutOf({ editedAt: _, ...row }: ListedWorkout): StrengthWorkout {
  return { ...row, startedAt: row.startedAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null }
}

export function setOf(set: SetRow, formula: MaxFormula): StrengthSet {
  const { editedAt: _, moved: __, ...shown } = set
  return { ...shown, doneAt: set.doneAt.toISOString(), estimatedMax: estimateOf(set, formula) }
}
