import { changeActivity, getActivity, recordTrack, reopenSession } from '#contract/activities/activities.ts'
import { toColumns } from '#contract/activities/track/columns.ts'
import type { Position } from '#contract/activities/track/position.ts'
import { deviceQueue } from '#web/device/device-queue.ts'
import { isGone } from '#web/http/api-error.ts'
import { call, pathOf } from '#web/http/client.ts'
import { queryClient } from '#web/http/query-client.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshActivities } from '../refresh-activities.ts'
import { words } from '../words.ts'
import { type Details, deviceStore, type Kept } from './device-store.ts'

/** The details that the server has, by recording. */
const sent = new Map<string, Details | undefined>()

/** The finished activities that the server does not have yet. */
export const recordingQueue = deviceQueue<Kept>({
  unsentOf: async (userId) =>
    (await deviceStore.unsentOf(userId)).filter(({ state }) => state !== 'recording'),
  async upload(kept) {
    await upload(kept, (await deviceStore.blocksOf(kept.id)).flat())
    const details = await deviceStore.detailsOf(kept.id)
    if (details) await sendDetails(kept.userId, kept.id, details)
    sent.set(kept.id, details)
  },
  keep: deviceStore.keep,
  drop: deviceStore.drop,
  // Details that were added meanwhile are sent by the next pass.
  dropSent: ({ id }) => deviceStore.dropSent(id, sent.get(id)),
})

/** What became of the sessions that recordings of this visit were to do. */
const sessions = new Map<string, 'done' | 'gone'>()
export const sessionOf = (id: string) => sessions.get(id)

/** Recordings whose finish screen is open, which shows by itself what becomes of them. */
const onScreen = new Set<string>()
/** Leaves out the toast of a recording until the returned function is called. */
export function showFinish(id: string) {
  onScreen.add(id)
  return () => void onScreen.delete(id)
}

/** Uploads an activity, which does its session; its id makes a repetition harmless. */
export async function upload(kept: Kept, positions: Position[]) {
  const { id, userId, activityType, startedAt, pauses, laps, plan } = kept
  const endedAt = kept.endedAt ?? Date.now()
  const track = toColumns({ positions, beats: [], pauses, laps, startedAt, endedAt })
  const body = {
    ...{ id, activityType, track, caloriesBurned: kept.calories },
    ...(plan && { routeName: plan.title, session: plan.link }),
  }
  const { session } = await call(recordTrack, { body, idempotencyKey: id, forAccount: userId })
  if (session) sessions.set(id, session)
  if (!onScreen.has(id))
    toast({
      title: words.logged,
      description: !plan
        ? words.loggedText(words.types[activityType])
        : session === 'done'
          ? words.sessionDone(plan.title)
          : words.sessionGone(plan.title),
      action: plan && session === 'done' ? reopening(id, plan.title) : undefined,
    })
  refreshActivities()
}

/** Takes the tick of the session back; the activity stays. */
export const reopening = (id: string, title: string) =>
  undoBy(async () => {
    await call(reopenSession, { params: { id } })
    sessions.delete(id)
    toast({ title: words.sessionOpen(title) })
    refreshActivities()
  })

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
  if (await deviceStore.describe(id, details).catch(() => false)) return void recordingQueue.send(userId)
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
