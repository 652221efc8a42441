import { recordTrack } from '#contract/activities/activities.ts'
import { toColumns } from '#contract/activities/track/columns.ts'
import type { Position } from '#contract/activities/track/position.ts'
import { call } from '#web/http/client.ts'
import { deviceQueue } from '#web/http/outbox/device-queue.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshActivities } from '../refresh-activities.ts'
import { words } from '../words.ts'
import { deviceStore, type Kept } from './device-store.ts'

/** The finished activities that the server does not have yet. */
export const { waiting, onWaiting, refreshWaiting, sendWaiting } = deviceQueue<Kept>({
  entriesOf: async (userId) =>
    (await deviceStore.recordingsOf(userId)).filter(({ state }) => state !== 'recording'),
  upload: async (kept) => upload(kept, (await deviceStore.blocksOf(kept.id)).flat()),
  keep: deviceStore.keep,
  drop: deviceStore.drop,
})

/** Uploads an activity; its id makes a repetition harmless. */
export async function upload(kept: Kept, positions: Position[]) {
  const { id, userId, activityType, startedAt, pauses, laps } = kept
  const endedAt = kept.endedAt ?? Date.now()
  const track = toColumns({ positions, beats: [], pauses, laps, startedAt, endedAt })
  const body = { id, activityType, track, caloriesBurned: kept.calories }
  await call(recordTrack, { body, idempotencyKey: id, forAccount: userId })
  toast({ title: words.logged, description: words.loggedText(words.types[activityType]) })
  refreshActivities()
}
