import { listSchedules } from '#contract/training/schedules.ts'
import { completeWorkout, listWorkouts } from '#contract/training/workouts.ts'
import { refreshActivities } from '#web/features/activities/use-activities.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { queryClient } from '#web/http/query-client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { deviceStore, type KeptCompletion } from './device-store.ts'
import { words } from './words.ts'

let listed: readonly KeptCompletion[] = []
const listeners = new Set<() => void>()

/** The finished workouts that the server does not have yet. */
export const waiting = () => listed
export function onWaiting(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

export async function refreshWaiting(userId: string) {
  listed = await deviceStore.completionsOf(userId).catch(() => [])
  for (const listener of listeners) listener()
}

let sending = Promise.resolve()

/** Sends what waits, one after the other and never twice at a time; resolves when what waited at the call was tried. */
export function sendWaiting(userId: string): Promise<void> {
  sending = sending.then(() => sendAll(userId))
  return sending
}

async function sendAll(userId: string) {
  await refreshWaiting(userId)
  for (const kept of listed) {
    if (kept.state === 'waiting') await send(kept)
  }
  await refreshWaiting(userId)
}

async function send(kept: KeptCompletion) {
  try {
    await upload(kept)
    await deviceStore.dropCompletion(kept.id)
  } catch (error) {
    if (!isFinal(error)) return
    await deviceStore.keepCompletion({ ...kept, state: 'refused', reason: errorText(error) })
  }
}

/** Hands a finished workout to the server. Its id makes sending it again harmless. */
export async function upload({ id, userId, body }: Pick<KeptCompletion, 'id' | 'userId' | 'body'>) {
  const { duration, caloriesBurned } = await call(completeWorkout, {
    body,
    idempotencyKey: id,
    forAccount: userId,
  })
  const minutes = formatNumber(Math.max(1, Math.round(duration / 60)))
  toast({
    title: words.logged,
    description: words.loggedText(body.title, minutes, formatNumber(caloriesBurned)),
  })
  void refreshActivities(queryClient)
  // Their single records begin with the same path, and are stale too.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path.startsWith(listSchedules.path) || path.startsWith(listWorkouts.path)),
  })
}

/** Sending the same again would be refused again. */
function isFinal(error: unknown) {
  return error instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(error.status)
}
