import { useUser } from '#web/features/access/use-user.ts'
import { WaitingList } from '#web/ui/feedback/waiting-list.tsx'
import { formatDay, formatTime } from '#web/ui/measures/format.ts'
import { deviceStore } from './device-store.ts'
import { refreshWaiting, sendWaiting } from './outbox.ts'
import { useWaiting } from './use-waiting.ts'
import { words } from './words.ts'

/** Finished workouts that are not logged yet; renders nothing without any. */
export function UnloggedWorkouts() {
  const userId = useUser().user?.id
  const list = useWaiting(userId)
  if (!userId || list.length === 0) return null
  return (
    <WaitingList
      words={words}
      list={list.map(({ id, state, reason, body: { title, startTime } }) => ({
        id,
        entry: words.waitingEntry(title, formatDay(startTime), formatTime(startTime)),
        refused: state === 'refused' ? words.refused(reason ?? '') : undefined,
      }))}
      send={() => sendWaiting(userId)}
      remove={async (id) => {
        await deviceStore.dropCompletion(id)
        await refreshWaiting(userId)
      }}
    />
  )
}
