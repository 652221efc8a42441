import { and, asc, desc, eq, getTableColumns, gte, lt, lte, sql } from 'drizzle-orm'
import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { ExerciseDay } from '#contract/strength/exercises.ts'
import { mostListed, type RecordKind, type StrengthRecord } from '#contract/strength/records.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { preparedUpsert } from '#server/adapters/database/prepared/prepared-upsert.ts'
import { exerciseDays } from './table.ts'

const { userId: _, exerciseId: __, ...dayColumns } = getTableColumns(exerciseDays)
const upsertDay = preparedUpsert(exerciseDays, 'upsert_exercise_day', ['userId', 'exerciseId', 'day'])

/** Loads with the most repetitions at each, heaviest first; each step is one look-up of an index. */
const repsAtWeights = {
  name: 'reps_at_weights',
  text: `with recursive loads as (
      (select moved_kg, 1 as n from strength_sets
        where user_id = $1 and exercise_id = $2 and moved_kg > 0 and reps is not null order by moved_kg desc limit 1)
      union all
      select (select s.moved_kg from strength_sets s where s.user_id = $1 and s.exercise_id = $2
          and s.moved_kg < loads.moved_kg and s.moved_kg > 0 and s.reps is not null order by s.moved_kg desc limit 1), n + 1
        from loads where loads.moved_kg is not null and n < $3)
    select loads.moved_kg::float8 as kilograms, best.reps, best.day::text as day from loads, lateral (
      select reps, day from strength_sets s where s.user_id = $1 and s.exercise_id = $2 and s.moved_kg = loads.moved_kg
        and s.reps is not null and s.kind <> 'warm_up' order by s.reps desc, s.day limit 1) best
    where loads.moved_kg is not null order by loads.moved_kg desc`,
}

/** Ids of all exercises with days; each step is one look-up of an index. */
const exerciseIds = {
  name: 'lifted_exercises',
  text: `with recursive lifted as (
      (select exercise_id, 1 as n from exercise_days where user_id = $1 order by exercise_id limit 1)
      union all
      select (select d.exercise_id from exercise_days d where d.user_id = $1 and d.exercise_id > lifted.exercise_id
          order by d.exercise_id limit 1), n + 1
        from lifted where lifted.exercise_id is not null and n <= $2)
    select exercise_id as id from lifted where exercise_id is not null limit $2`,
}

/** The exercises of the newest days, the last done first. */
const lately = {
  name: 'exercises_done_lately',
  text: `select exercise_id as id, max(day)::text as "lastOn" from (
      select exercise_id, day from exercise_days where user_id = $1 order by day desc limit 80) as newest
    group by exercise_id order by max(day) desc, exercise_id limit 12`,
}

/** Estimates of all days by a formula; the same as `estimatedMax` (a test compares them). */
const epley = 's.moved_kg * (1 + s.reps / 30.0)'
const brzycki = 's.moved_kg * 36.0 / (37 - s.reps)'
const estimates: Record<MaxFormula, string> = {
  automatic: `case when s.reps <= 8 then ${epley} else ${brzycki} end`,
  epley,
  brzycki,
}
const estimateAnew = (formula: MaxFormula) => ({
  name: `estimate_${formula}`,
  text: `update exercise_days d set estimated_max_kg = (
      select round(max(case when s.reps = 1 then s.moved_kg else ${estimates[formula]} end), 3) from strength_sets s
      where s.user_id = $1 and s.exercise_id = d.exercise_id and s.day = d.day
        and s.kind <> 'warm_up' and s.moved_kg > 0 and s.reps between 1 and 12)
    where d.user_id = $1`,
})

export type PeriodSums = { exerciseId: string; week: string; sets: number; volume: number }

/** Sums and bests of one account's exercises by day. */
export function dayStore(db: Queryable, userId: string) {
  const mine = eq(exerciseDays.userId, userId)
  const exercise = (id: string) => and(mine, eq(exerciseDays.exerciseId, id))
  const between = (from: string, to: string) =>
    and(mine, gte(exerciseDays.day, from), lte(exerciseDays.day, to))
  return {
    /** The last day of the exercises that were done last. */
    lately: () => prepared<{ id: string; lastOn: string }>(db, lately, [userId]),
    /** Replaces the sums of an exercise's day; without sums the day is deleted. */
    async save(exerciseId: string, day: string, sums: Omit<ExerciseDay, 'day'> | undefined) {
      if (!sums) await db.delete(exerciseDays).where(and(exercise(exerciseId), eq(exerciseDays.day, day)))
      else await upsertDay(db, { ...sums, userId, exerciseId, day })
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
    async daysSince(exerciseId: string, from: string): Promise<ExerciseDay[]> {
      return db
        .select(dayColumns)
        .from(exerciseDays)
        .where(and(exercise(exerciseId), gte(exerciseDays.day, from)))
        .orderBy(asc(exerciseDays.day))
    },
    /** Sums of each exercise by week, its Monday, between two days. */
    async byWeek(from: string, to: string): Promise<PeriodSums[]> {
      const week = sql<string>`date_trunc('week', ${exerciseDays.day})::date::text`
      return db
        .select({
          exerciseId: exerciseDays.exerciseId,
          week,
          sets: sql<number>`sum(${exerciseDays.sets})::int`,
          volume: sql<number>`sum(${exerciseDays.volume})::float8`,
        })
        .from(exerciseDays)
        .where(between(from, to))
        .groupBy(exerciseDays.exerciseId, week)
    },
    async byDay(from: string, to: string) {
      return db
        .select({
          day: exerciseDays.day,
          exercises: sql<number>`count(*)::int`,
          sets: sql<number>`sum(${exerciseDays.sets})::int`,
          volume: sql<number>`sum(${exerciseDays.volume})::float8`,
        })
        .from(exerciseDays)
        .where(between(from, to))
        .groupBy(exerciseDays.day)
        .orderBy(asc(exerciseDays.day))
    },
    async exerciseIds(): Promise<string[]> {
      return (await prepared<{ id: string }>(db, exerciseIds, [userId, mostListed])).map(({ id }) => id)
    },
    /** The greatest value of a measure before a day, or of all days, on the first day that reached it. */
    async record(exerciseId: string, kind: RecordKind, before?: string): Promise<StrengthRecord> {
      const measure = exerciseDays[kind]
      const earlier = before === undefined ? undefined : lt(exerciseDays.day, before)
      const [row] = await db
        .select({ day: exerciseDays.day, value: sql<number>`${measure}` })
        .from(exerciseDays)
        .where(and(exercise(exerciseId), lte(sql`0`, measure), earlier))
        .orderBy(desc(measure), asc(exerciseDays.day))
        .limit(1)
      return row ?? null
    },
    async repsAtWeight(exerciseId: string, limit: number) {
      return prepared<{ kilograms: number; reps: number; day: string }>(db, repsAtWeights, [
        userId,
        exerciseId,
        limit,
      ])
    },
    /** Estimates all days' maximum by another formula. */
    async estimateAnew(formula: MaxFormula) {
      await prepared(db, estimateAnew(formula), [userId])
    },
  }
}
