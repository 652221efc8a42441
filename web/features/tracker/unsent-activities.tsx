import { useEffect } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { WaitingList } from '#web/ui/feedback/waiting-list.tsx'
import { formatDay, formatTime } from '#web/ui/measures/format.ts'
import { deviceStore } from './recording/device-store.ts'
import { refreshWaiting, sendWaiting } from './recording/outbox.ts'
import { useWaiting } from './recording/use-recorder.ts'
import { words } from './words.ts'

/** Finished activities that are queued on this device. */
export function UnsentActivities() {
  const userId = useUser().user?.id
  const list = useWaiting()
  useEffect(() => {
    if (userId) void refreshWaiting(userId)
  }, [userId])
  if (!userId || list.length === 0) return null
  return (
    <div className="mx-auto w-full max-w-2xl">
      <WaitingList
        words={{ ...words, remove: words.delete }}
        list={list.map(({ id, startedAt, activityType, state, reason }) => {
          const began = new Date(startedAt).toISOString()
          return {
            id,
            entry: words.waitingEntry(words.types[activityType], formatDay(began), formatTime(began)),
            refused: state === 'refused' ? words.refused(reason ?? '') : undefined,
          }
        })}
        send={() => sendWaiting(userId)}
        remove={async (id) => {
          await deviceStore.drop(id)
          await refreshWaiting(userId)
        }}
      />
    </div>
  )
}
