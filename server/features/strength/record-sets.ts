import { AppError, found } from '#contract/http/errors.ts'
import { dayIn, dayMs } from '#contract/measures/day.ts'
import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import { mostSets, mostSetsOfDay, type NewSet, type StrengthSet } from '#contract/strength/sets.ts'
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
import { weightAsOf } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import { notAhead } from '#server/http/logged-at.ts'
import { advanceRoutine } from './advance-routine.ts'
import { dayStore } from './day-store.ts'
import { formulaOf } from './preferences.ts'
import { type SetRow, setOf, setStore } from './set-store.ts'
import { movedBy, sumDay } from './sums.ts'
import type { Editor, Who } from './who.ts'
import { words } from './words.ts'

/** How far a device's clock may be ahead, in milliseconds. */
export const clockSlip = dayMs

/**
 * Records a set, or changes it unless it was edited later than this write. Errors: `not_found` without its workout, and
 * when either was removed later; `invalid` for a set in the future or beyond the most of a workout or of its exercise's day.
 */
export function recordSet(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry, at }: Editor,
  id: string,
  set: NewSet,
): Promise<StrengthSet> {
  const doneAt = timeOf(set.doneAt, now())
  const editedAt = set.editedAt ? notAhead(new Date(set.editedAt), now()) : at
  return idempotent(db, user.id, retry, async (tx) => {
    const store = setStore(tx, user.id)
    const { held, isFollowed, formula } = found(await store.state(set.workoutId), 'Workout')
    const row = await loaded(tx, user, { ...set, id, doneAt, editedAt })
    const stored = await store.setAndDay(id, row.exerciseId, row.day)
    const before = stored.find((one) => one.id === id)
    if (before && before.editedAt > row.editedAt) return setOf(before, formula)
    if (before?.workoutId !== set.workoutId) {
      const removals = await removalsOf(tx, user.id, 'strength', [id, set.workoutId])
      if (isRemoved(row, removals)) throw new AppError('not_found', words.removedLater)
      if (held >= mostSets) throw new AppError('invalid', words.fullWorkout)
    }
    const onDay = stored.filter((one) => one.id !== id && isOnDay(row, one))
    if (onDay.length >= mostSetsOfDay) throw new AppError('invalid', words.fullDay)
    await store.putSet(row)
    await dayStore(tx, user.id).save(row.exerciseId, row.day, sumDay([...onDay, row], formula))
    await store.refreshTotal(row.workoutId)
    // What the set counted in before, if it was moved.
    if (before && !(isOnDay(row, before) && before.workoutId === row.workoutId))
      await refreshSums(tx, user.id, formula, [before])
    if (isFollowed) await advanceRoutine(tx, user.id, set.workoutId)
    return setOf(row, formula)
  })
}

const isOnDay = (one: Pick<SetRow, 'exerciseId' | 'day'>, other: Pick<SetRow, 'exerciseId' | 'day'>) =>
  one.exerciseId === other.exerciseId && one.day === other.day

/** Whether a set or its workout was removed after this version of the set. */
export function isRemoved({ id, workoutId, editedAt }: SetRow, removals: ReadonlyMap<string, Date>): boolean {
  return [id, workoutId].some((one) => (removals.get(one) ?? editedAt) > editedAt)
}

/**
 * Deletes a set unless it was edited later; its workout's and its day's sums follow. It is kept for a day, see
 * `restoreSet`. The removal of an unknown set is remembered too, as its first write may arrive later. Error: `not_found`.
 */
export async function removeSet(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry, at }: Editor,
  id: string,
): Promise<null> {
  await ownerTransaction(db, user.id, (tx) => rememberRemoval(tx, user.id, { kind: 'strength', id }, at))
  return idempotent(db, user.id, retry, async (tx) => {
    const store = setStore(tx, user.id)
    const gone = await store.removeSet(id, at)
    if (!gone) {
      found((await store.setsById([id]))[0], 'Set')
      return null
    }
    await refreshSums(tx, user.id, await formulaOf(tx, user.id), [gone])
    await advanceRoutine(tx, user.id, gone.workoutId)
    await keepRemoved(tx, user.id, { kind: 'strength-set', id, rows: gone }, now())
    return null
  })
}

/**
 * Undoes the removal of a set. Errors: `gone` a day after it, `not_found` without its workout, `conflict` when it was
 * recorded again, `invalid` beyond the most of a workout.
 */
export function restoreSet(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { user, retry }: Who,
  id: string,
): Promise<StrengthSet> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = setStore(tx, user.id)
    const removed = await takeRemoved<SetRow>(tx, user.id, 'strength-set', id, now())
    const set = { ...removed, editedAt: now() }
    const { held, formula } = found(await store.state(set.workoutId), 'Workout')
    if ((await store.setsById([id])).length) throw new AppError('conflict', words.backAlready)
    if (held >= mostSets) throw new AppError('invalid', words.fullWorkout)
    await forgetRemoval(tx, user.id, 'strength', id)
    await store.putSet(set)
    await refreshSums(tx, user.id, formula, [set])
    await advanceRoutine(tx, user.id, set.workoutId)
    return setOf(set, formula)
  })
}

/** A time as stated by a device. Error: `invalid` on `doneAt` when it is more than a day ahead. */
export function timeOf(doneAt: string, now: Date): Date {
  const time = new Date(doneAt)
  if (time.getTime() > now.getTime() + clockSlip)
    throw new AppError('invalid', words.notYet, { fields: { doneAt: words.notYet } })
  return time
}

/** A set with its day and what it moves: the body's weight is the newest up to that day. */
export async function loaded(
  tx: Queryable,
  user: Account,
  set: Omit<SetRow, 'day' | 'bodyWeight' | 'moved'>,
): Promise<SetRow> {
  const day = dayIn(user.zone, set.doneAt)
  const bodyWeight = set.load === 'external' ? null : await weightAsOf(tx, user.id, day)
  return { ...set, day, bodyWeight, moved: movedBy({ ...set, bodyWeight }) }
}

/**
 * Derives the sums of the days and workouts that the given versions of sets belong to. Error: `invalid` when one of them
 * is beyond the most of its exercise's day.
 */
export async function refreshSums(
  tx: Queryable,
  userId: string,
  formula: MaxFormula,
  versions: readonly (SetRow | undefined)[],
) {
  const sets = setStore(tx, userId)
  const days = new Map<string, SetRow>()
  const workouts = new Set<string>()
  const ids = new Set<string>()
  for (const set of versions) {
    if (!set) continue
    ids.add(set.id)
    days.set(`${set.day} ${set.exerciseId}`, set)
    workouts.add(set.workoutId)
  }
  for (const { exerciseId, day } of days.values()) {
    const all = await sets.setsOn(exerciseId, day)
    if (all.length > mostSetsOfDay && all.some(({ id }) => ids.has(id)))
      throw new AppError('invalid', words.fullDay)
    await dayStore(tx, userId).save(exerciseId, day, sumDay(all, formula))
  }
  for (const id of workouts) await sets.refreshTotal(id)
}
