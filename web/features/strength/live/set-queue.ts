import { changeActivity, getActivity } from '#contract/activities/activities.ts'
import { recordSet, removeSet } from '#contract/strength/sets.ts'
import { recordStrengthWorkout } from '#contract/strength/workouts.ts'
import { completeWorkout, takeBackWorkout } from '#contract/training/workouts.ts'
import { deviceQueue } from '#web/device/device-queue.ts'
import { refreshActivities } from '#web/features/activities/use-activities.ts'
import { isGone } from '#web/http/api-error.ts'
import { call, pathOf } from '#web/http/client.ts'
import { queryClient } from '#web/http/query-client.ts'
import { deviceStore, type KeptChange } from './device-store.ts'

/** The changes that the server does not have yet. */
export const setQueue = deviceQueue<KeptChange>({
  unsentOf: deviceStore.unsentOf,
  upload,
  keep: deviceStore.keepChange,
  drop: deviceStore.dropChange,
  dropSent: ({ id, at }) => deviceStore.dropChange(id, at),
})

/** Workouts that the server has, of this visit. */
const known = new Map<string, string>()

/** Sends a change; ids make repetitions harmless. What was removed later on another device stays removed. */
export async function upload(kept: KeptChange) {
  const { id, at, userId: forAccount, workout, change } = kept
  try {
    await sendEdit(kept)
  } catch (error) {
    if (!isGone(error)) throw error
  }
  if (change.kind === 'resume' || (change.kind === 'finish' && change.isAgain)) await takeBackEnd(kept)
  if (change.kind === 'finish')
    await call(completeWorkout, { body: change.activity, idempotencyKey: `${id}-${at}`, forAccount })
  if (change.kind === 'details') await sendEffort(kept, change.effort)
  if (change.kind !== 'set' && change.kind !== 'removal') {
    void refreshActivities(queryClient)
    void queryClient.invalidateQueries({ queryKey: [pathOf(getActivity, { id: workout.id })] })
  }
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/strength/'),
  })
}

/** Takes the logged end back, if the server has one. */
async function takeBackEnd({ workout: { id }, at, userId: forAccount }: KeptChange) {
  try {
    // One key for all tries: a repetition must not take back what was logged after it.
    await call(takeBackWorkout, { params: { id }, forAccount, idempotencyKey: `${id}-${at}-back` })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

async function sendEffort({ workout: { id }, userId: forAccount }: KeptChange, effort: number | null) {
  try {
    await call(changeActivity, { params: { id }, body: { effort }, forAccount })
  } catch (error) {
    // The activity was removed meanwhile.
    if (!isGone(error)) throw error
  }
}

/** Sends a removal, or a set or an end with its workout before it, at the time of their edit. */
async function sendEdit(kept: KeptChange): Promise<void> {
  const { id, at, userId: forAccount, workout, change } = kept
  if (change.kind === 'removal')
    return void (await call(removeSet, { params: { id }, forAccount, loggedAt: at }))
  const said = JSON.stringify(workout)
  const isKnown = known.get(workout.id) === said
  if (!isKnown) {
    const editedAt = new Date(at).toISOString()
    await call(recordStrengthWorkout, { body: { ...workout, editedAt }, forAccount })
    known.set(workout.id, said)
  }
  if (change.kind !== 'set') return
  try {
    await call(recordSet, { params: { id }, body: change.set, forAccount })
  } catch (error) {
    if (!isKnown || !isGone(error)) throw error
    // Its workout was removed since it was sent: a later edit brings that back.
    known.delete(workout.id)
    await sendEdit(kept)
  }
}
