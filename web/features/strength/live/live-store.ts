import { deviceStore } from './device-store.ts'
import { type LiveSet, type LiveWorkout, newSetOf } from './live-workout.ts'
import { refreshWaiting, sendWaiting } from './outbox.ts'
import { trainedTime } from './trained-time.ts'

/** The running workout of this device: undefined until it was looked for, null without one. */
let workout: LiveWorkout | null | undefined
const listeners = new Set<() => void>()

function show(next: LiveWorkout | null) {
  workout = next
  for (const listener of listeners) listener()
}

export const liveWorkout = () => workout
export function onLiveWorkout(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Looks for the account's workout, once a visit and account. */
export async function openLiveWorkout(userId: string) {
  if (workout?.userId === userId) return
  const kept = await deviceStore.workoutOf(userId).catch(() => undefined)
  show(kept ?? null)
}

/** Shows a workout and keeps it on the device, so that a reload goes on with it. */
export function keepLiveWorkout(next: LiveWorkout) {
  show(next)
  // A device without storage keeps it as long as the page.
  void deviceStore.keepWorkout(next).catch(() => undefined)
}

/** Ends the workout on this device; what was done is queued already. */
export function closeLiveWorkout(userId: string) {
  show(null)
  void deviceStore.dropWorkout(userId).catch(() => undefined)
}

/** The workout without its sets, which are sent one by one. */
const bodyOf = (
  { id, name, startedAt, notes, routineId, exercises }: LiveWorkout,
  endedAt: string | null,
) => ({
  ...{ id, name, startedAt, endedAt, notes, routineId },
  exercises: exercises.flatMap(({ exerciseId, name: exerciseName, notes }) =>
    notes ? [{ exerciseId, exerciseName, notes }] : [],
  ),
})

/** Queues a row as it is now: its values while it is done, else its removal. */
export function sendSet(next: LiveWorkout, key: string, id: string) {
  const now = new Date()
  const set = newSetOf(next, key, id, now)
  return queue(next, {
    id,
    at: now.getTime(),
    workout: bodyOf(next, null),
    change: set ? { kind: 'set', set } : { kind: 'removal' },
  })
}

/** Queues the end of a workout, which logs it as an activity. */
export function sendFinish(next: LiveWorkout) {
  const now = new Date()
  return queue(next, {
    id: next.id,
    at: now.getTime(),
    workout: bodyOf(next, now.toISOString()),
    change: {
      kind: 'finish',
      activity: {
        ...next.source,
        id: next.id,
        title: next.name,
        workoutType: 'strength',
        startTime: next.startedAt,
        ...trainedTime(next),
        exercises: next.exercises.flatMap(({ exerciseId, name, sets }) => {
          const setsDone = Math.min(mostSetsDone, sets.filter(({ doneAt }) => doneAt).length)
          const rpe = hardest(sets)
          return setsDone ? [{ exerciseId, name, setsDone, rpe }] : []
        }),
      },
    },
  })
}

/** Highest RPE of done sets; null where none was stated. */
function hardest(sets: readonly LiveSet[]): number | null {
  const stated = sets.flatMap(({ doneAt, rpe, repsInReserve }) => {
    if (!doneAt) return []
    return rpe ?? (repsInReserve === null ? [] : 10 - repsInReserve)
  })
  return stated.length ? Math.max(1, ...stated) : null
}

/** Most sets of an exercise that a logged activity names. */
const mostSetsDone = 20

async function queue(
  { userId }: LiveWorkout,
  change: Omit<Parameters<typeof deviceStore.keepChange>[0], 'userId' | 'state'>,
) {
  await deviceStore.keepChange({ ...change, userId, state: 'waiting' })
  await refreshWaiting(userId)
  await sendWaiting(userId)
}
