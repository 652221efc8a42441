import { QueueList } from '#web/device/queue-list.tsx'
import { useUser } from '#web/features/access/use-user.ts'
import { formatDay, formatTime } from '#web/ui/measures/format.ts'
import { recordingQueue } from './recording/recording-queue.ts'
import { words } from './words.ts'

/** Finished activities that are queued on this device. */
export function UnsentActivities() {
  const userId = useUser().user?.id
  return (
    <div className="mx-auto w-full max-w-2xl empty:hidden">
      <QueueList
        queue={recordingQueue}
        userId={userId}
        words={{ ...words, remove: words.delete }}
        nameOf={({ startedAt, activityType }) => {
          const began = new Date(startedAt).toISOString()
          return words.waitingEntry(words.types[activityType], formatDay(began), formatTime(began))
        }}
      />
    </div>
  )
}
