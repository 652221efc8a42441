import { recordTrack } from '#contract/activities/activities.ts'
import { toColumns } from '#contract/activities/track/columns.ts'
import type { Position } from '#contract/activities/track/position.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshActivities } from '../refresh-activities.ts'
import { words } from '../words.ts'
import { deviceStore, type Kept } from './device-store.ts'

let listed: readonly Kept[] = []
const listeners = new Set<() => void>()

/** The finished activities that the server does not have yet. */
export const waiting = () => listed
export function onWaiting(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

export async function refreshWaiting(userId: string) {
  const all = await deviceStore.recordingsOf(userId).catch(() => [])
  listed = all.filter(({ state }) => state !== 'recording')
  for (const listener of listeners) listener()
}

let sending: Promise<void> | undefined

/** Sends what waits, one after the other; once at a time, however often it is asked. */
export function sendWaiting(userId: string): Promise<void> {
  sending ??= sendAll(userId).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(userId: string) {
  await refreshWaiting(userId)
  for (const kept of listed) {
    if (kept.state === 'waiting') await send(kept)
  }
  await refreshWaiting(userId)
}

async function send(kept: Kept) {
  try {
    await upload(kept, (await deviceStore.blocksOf(kept.id)).flat())
    await deviceStore.drop(kept.id)
  } catch (error) {
    if (!isFinal(error)) return
    await deviceStore.keep({ ...kept, state: 'refused', reason: errorText(error) })
  }
}

/** Hands an activity to the server. Its id makes sending it again harmless. */
export async function upload(kept: Kept, positions: Position[]) {
  const { id, userId, activityType, startedAt, pauses, laps } = kept
  const endedAt = kept.endedAt ?? Date.now()
  const track = toColumns({ positions, beats: [], pauses, laps, startedAt, endedAt })
  const body = { id, activityType, track, caloriesBurned: kept.calories }
  await call(recordTrack, { body, idempotencyKey: id, forAccount: userId })
  toast({ title: words.logged, description: words.loggedText(words.types[activityType]) })
  refreshActivities()
}

/** Sending the same again would be refused again. */
function isFinal(error: unknown) {
  return error instanceof ApiError && [400, 403, 409, 413, 422].includes(error.status)
}
