import { recordSet, removeSet } from '#contract/strength/sets.ts'
import { recordStrengthWorkout } from '#contract/strength/workouts.ts'
import { completeWorkout } from '#contract/training/workouts.ts'
import { refreshActivities } from '#web/features/activities/use-activities.ts'
import { ApiError } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { deviceQueue } from '#web/http/outbox/device-queue.ts'
import { queryClient } from '#web/http/query-client.ts'
import { deviceStore, type KeptChange } from './device-store.ts'

/** The changes that the server does not have yet. */
export const { waiting, onWaiting, refreshWaiting, sendWaiting } = deviceQueue<KeptChange>({
  entriesOf: deviceStore.changesOf,
  upload,
  keep: deviceStore.keepChange,
  // The upload has dropped it, unless it was changed meanwhile.
  drop: async () => undefined,
})

/** Workouts that the server has, of this visit. */
const known = new Map<string, string>()

/** Sends a change after its workout; ids make repetitions harmless. */
async function upload({ id, at, userId, workout, change }: KeptChange) {
  const forAccount = userId
  const said = JSON.stringify(workout)
  if (known.get(workout.id) !== said) {
    await call(recordStrengthWorkout, { body: workout, forAccount })
    known.set(workout.id, said)
  }
  if (change.kind === 'set') await call(recordSet, { params: { id }, body: change.set, forAccount })
  if (change.kind === 'removal') await removed(id, forAccount)
  if (change.kind === 'finish') {
    await call(completeWorkout, { body: change.activity, idempotencyKey: id, forAccount })
    void refreshActivities(queryClient)
  }
  await deviceStore.dropChange(id, at)
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/strength/'),
  })
}

/** A set that never arrived is removed already. */
async function removed(id: string, forAccount: string) {
  try {
    await call(removeSet, { params: { id }, forAccount })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
