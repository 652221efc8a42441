import { listSchedules } from '#contract/training/schedules.ts'
import { completeWorkout, listWorkouts } from '#contract/training/workouts.ts'
import { deviceQueue } from '#web/device/device-queue.ts'
import { refreshActivities, undoLogged } from '#web/features/activities/use-activities.ts'
import { call } from '#web/http/client.ts'
import { queryClient } from '#web/http/query-client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { deviceStore, type KeptCompletion } from './device-store.ts'
import { words } from './words.ts'

/** Finished workouts that are not on the server yet. */
export const completionQueue = deviceQueue<KeptCompletion>({
  unsentOf: deviceStore.unsentOf,
  upload,
  keep: deviceStore.keepCompletion,
  drop: deviceStore.dropCompletion,
})

/** Uploads a finished workout; its id makes a repetition harmless. */
export async function upload({ id, userId, body }: Pick<KeptCompletion, 'id' | 'userId' | 'body'>) {
  const {
    id: activityId,
    duration,
    caloriesBurned,
  } = await call(completeWorkout, {
    body,
    idempotencyKey: id,
    forAccount: userId,
  })
  const minutes = formatNumber(Math.max(1, Math.round(duration / 60)))
  toast({
    title: words.logged,
    description: words.loggedText(body.title, minutes, formatNumber(caloriesBurned)),
    // A session that was done has adapted its schedule, which removing the activity would leave.
    action: body.sessionId ? undefined : undoLogged(queryClient, activityId, refreshTraining),
  })
  void refreshActivities(queryClient)
  void refreshTraining()
}

function refreshTraining() {
  // Queries of single workouts begin with the same path and become stale too.
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path.startsWith(listSchedules.path) || path.startsWith(listWorkouts.path)),
  })
}
