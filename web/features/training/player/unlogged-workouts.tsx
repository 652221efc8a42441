import { QueueList } from '#web/device/queue-list.tsx'
import { useUser } from '#web/features/access/use-user.ts'
import { formatDay, formatTime } from '#web/ui/measures/format.ts'
import { completionQueue } from './completion-queue.ts'
import { words } from './words.ts'

/** Finished workouts that are not logged yet; renders nothing without any. */
export function UnloggedWorkouts() {
  const userId = useUser().user?.id
  return (
    <QueueList
      queue={completionQueue}
      userId={userId}
      words={words}
      nameOf={({ body: { title, startTime } }) =>
        words.waitingEntry(title, formatDay(startTime), formatTime(startTime))
      }
    />
  )
}
