import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { WaitingList } from '#web/ui/feedback/waiting-list.tsx'
import { deviceStore, type KeptChange } from './live/device-store.ts'
import { onWaiting, refreshWaiting, sendWaiting, waiting } from './live/outbox.ts'
import { usePreferences } from './use-preferences.ts'
import { formatSet, type WeightUnit } from './weights.ts'
import { words } from './words.ts'

/** Changes that the server does not have yet; nothing where there are none. */
export function UnsentSets() {
  const userId = useUser().user?.id
  const { unit } = usePreferences()
  useEffect(() => {
    if (userId) void refreshWaiting(userId)
  }, [userId])
  const list = useSyncExternalStore(onWaiting, waiting)
  if (!userId || list.length === 0) return null
  return (
    <WaitingList
      words={words}
      list={list.map((kept) => ({
        id: kept.id,
        entry: entryOf(kept, unit),
        refused: kept.state === 'refused' ? words.refused(kept.reason ?? '') : undefined,
      }))}
      send={() => sendWaiting(userId)}
      remove={async (id) => {
        await deviceStore.dropChange(id)
        await refreshWaiting(userId)
      }}
    />
  )
}

function entryOf({ change, workout }: KeptChange, unit: WeightUnit): string {
  if (change.kind === 'removal') return words.removal
  if (change.kind === 'finish') return words.finishing(workout.name)
  if (change.kind === 'resume') return words.resuming(workout.name)
  if (change.kind === 'details') return words.describing(workout.name)
  return `${change.set.exerciseName}: ${formatSet(change.set, unit)}`
}
