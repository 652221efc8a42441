import type * as z from 'zod'
import type { Activity, ActivityType, recordTrack } from '#contract/activities/activities.ts'
import { recordedFigures } from '#contract/activities/derived-figures.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { addToTotals } from '#server/features/insights/service.ts'
import { sessionOfActivity, tickSession } from '#server/features/training/service.ts'
import type { Account } from '#server/http/identity.ts'
import { activityOf, shareOf } from '../activity.ts'
import { checkHeartRates, estimate } from '../entry.ts'
import { momentsOf } from '../moments.ts'
import { kilogramsOf, refuseRemoved, type Who } from '../service.ts'
import { activityStore } from '../store.ts'
import type { TrackAnalysis } from './track-analysis.ts'
import { trackStore } from './track-store.ts'
import { analyzed } from './track-thread.ts'

/** Figures stated by user or device for a recorded activity; measured ones take precedence. */
export type Stated = Partial<
  Pick<
    Activity,
    | 'distance'
    | 'caloriesBurned'
    | 'avgHeartRate'
    | 'maxHeartRate'
    | 'elevation'
    | 'notes'
    | 'routeName'
    | 'weather'
    | 'temperature'
  >
>
export type Recorded = {
  id: string
  activityType: ActivityType
  source: Activity['source']
  analysis: TrackAnalysis
  stated: Stated
  /** Weight for the energy, if not stated. */
  kilograms: number | undefined
}

type Answer = z.infer<typeof recordTrack.response>

/**
 * Saves a live recording with figures of its positions, and marks its session as done. The id is the client's: a repeated
 * call returns the stored activity. A session removed meanwhile does not fail. Error: `not_found` when it was removed
 * since.
 */
export async function recordLive(
  { db, now }: Deps,
  { user, retry }: Who,
  { id, activityType, track, session, ...stated }: z.output<typeof recordTrack.body>,
): Promise<Answer> {
  const earlier = await activityStore(db, user.id).find(id)
  if (earlier) {
    const did = session && (await sessionOfActivity(db, user.id, id))
    return { ...activityOf(earlier), session: session ? (did ? 'done' : 'gone') : null }
  }
  const moments = [new Date(track.startedAt), new Date(track.endedAt)] as const
  momentsOf(user, now(), ...moments, ['track.startedAt', 'track.endedAt'])
  checkHeartRates(stated)
  const analysis = await analyzed({ columns: track, type: activityType })
  const kilograms = await kilogramsOf(db, user)
  const recorded = { id, activityType, source: 'live', analysis, stated: known(stated), kilograms } as const
  return idempotent<Answer>(db, user.id, retry, async (tx) => {
    await refuseRemoved(tx, user.id, id)
    const activity = await keepRecorded(tx, user, now(), recorded)
    if (!session) return { ...activity, session: null }
    const isTicked = await tickSession(tx, user.id, id, session, new Date(activity.endTime))
    return { ...activity, session: isTicked ? 'done' : 'gone' }
  })
}

/**
 * Stores a recorded activity and its share of the totals in the caller's transaction; an existing one is returned
 * unchanged. Errors: as `momentsOf`.
 */
export async function keepRecorded(
  tx: Queryable,
  user: Account,
  now: Date,
  recorded: Recorded,
): Promise<Activity> {
  const { id, activityType, source, analysis, stated, kilograms } = recorded
  const { hasRoute, movingSeconds } = analysis
  const moments = momentsOf(user, now, new Date(analysis.startedAt), new Date(analysis.endedAt))
  const avgHeartRate = analysis.avgHeartRate ?? stated.avgHeartRate ?? null
  const maxHeartRate = analysis.maxHeartRate ?? stated.maxHeartRate ?? null
  const store = activityStore(tx, user.id)
  const row = await store.record({
    ...nothingStated,
    ...stated,
    id,
    activityType,
    source,
    ...moments,
    ...recordedFigures({
      elapsedSeconds: (analysis.endedAt - analysis.startedAt) / 1000,
      movingSeconds,
      distance: analysis.distance ?? stated.distance,
    }),
    caloriesBurned: stated.caloriesBurned ?? estimate(activityType, movingSeconds, kilograms),
    avgHeartRate,
    // The two may be of different sources.
    maxHeartRate: maxHeartRate && Math.max(maxHeartRate, avgHeartRate ?? 0),
    elevation: analysis.elevation ?? stated.elevation ?? null,
    hasRoute,
    golf: null,
    createdAt: now,
  })
  if (!row) return activityOf((await store.find(id))!)
  await trackStore(tx, user.id).keep(id, activityType, analysis)
  await addToTotals(tx, user.id, row.day, shareOf(row))
  return activityOf(row)
}

const nothingStated = { notes: null, routeName: null, weather: null, temperature: null }

function known(
  stated: Omit<z.output<typeof recordTrack.body>, 'id' | 'activityType' | 'track' | 'session'>,
): Stated {
  const { endTime: _, pace: __, speed: ___, ...figures } = stated
  return {
    ...figures,
    notes: figures.notes || null,
    routeName: figures.routeName || null,
    weather: figures.weather || null,
  } as Stated
}
