import { AppError, found } from '#contract/http/errors.ts'
import { addDays, dayIn, weekStart } from '#contract/measures/day.ts'
import { mostSets, type NewSet, type StrengthSession, type StrengthSet } from '#contract/strength/strength.ts'
import type { Muscle } from '#contract/training/exercises.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { weightAsOf } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { exerciseById } from '#server/knowledge/exercises/exercises.ts'
import { type SessionRow, type SetRow, strengthStore } from './store.ts'
import { estimateOf, movedBy, sumDay, thousandths } from './sums.ts'
import { words } from './words.ts'

type Who = { user: Account; retry?: Retry | undefined }

/** How far a device's clock may be ahead, in milliseconds. */
const clockSlip = 24 * 60 * 60_000
/** Sets read to find those of the newest session; a session with more of one exercise shows its last ones. */
const mostLastSets = 20

/** Begins or changes a session. Error: `invalid` when it ends before it began. */
export function putSession(
  { db }: Deps,
  { user, retry }: Who,
  id: string,
  {
    startedAt,
    endedAt,
    ...fields
  }: { title: string; startedAt: string; endedAt: string | null; note: string | null },
): Promise<StrengthSession> {
  const times = { startedAt: new Date(startedAt), endedAt: endedAt === null ? null : new Date(endedAt) }
  if (times.endedAt && times.endedAt < times.startedAt)
    throw new AppError('invalid', words.endsBefore, { fields: { endedAt: words.endsBefore } })
  return idempotent(db, user.id, retry, async (tx) =>
    sessionOf(await strengthStore(tx, user.id).putSession({ id, ...fields, ...times })),
  )
}

/**
 * Records a set, or changes it unless it was edited later than this write. Errors: `not_found` without its session,
 * `invalid` for a set in the future or beyond the most of a session.
 */
export function recordSet(
  { db, now }: Deps,
  { user, retry }: Who,
  id: string,
  set: NewSet,
): Promise<StrengthSet> {
  const doneAt = new Date(set.doneAt)
  if (doneAt.getTime() > now().getTime() + clockSlip)
    throw new AppError('invalid', words.notYet, { fields: { doneAt: words.notYet } })
  return idempotent(db, user.id, retry, async (tx) => {
    const store = strengthStore(tx, user.id)
    await store.lock()
    const held = found(await store.countSets(set.sessionId), 'Session')
    const before = await store.set(id)
    const editedAt = new Date(set.editedAt)
    if (before && before.editedAt > editedAt) return setOf(before)
    if (before?.sessionId !== set.sessionId && held >= mostSets)
      throw new AppError('invalid', words.fullSession)
    const day = dayIn(user.zone, doneAt)
    const bodyWeight = set.load === 'external' ? null : await weightAsOf(tx, user.id, day)
    const weight = thousandths(set.weight)
    const moved = movedBy({ load: set.load, weight, bodyWeight })
    const row = { ...set, id, day, doneAt, editedAt, bodyWeight, weight, moved }
    await store.putSet(row)
    await refreshSums(tx, user.id, before, row)
    return setOf(row)
  })
}

/** Deletes a set; its session's and its day's sums follow. */
export function removeSet({ db }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = strengthStore(tx, user.id)
    await store.lock()
    await refreshSums(tx, user.id, found(await store.removeSet(id), 'Set'))
    return null
  })
}

export async function sessionWithSets({ db }: Pick<Deps, 'db'>, user: Account, id: string) {
  const store = strengthStore(db, user.id)
  const session = found(await store.session(id), 'Session')
  return { ...sessionOf(session), sets: (await store.setsOf(id)).map(setOf) }
}

/** The sets of each exercise in its newest session, in order; exercises without sets are left out. */
export async function lastSets(
  { db }: Pick<Deps, 'db'>,
  user: Account,
  { exercises, without }: { exercises: readonly string[]; without?: string | undefined },
) {
  const store = strengthStore(db, user.id)
  const last = []
  for (const exerciseId of new Set(exercises)) {
    const newest = await store.newestSets(exerciseId, mostLastSets, without)
    const [first] = newest
    if (!first) continue
    const sets = newest.filter(({ sessionId }) => sessionId === first.sessionId).reverse()
    last.push({ exerciseId, day: first.day, sets: sets.map(setOf) })
  }
  return last
}

/** Error: `not_found` for an exercise that is neither in the library nor in the account's history. */
export async function exerciseHistory(
  { db }: Pick<Deps, 'db'>,
  user: Account,
  exerciseId: string,
  { limit, before }: { limit: number; before?: string | undefined },
) {
  const store = strengthStore(db, user.id)
  const days = await store.days(exerciseId, limit, before)
  if (!days.length && before === undefined) found(exerciseById(exerciseId), 'Exercise')
  return {
    days,
    records: {
      heaviest: await store.record(exerciseId, 'heaviest'),
      oneRepMax: await store.record(exerciseId, 'oneRepMax'),
      volume: await store.record(exerciseId, 'volume'),
      mostReps: await store.record(exerciseId, 'mostReps'),
    },
  }
}

/** Sets of each muscle from Monday to Sunday of a day's week; a muscle that only assists counts half. */
export async function muscleSets({ db, now }: Pick<Deps, 'db' | 'now'>, user: Account, day?: string) {
  const from = weekStart(day ?? dayIn(user.zone, now()))
  const to = addDays(from, 6)
  const counted = new Map<Muscle, number>()
  const count = (muscle: Muscle, sets: number) => counted.set(muscle, (counted.get(muscle) ?? 0) + sets)
  let unknown = 0
  for (const { exerciseId, sets } of await strengthStore(db, user.id).setsBetween(from, to)) {
    const exercise = exerciseById(exerciseId)
    if (!exercise) unknown += sets
    for (const muscle of exercise?.primary ?? []) count(muscle, sets)
    for (const muscle of exercise?.secondary ?? []) count(muscle, sets / 2)
  }
  const muscles = [...counted].map(([muscle, sets]) => ({ muscle, sets }))
  return { from, to, muscles: muscles.sort((one, other) => other.sets - one.sets), unknown }
}

/** Derives the sums of the days and sessions that the given versions of a set belong to. */
async function refreshSums(tx: Queryable, userId: string, ...versions: (SetRow | undefined)[]) {
  const store = strengthStore(tx, userId)
  const days = new Map<string, SetRow>()
  const sessions = new Set<string>()
  for (const set of versions) {
    if (!set) continue
    days.set(`${set.day} ${set.exerciseId}`, set)
    sessions.add(set.sessionId)
  }
  for (const { exerciseId, day } of days.values())
    await store.saveDay(exerciseId, day, sumDay(await store.setsOn(exerciseId, day)))
  for (const id of sessions) await store.refreshTotal(id)
}

export function sessionOf(row: SessionRow): StrengthSession {
  return { ...row, startedAt: row.startedAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null }
}

function setOf(set: SetRow): StrengthSet {
  const { editedAt: _, moved: __, ...shown } = set
  return { ...shown, doneAt: set.doneAt.toISOString(), oneRepMax: estimateOf(set) }
}
