import { deviceStore } from './device-store.ts'
import { type LiveSet, type LiveWorkout, newSetOf } from './live-workout.ts'
import { setQueue } from './set-queue.ts'
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

/** Ends a workout without any done set. */
export function discardLiveWorkout({ userId }: LiveWorkout) {
  show(null)
  void deviceStore.dropWorkout(userId).catch(() => undefined)
}

/** The workout that was just finished, while its summary is shown. */
export type Finished = { workout: LiveWorkout; endedAt: string }
let finished: Finished | null = null
export const finishedWorkout = () => finished

/** Ends a workout: queues its end, which logs it as an activity, and shows its summary. */
export async function finishLiveWorkout(workout: LiveWorkout) {
  const now = laterNow()
  await sendFinish(workout, now).catch(() => undefined)
  finished = { workout, endedAt: now.toISOString() }
  discardLiveWorkout(workout)
}

/** Takes the end back: the workout runs again as it was. */
export function resumeFinished() {
  if (!finished) return
  const workout: LiveWorkout = { ...finished.workout, rest: null, isResumed: true }
  finished = null
  keepLiveWorkout(workout)
  const change = { id: workout.id, workout: bodyOf(workout, null), change: { kind: 'resume' } } as const
  void queue(workout, { ...change, at: laterNow().getTime() })
}

/** Changes the note or the effort of the finished workout, and queues what was changed. */
export function describeFinished(details: Partial<Pick<LiveWorkout, 'notes' | 'effort'>>) {
  if (!finished) return
  const { endedAt, workout: before } = finished
  const workout = { ...before, ...details }
  const { notes, effort = null } = workout
  if (notes === before.notes && effort === (before.effort ?? null)) return
  finished = { workout, endedAt }
  show(null)
  const change = { id: `${workout.id}-details`, workout: bodyOf(workout, endedAt) }
  void queue(workout, { ...change, at: laterNow().getTime(), change: { kind: 'details', effort } })
}

/** Closes the summary. */
export function dismissFinished() {
  if (!finished) return
  finished = null
  show(liveWorkout() ?? null)
}

let latest = 0
/** The time, later than that of any change before: of two changes of one millisecond the order counts, too. */
function laterNow(): Date {
  latest = Math.max(Date.now(), latest + 1)
  return new Date(latest)
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
  const now = laterNow()
  const set = newSetOf(next, key, id, now)
  return queue(next, {
    id,
    at: now.getTime(),
    workout: bodyOf(next, null),
    change: set ? { kind: 'set', set } : { kind: 'removal' },
  })
}

function sendFinish(next: LiveWorkout, now: Date) {
  return queue(next, {
    id: next.id,
    at: now.getTime(),
    workout: bodyOf(next, now.toISOString()),
    change: {
      kind: 'finish',
      isAgain: next.isResumed,
      activity: {
        ...next.source,
        id: next.id,
        title: next.name,
        workoutType: 'strength',
        startTime: next.startedAt,
        ...trainedTime(next),
        rpe: next.effort,
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
  await setQueue.refresh(userId)
  void setQueue.send(userId)
}
