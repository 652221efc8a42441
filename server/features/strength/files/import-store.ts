import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { LiftedExercise } from '#contract/strength/exercises.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { SetRow, WorkoutRow } from '../set-store.ts'
import { sumDay } from '../sums.ts'
import { exerciseDays, ownExercises, strengthSets, strengthWorkouts } from '../table.ts'

/** Rows of a statement. */
const rowsAtOnce = 400

const { userId: _, exerciseId: __, day: ___, ...sums } = getTableColumns(exerciseDays)
const sumsAsGiven = Object.fromEntries(
  Object.entries(sums).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
)

export type ExerciseOnDay = Pick<SetRow, 'exerciseId' | 'day'>
export const dayKey = ({ exerciseId, day }: ExerciseOnDay) => `${day} ${exerciseId}`

/** Writes of many workouts at once, of one account; what is there already stays. */
export function importStore(db: Queryable, userId: string) {
  const mySets = eq(strengthSets.userId, userId)
  return {
    async addExercises(exercises: readonly Omit<LiftedExercise, 'own'>[]) {
      for (const some of parts(exercises))
        await db
          .insert(ownExercises)
          .values(some.map((one) => ({ ...one, userId })))
          .onConflictDoNothing()
    },
    async addWorkouts(workouts: readonly Omit<WorkoutRow, 'setCount' | 'volume'>[]) {
      for (const some of parts(workouts))
        await db
          .insert(strengthWorkouts)
          .values(some.map((one) => ({ ...one, userId, setCount: 0, volume: 0 })))
          .onConflictDoNothing()
    },
    async addSets(sets: readonly SetRow[]) {
      for (const some of parts(sets))
        await db
          .insert(strengthSets)
          .values(some.map((one) => ({ ...one, userId })))
          .onConflictDoNothing()
    },
    /** Those of the ids that are there. */
    async knownSets(ids: readonly string[]): Promise<Set<string>> {
      const known = new Set<string>()
      for (const some of parts(ids)) {
        const rows = await db
          .select({ id: strengthSets.id })
          .from(strengthSets)
          .where(and(mySets, inArray(strengthSets.id, some)))
        for (const { id } of rows) known.add(id)
      }
      return known
    },
    /** Number of sets by workout. */
    async setCounts(workoutIds: readonly string[]): Promise<Map<string, number>> {
      const { workoutId } = strengthSets
      const rows = await db
        .select({ workoutId, count: sql<number>`count(*)::int` })
        .from(strengthSets)
        .where(and(mySets, inArray(workoutId, [...workoutIds])))
        .groupBy(workoutId)
      return new Map(rows.map(({ workoutId, count }) => [workoutId, count]))
    },
    /** Number of sets by exercise and day (`dayKey`), warm-ups included. */
    async dayCounts(days: readonly ExerciseOnDay[]): Promise<Map<string, number>> {
      const counts = new Map<string, number>()
      const { exerciseId, day } = strengthSets
      for (const some of parts(unique(days))) {
        const rows = await db
          .select({ exerciseId, day, count: sql<number>`count(*)::int` })
          .from(strengthSets)
          .where(onOneOf(some))
          .groupBy(exerciseId, day)
        for (const row of rows) counts.set(dayKey(row), row.count)
      }
      return counts
    },
    /** Derives the sums of the days and workouts of new sets from all of their sets, each once. */
    async refreshSums(added: readonly SetRow[], formula: MaxFormula) {
      for (const some of parts(unique(added))) await refreshDays(some, formula)
      for (const some of parts([...new Set(added.map(({ workoutId }) => workoutId))]))
        await refreshTotals(some)
    },
  }

  function onOneOf(days: readonly ExerciseOnDay[]) {
    const { exerciseId, day } = strengthSets
    const [ids, on] = [sql.param(days.map((one) => one.exerciseId)), sql.param(days.map((one) => one.day))]
    return and(mySets, sql`(${exerciseId}, ${day}) in (select * from unnest(${ids}::text[], ${on}::date[]))`)
  }

  async function refreshDays(days: readonly ExerciseOnDay[], formula: MaxFormula) {
    const { exerciseId, day, kind, moved, reps, seconds, metres } = strengthSets
    const sets = await db
      .select({ exerciseId, day, kind, moved, reps, seconds, metres })
      .from(strengthSets)
      .where(onOneOf(days))
    const rows = [...Map.groupBy(sets, dayKey).values()].flatMap((all) => {
      const [{ exerciseId, day }] = all as [(typeof all)[number]]
      const sum = sumDay(all, formula)
      return sum ? [{ ...sum, userId, exerciseId, day }] : []
    })
    if (!rows.length) return
    await db
      .insert(exerciseDays)
      .values(rows)
      .onConflictDoUpdate({
        target: [exerciseDays.userId, exerciseDays.exerciseId, exerciseDays.day],
        set: sumsAsGiven,
      })
  }

  async function refreshTotals(ids: readonly string[]) {
    const total = db
      .select({
        workoutId: strengthSets.workoutId,
        sets: sql<number>`count(*)::int`.as('total_sets'),
        volume: sql<number>`coalesce(sum(${strengthSets.moved} * ${strengthSets.reps}), 0)`.as(
          'total_volume',
        ),
      })
      .from(strengthSets)
      .where(and(mySets, inArray(strengthSets.workoutId, [...ids]), sql`${strengthSets.kind} <> 'warm_up'`))
      .groupBy(strengthSets.workoutId)
      .as('total')
    await db
      .update(strengthWorkouts)
      .set({ setCount: sql`${total.sets}`, volume: sql`${total.volume}` })
      .from(total)
      .where(and(eq(strengthWorkouts.userId, userId), eq(strengthWorkouts.id, total.workoutId)))
  }
}

const unique = (days: readonly ExerciseOnDay[]) => [
  ...new Map(days.map(({ exerciseId, day }) => [dayKey({ exerciseId, day }), { exerciseId, day }])).values(),
]

function* parts<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += rowsAtOnce) yield all.slice(from, from + rowsAtOnce)
}
