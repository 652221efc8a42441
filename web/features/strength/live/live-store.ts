import { deviceStore } from './device-store.ts'
import { refreshWaiting, sendWaiting } from './outbox.ts'
import { doneSets, type LiveSession, newSetOf } from './session.ts'

/** The running session of this device: undefined until it was looked for, null without one. */
let session: LiveSession | null | undefined
const listeners = new Set<() => void>()

function show(next: LiveSession | null) {
  session = next
  for (const listener of listeners) listener()
}

export const liveSession = () => session
export function onLiveSession(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Looks for the account's session, once a visit and account. */
export async function openLiveSession(userId: string) {
  if (session?.userId === userId) return
  const kept = await deviceStore.sessionOf(userId).catch(() => undefined)
  show(kept ?? null)
}

/** Shows a session and keeps it on the device, so that a reload goes on with it. */
export function keepLiveSession(next: LiveSession) {
  show(next)
  // A device without storage keeps it as long as the page.
  void deviceStore.keepSession(next).catch(() => undefined)
}

/** Ends the session on this device; what was done is queued already. */
export function closeLiveSession(userId: string) {
  show(null)
  void deviceStore.dropSession(userId).catch(() => undefined)
}

const bodyOf = ({ title, startedAt }: LiveSession, endedAt: string | null) => ({
  title,
  startedAt,
  endedAt,
  note: null,
})

/** Queues a row as it is now: its values while it is done, else its removal. */
export function sendSet(next: LiveSession, key: string, id: string) {
  const now = new Date()
  const set = newSetOf(next, key, id, now)
  return queue(next, {
    id,
    at: now.getTime(),
    session: { id: next.id, body: bodyOf(next, null) },
    change: set ? { kind: 'set', set } : { kind: 'removal' },
  })
}

/** Queues the end of a session, which logs it as an activity. */
export function sendFinish(next: LiveSession) {
  const now = new Date()
  const duration = Math.max(1, Math.round((now.getTime() - Date.parse(next.startedAt)) / 1000))
  const done = doneSets(next)
  const active = done.reduce((sum, { seconds }) => sum + (seconds ?? usualSetSeconds), 0)
  return queue(next, {
    id: next.id,
    at: now.getTime(),
    session: { id: next.id, body: bodyOf(next, now.toISOString()) },
    change: {
      kind: 'finish',
      workout: {
        id: next.id,
        title: next.title,
        workoutType: 'strength',
        startTime: next.startedAt,
        duration: Math.min(duration, longest),
        activeSeconds: Math.min(active, duration, longest),
        exercises: next.exercises.flatMap(({ exerciseId, name, sets }) => {
          const setsDone = Math.min(mostSetsDone, sets.filter(({ doneAt }) => doneAt).length)
          return setsDone ? [{ exerciseId, name, setsDone, rpe: null }] : []
        }),
      },
    },
  })
}

/** Seconds of a counted set, with the way to the bar. */
const usualSetSeconds = 40
/** Bounds of a logged workout. */
const longest = 48 * 3600
const mostSetsDone = 20

async function queue(
  { userId }: LiveSession,
  change: Omit<Parameters<typeof deviceStore.keepChange>[0], 'userId' | 'state'>,
) {
  await deviceStore.keepChange({ ...change, userId, state: 'waiting' })
  await refreshWaiting(userId)
  await sendWaiting(userId)
}
