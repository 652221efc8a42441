import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import type {
  Activity,
  ActivityDetail,
  ActivityEntry,
  changeActivity,
  logActivity,
  logGolfRound,
  SessionLink,
} from '#contract/activities/activities.ts'
import { recordedFigures, wholeSeconds } from '#contract/activities/derived-figures.ts'
import { AppError, found } from '#contract/http/errors.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { addToTotals, negative, type Share } from '#server/features/insights/service.ts'
import {
  forgetRemoval,
  keepRemoved,
  rememberRemoval,
  removalsOf,
  takeRemoved,
} from '#server/features/removals/service.ts'
import { effortOf, rateEffort, tickSession, untickSession } from '#server/features/training/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { activityOf, difference, photoUrlOf, shareOf } from './activity.ts'
import { changed, checkChange, figuresOf } from './entry.ts'
import { type ActivityRow, activityStore, type NewActivity } from './store.ts'
import { unpackColumns } from './tracks/packed-columns.ts'
import { countedByDevice } from './tracks/track-analysis.ts'
import { type TrackRows, trackStore } from './tracks/track-store.ts'
import { analyzed } from './tracks/track-thread.ts'
import { words } from './words.ts'

export { latestRoutes, type TrainingDay, trainingDays } from './period-store.ts'
export { activityPhotos } from './photo-store.ts'
export { exportTracks } from './tracks/export-tracks.ts'

export type Who = { user: Account; retry?: Retry | undefined }

/** Logs a typed activity; energy is calculated for the forms' 70 kg without a weight. */
export function logEntry(
  { db, now }: Deps,
  { user, retry, at = now() }: Who & { at?: Date },
  body: z.output<typeof logActivity.body>,
): Promise<Activity> {
  const figures = figuresOf(body, user, now())
  return idempotent(db, user.id, retry, (tx) => recordTyped(tx, user, at, { ...figures, source: 'manual' }))
}

/** Saves a round of golf; energy is calculated for the profile's weight if known. */
export async function logGolf(
  { db, now }: Deps,
  { user, retry }: Who,
  { round, ...body }: z.output<typeof logGolfRound.body>,
): Promise<Activity> {
  const sent = { ...body, activityType: 'golf' as const, routeName: round.course }
  const figures = figuresOf(sent, user, now(), await kilogramsOf(db, user))
  return idempotent(db, user.id, retry, (tx) =>
    recordTyped(tx, user, now(), { ...figures, source: 'golf', golf: round }),
  )
}

export type CoachedEntry = ActivityEntry & { id: string; activeSeconds: number; caloriesBurned: number }

/**
 * Logs a coached workout within the caller's transaction; undefined when this id was logged before. Errors: as
 * `momentsOf`; `not_found` when it was removed since.
 */
export async function recordCoached(
  tx: Queryable,
  user: Account,
  now: Date,
  { id, activeSeconds, ...sent }: CoachedEntry,
): Promise<Activity | undefined> {
  await refuseRemoved(tx, user.id, id)
  const figures = figuresOf(sent, user, now)
  const kept = { movingTime: wholeSeconds(activeSeconds), hasRoute: false, golf: null, source: 'coach' }
  const row = await activityStore(tx, user.id).record({ ...figures, ...kept, id, createdAt: now })
  if (!row) return undefined
  await addToTotals(tx, user.id, row.day, shareOf(row))
  return activityOf(row)
}

/** The newest activity up to a day; undefined before the first. */
export async function newestActivity(db: Queryable, userId: string, to: string) {
  const [row] = await activityStore(db, userId).page({
    type: undefined,
    from: undefined,
    to,
    before: undefined,
    limit: 0,
  })
  return row
}

/** The activity of this id, if the account has it. */
export async function activityById(db: Queryable, userId: string, id: string): Promise<Activity | undefined> {
  const row = await activityStore(db, userId).find(id)
  return row && activityOf(row)
}

/** The profile's weight; undefined if unknown. */
export async function kilogramsOf(db: Database, user: Account): Promise<number | undefined> {
  return (await readProfile(db, user)).weight ?? undefined
}

/**
 * Corrects an activity and moves the difference between the days' totals. A new type recalculates a recording's
 * figures.
 */
export async function changeEntry(
  { db, now }: Deps,
  { user, retry }: Who,
  id: string,
  body: z.output<typeof changeActivity.body>,
): Promise<Activity> {
  const seen = found(await activityStore(db, user.id).find(id), 'Activity')
  const type = body.activityType ?? seen.activityType
  const track = trackStore(db, user.id)
  const [packed, details] =
    type === seen.activityType ? [] : [await track.recording(id), await track.details(id)]
  const measured =
    packed && (await analyzed({ columns: unpackColumns(packed), type: type as Activity['activityType'] }))
  const analysis = measured && details?.stated?.isCounted ? countedByDevice(measured, details) : measured
  const kilograms = seen.source === 'manual' ? undefined : await kilogramsOf(db, user)
  return idempotent(db, user.id, retry, async (tx) => {
    const store = activityStore(tx, user.id)
    const before = found(await store.find(id), 'Activity')
    checkChange(before, body)
    const typed = figuresOf(changed(before, body), user, now(), kilograms)
    const figures = analysis && recordedFigures({ ...analysis, elapsedSeconds: typed.duration })
    const { movingTime } = figures ?? before
    const after = await store.change(id, {
      ...typed,
      ...(analysis?.hasRoute && { ...figures, hasRoute: true }),
      // The day keeps the zone it was logged in.
      day: typed.startAt.getTime() === before.startAt.getTime() ? before.day : typed.day,
      movingTime: typed.duration === before.duration ? movingTime : null,
    })
    if (analysis) await trackStore(tx, user.id).keep(id, after.activityType, analysis)
    if (body.effort !== undefined) await rateEffort(tx, user, id, body.effort, after.endAt)
    await moveShare(tx, user.id, before, after)
    return activityOf(after)
  })
}

/**
 * Deletes an activity with its recording and subtracts its share from the totals; records follow from the remaining
 * ones. A session that it did is open again. It is kept with its photo for a day, see `restoreEntry`.
 */
export function removeEntry({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const row = found(await takeOut(tx, user.id, id, now()), 'Activity')
    if (row.source === 'live' || row.source === 'coach')
      await rememberRemoval(tx, user.id, { kind: 'activity', id }, now())
    return null
  })
}
/** `session`: the one it did, absent in what an earlier version removed. */
type RemovedActivity = { row: ActivityRow; track: TrackRows; session?: SessionLink | undefined }

async function takeOut(tx: Queryable, userId: string, id: string, now: Date) {
  const track = await trackStore(tx, userId).rows(id)
  const row = await activityStore(tx, userId).remove(id)
  if (!row) return undefined
  await addToTotals(tx, userId, row.day, negative(shareOf(row)))
  const rows: RemovedActivity = { row, track, session: await untickSession(tx, userId, id) }
  await keepRemoved(tx, userId, { kind: 'activity', id, rows, photo: row.photo }, now)
  return row
}

/**
 * Deletes the activity of a coached workout within the caller's transaction, so that its id can be logged again, also
 * after a removal by hand. Returns whether it was logged.
 */
export async function takeBackCoached(
  tx: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const wasRemoved = (await removalsOf(tx, userId, 'activity', [id])).size > 0
  if (wasRemoved) await forgetRemoval(tx, userId, 'activity', id)
  const row = await activityStore(tx, userId).find(id)
  if (row?.source !== 'coach') return wasRemoved && !row
  await takeOut(tx, userId, id, now)
  return true
}

/** Refuses an activity of a client's id that was sent before and removed since. Error: `not_found`. */
export async function refuseRemoved(tx: Queryable, userId: string, id: string) {
  if ((await removalsOf(tx, userId, 'activity', [id])).size) throw new AppError('not_found', words.removed)
}

/** Undoes the removal of an activity. Error: `gone` a day after it, or when the activity came back otherwise. */
export function restoreEntry({ db, now }: Deps, { user, retry }: Who, id: string): Promise<Activity> {
  return idempotent(db, user.id, retry, async (tx) => {
    const { row, track, session } = await takeRemoved<RemovedActivity>(tx, user.id, 'activity', id, now())
    await forgetRemoval(tx, user.id, 'activity', id)
    const restored = found(await activityStore(tx, user.id).record(row), 'Activity')
    await trackStore(tx, user.id).insert(track)
    await addToTotals(tx, user.id, row.day, shareOf(row))
    if (session) await tickSession(tx, user.id, id, session, restored.endAt)
    return activityOf(restored)
  })
}

/** Takes back the tick of a session by its activity, which stays. Error: `not_found` where it did none. */
export function reopenSessionOf({ db }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    found(await untickSession(tx, user.id, id), 'Session')
    return null
  })
}

export async function activityDetail({ db }: Deps, user: Account, id: string): Promise<ActivityDetail> {
  const row = found(await activityStore(db, user.id).find(id), 'Activity')
  const details = await trackStore(db, user.id).details(id)
  const effort = await effortOf(db, user.id, id)
  return { ...activityOf(row), ...nothingRecorded, ...details, effort, photoUrl: photoUrlOf(row) }
}

const nothingRecorded = {
  splits: { kilometres: [], miles: [], laps: [] },
  series: [],
  efforts: {},
  descent: null,
  stated: null,
}

/** An account's activity shares of each day's totals, counted from the rows. */
export function activityShares(tx: Queryable, userId: string): Promise<(Share & { day: string })[]> {
  return activityStore(tx, userId).sumsByDay()
}

type Typed = Omit<NewActivity, 'id' | 'createdAt' | 'movingTime' | 'hasRoute' | 'golf'> &
  Partial<Pick<NewActivity, 'golf'>>

async function recordTyped(tx: Queryable, user: Account, createdAt: Date, typed: Typed): Promise<Activity> {
  const activity = { golf: null, ...typed, id: randomUUIDv7(), createdAt, movingTime: null, hasRoute: false }
  const row = (await activityStore(tx, user.id).record(activity))!
  await addToTotals(tx, user.id, row.day, shareOf(row))
  return activityOf(row)
}

async function moveShare(tx: Queryable, userId: string, before: ActivityRow, after: ActivityRow) {
  if (after.day === before.day) return addToTotals(tx, userId, after.day, difference(after, before))
  await addToTotals(tx, userId, before.day, negative(shareOf(before)))
  await addToTotals(tx, userId, after.day, shareOf(after))
}
