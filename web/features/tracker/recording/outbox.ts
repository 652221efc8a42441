import { changeActivity, getActivity, recordTrack } from '#contract/activities/activities.ts'
import { toColumns } from '#contract/activities/track/columns.ts'
import type { Position } from '#contract/activities/track/position.ts'
import { isGone } from '#web/http/api-error.ts'
import { call, pathOf } from '#web/http/client.ts'
import { deviceQueue } from '#web/http/outbox/device-queue.ts'
import { queryClient } from '#web/http/query-client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshActivities } from '../refresh-activities.ts'
import { words } from '../words.ts'
import { type Details, deviceStore, type Kept } from './device-store.ts'

/** The details that the server has, by recording. */
const sent = new Map<string, Details | undefined>()

/** The finished activities that the server does not have yet. */
export const { waiting, onWaiting, refreshWaiting, sendWaiting } = deviceQueue<Kept>({
  entriesOf: async (userId) =>
    (await deviceStore.recordingsOf(userId)).filter(({ state }) => state !== 'recording'),
  async upload(kept) {
    await upload(kept, (await deviceStore.blocksOf(kept.id)).flat())
    const details = await deviceStore.detailsOf(kept.id)
    if (details) await sendDetails(kept.userId, kept.id, details)
    sent.set(kept.id, details)
  },
  keep: deviceStore.keep,
  // Details that were added meanwhile are sent by the next pass.
  drop: (id) => deviceStore.dropSent(id, sent.get(id)),
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

let saving = Promise.resolve()

/**
 * Saves what a person says about a finished recording: with it if it still waits here, else at once. In the order of the
 * calls, so that the last one wins.
 */
export function saveDetails(userId: string, id: string, details: Details): Promise<void> {
  saving = saving.catch(() => {}).then(() => save(userId, id, details))
  return saving
}

async function save(userId: string, id: string, details: Details) {
  if (await deviceStore.describe(id, details).catch(() => false)) return void sendWaiting(userId)
  await sendDetails(userId, id, details)
  refreshActivities()
  void queryClient.invalidateQueries({ queryKey: [pathOf(getActivity, { id })] })
}

async function sendDetails(userId: string, id: string, details: Details) {
  try {
    await call(changeActivity, { params: { id }, body: details, forAccount: userId })
  } catch (error) {
    // Deleted on another device meanwhile.
    if (!isGone(error)) throw error
  }
}
