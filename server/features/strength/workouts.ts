import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import { recordKinds } from '#contract/strength/records.ts'
import { chooseExercise, mostSets } from '#contract/strength/sets.ts'
import type {
  Beaten,
  changeStrengthWorkout,
  NewWorkout,
  StrengthWorkout,
  WorkoutWithSets,
} from '#contract/strength/workouts.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import {
  forgetRemoval,
  keepRemoved,
  rememberRemoval,
  removalsOf,
  takeRemoved,
} from '#server/features/removals/service.ts'
import { effortOf, rateEffort } from '#server/features/training/service.ts'
import type { Account } from '#server/http/identity.ts'
import { notAhead } from '#server/http/logged-at.ts'
import { advanceRoutine, takeBackAdvance } from './advance-routine.ts'
import { dayStore } from './day-store.ts'
import { exerciseFinder } from './exercises.ts'
import { importStore } from './files/import-store.ts'
import { formulaOf } from './preferences.ts'
import { isRemoved, loaded, refreshSums, timeOf } from './record-sets.ts'
import { type SetRow, setOf, setStore, type WorkoutRow, workoutOf } from './set-store.ts'
import { sumDay } from './sums.ts'
import type { Editor, Who } from './who.ts'
import { words } from './words.ts'

/**
 * Begins or changes a workout with the given sets; those that it has besides stay, and so do notes on exercises with sets
 * and what was edited later. Sent again it changes nothing. Errors: `not_found` when it was removed later; `invalid` when
 * it ends before it began, for a set in the future, an unknown exercise without a name, and beyond the most sets of a
 * workout or of an exercise's day.
 */
export function recordWorkout(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  { exercises, ...workout }: NewWorkout,
): Promise<WorkoutWithSets> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = setStore(tx, user.id)
    const earlier = await store.workout(workout.id)
    const sets = await setsIn(tx, user, now(), workout, exercises)
    const removals = await removalsOf(tx, user.id, 'strength', [workout.id, ...sets.map(({ id }) => id)])
    const given = sets.filter((set) => !isRemoved(set, removals))
    const editedAt = notAhead(new Date(workout.editedAt ?? workout.endedAt ?? workout.startedAt), now())
    if (!earlier && !given.length && (removals.get(workout.id) ?? editedAt) > editedAt)
      throw new AppError('not_found', words.removedLater)
    const isNewer = !earlier || earlier.editedAt <= editedAt
    if (isNewer)
      await store.putWorkout({
        id: workout.id,
        name: workout.name,
        ...timesOf(workout.startedAt, workout.endedAt),
        notes: workout.notes ?? earlier?.notes ?? null,
        routineId: workout.routineId ?? earlier?.routineId ?? null,
        editedAt,
      })
    const versions = await putSets(tx, user, workout.id, given)
    const notes = exercises.flatMap(({ exerciseId, notes }) => (notes ? [[exerciseId, notes] as const] : []))
    if (isNewer && notes.length)
      await store.putExerciseNotes(workout.id, { ...earlier?.exerciseNotes, ...Object.fromEntries(notes) })
    const formula = await formulaOf(tx, user.id)
    await refreshSums(tx, user.id, formula, versions)
    await advanceRoutine(tx, user.id, workout.id)
    return withSets(tx, user.id, found(await store.workout(workout.id), 'Workout'), formula)
  })
}

/** Error: `invalid` on `endedAt` when it is before the start. */
function timesOf(startedAt: string, endedAt: string | null | undefined) {
  const times = { startedAt: new Date(startedAt), endedAt: endedAt ? new Date(endedAt) : null }
  if (times.endedAt && times.endedAt < times.startedAt)
    throw new AppError('invalid', words.endsBefore, { fields: { endedAt: words.endsBefore } })
  return times
}

/** The rows of a sent workout's sets, in order. */
async function setsIn(
  tx: Queryable,
  user: Account,
  now: Date,
  workout: Pick<NewWorkout, 'id' | 'startedAt' | 'editedAt'>,
  exercises: NewWorkout['exercises'],
): Promise<SetRow[]> {
  const ids = exercises.map(({ exerciseId }) => exerciseId)
  const exerciseOf = await exerciseFinder(tx, user.id, ids)
  const rows: SetRow[] = []
  for (const { exerciseId, exerciseName, supersetId, load, sets } of exercises) {
    const exercise = exerciseOf(exerciseId)
    const name = exercise?.name ?? exerciseName
    if (!name) throw new AppError('invalid', chooseExercise, { fields: { exerciseId: chooseExercise } })
    for (const set of sets) {
      const doneAt = timeOf(set.doneAt ?? workout.startedAt, now)
      const editedAt = set.editedAt ?? workout.editedAt
      rows.push(
        await loaded(tx, user, {
          id: set.id,
          workoutId: workout.id,
          exerciseId,
          exerciseName: name,
          place: rows.length,
          supersetId: supersetId ?? null,
          kind: set.kind,
          load: load ?? exercise?.load ?? 'external',
          kilograms: set.kilograms ?? null,
          reps: set.reps ?? null,
          seconds: set.seconds ?? null,
          metres: set.metres ?? null,
          rpe: set.rpe ?? null,
          repsInReserve: set.repsInReserve ?? null,
          restSeconds: set.restSeconds ?? null,
          note: set.note ?? null,
          doneAt,
          editedAt: notAhead(editedAt ? new Date(editedAt) : doneAt, now),
        }),
      )
    }
  }
  return rows
}

/** Writes sets that are new or were edited since; answers their versions before and after. */
async function putSets(tx: Queryable, user: Account, workoutId: string, sets: readonly SetRow[]) {
  const store = setStore(tx, user.id)
  const before = new Map((await store.setsById(sets.map(({ id }) => id))).map((set) => [set.id, set]))
  const added = sets.filter(({ id }) => before.get(id)?.workoutId !== workoutId).length
  const { held } = found(await store.state(workoutId), 'Workout')
  if (held + added > mostSets) throw new AppError('invalid', words.fullWorkout)
  const versions: (SetRow | undefined)[] = []
  for (const set of sets) {
    const earlier = before.get(set.id)
    if (earlier && (earlier.editedAt > set.editedAt || isDeepStrictEqual(earlier, set))) continue
    await store.putSet(set)
    versions.push(earlier, set)
  }
  return versions
}

/** Changes a workout unless it was edited later. Errors: `not_found`, and `invalid` when it would end before it began. */
export function changeWorkout(
  { db }: Pick<Deps, 'db'>,
  { user, retry, at }: Editor,
  id: string,
  change: z.output<typeof changeStrengthWorkout.body>,
): Promise<StrengthWorkout> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = setStore(tx, user.id)
    const earlier = found(await store.workout(id), 'Workout')
    if (earlier.editedAt > at) return workoutOf(earlier)
    const { setCount: _, volume: __, exerciseNotes: ___, ...row } = earlier
    const startedAt = change.startedAt ?? row.startedAt.toISOString()
    const endedAt = change.endedAt === undefined ? row.endedAt?.toISOString() : change.endedAt
    const { name = row.name, notes = row.notes } = change
    const times = timesOf(startedAt, endedAt)
    const changed = await store.putWorkout({ ...row, name, notes, ...times, editedAt: at })
    if (change.effort !== undefined)
      await rateEffort(tx, user, id, change.effort, changed.endedAt ?? changed.startedAt)
    await advanceRoutine(tx, user.id, id)
    return workoutOf(changed)
  })
}

/**
 * Deletes a workout with its sets, without those that were edited later; sums and records follow. They are kept for a day,
 * see `restoreWorkout`. The removal of an unknown workout is remembered too, as its first write may arrive later. Error:
 * `not_found`.
 */
export async function removeWorkout(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry, at }: Editor,
  id: string,
): Promise<null> {
  await ownerTransaction(db, user.id, (tx) => rememberRemoval(tx, user.id, { kind: 'strength', id }, at))
  return idempotent(db, user.id, retry, async (tx) => {
    const store = setStore(tx, user.id)
    const workout = found(await store.workout(id), 'Workout')
    const sets = await store.removeSetsOf(id, at)
    if (await store.removeEmptyWorkout(id, at)) await takeBackAdvance(tx, user.id, workout)
    else await advanceRoutine(tx, user.id, id)
    await refreshSums(tx, user.id, await formulaOf(tx, user.id), sets)
    const rows: RemovedWorkout = { workout, sets }
    await keepRemoved(tx, user.id, { kind: 'strength-workout', id, rows }, now())
    return null
  })
}
type RemovedWorkout = { workout: WorkoutRow; sets: SetRow[] }

/**
 * Undoes the removal of a workout, which advances its routine again. Errors: `gone` a day after it, `conflict` when the
 * workout or one of its sets was recorded again, `invalid` beyond the most of an exercise's day.
 */
export function restoreWorkout(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
): Promise<WorkoutWithSets> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = setStore(tx, user.id)
    const { workout, sets } = await takeRemoved<RemovedWorkout>(tx, user.id, 'strength-workout', id, now())
    const known = await store.setsById(sets.map((set) => set.id))
    if (known.length || (await store.workout(id))) throw new AppError('conflict', words.backAlready)
    const formula = await formulaOf(tx, user.id)
    const rows = importStore(tx, user.id)
    await forgetRemoval(tx, user.id, 'strength', id)
    await rows.addWorkouts([{ ...workout, editedAt: now() }])
    await rows.addSets(sets.map((set) => ({ ...set, editedAt: now() })))
    await refreshSums(tx, user.id, formula, sets)
    await advanceRoutine(tx, user.id, id)
    return withSets(tx, user.id, found(await store.workout(id), 'Workout'), formula)
  })
}

export async function workoutById({ db }: Pick<Deps, 'db'>, user: Account, id: string) {
  const row = found(await setStore(db, user.id).workout(id), 'Workout')
  return withSets(db, user.id, row, await formulaOf(db, user.id))
}

async function withSets(
  db: Queryable,
  userId: string,
  { exerciseNotes, ...row }: WorkoutRow,
  formula: MaxFormula,
): Promise<WorkoutWithSets> {
  const sets = await setStore(db, userId).setsOf(row.id)
  const notes = new Map(Object.entries(exerciseNotes))
  const exercises: WorkoutWithSets['exercises'] = []
  for (const set of sets) {
    const last = exercises.at(-1)
    if (last?.exerciseId === set.exerciseId) last.sets.push(setOf(set, formula))
    else
      exercises.push({
        exerciseId: set.exerciseId,
        exerciseName: set.exerciseName,
        supersetId: set.supersetId,
        notes: notes.get(set.exerciseId) ?? null,
        load: set.load,
        sets: [setOf(set, formula)],
      })
  }
  const effort = await effortOf(db, userId, row.id)
  return { ...workoutOf(row), effort, exercises, records: await recordsOf(db, userId, formula, sets) }
}

/** The bests of all time that a workout's sets hold, each with the best before it. */
async function recordsOf(
  db: Queryable,
  userId: string,
  formula: MaxFormula,
  sets: readonly SetRow[],
): Promise<Beaten[]> {
  const days = dayStore(db, userId)
  const beaten: Beaten[] = []
  for (const [exerciseId, mine] of Map.groupBy(sets, (set) => set.exerciseId)) {
    const { exerciseName, day, workoutId } = mine[0]!
    const own = sumDay(mine, formula)
    if (!own) continue
    const onDay = await setStore(db, userId).setsOn(exerciseId, day)
    const others = sumDay(
      onDay.filter((set) => set.workoutId !== workoutId),
      formula,
    )
    for (const kind of recordKinds) {
      const value = own[kind]
      const record = await days.record(exerciseId, kind)
      const sameDay = others?.[kind] ?? 0
      if (!value || record?.day !== day || record.value !== value || sameDay >= value) continue
      const earlier = await days.record(exerciseId, kind, day)
      const before = sameDay > (earlier?.value ?? 0) ? { day, value: sameDay } : earlier
      beaten.push({ exerciseId, exerciseName, kind, value, before })
    }
  }
  return beaten
}
