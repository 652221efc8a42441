import { QueueList } from '#web/device/queue-list.tsx'
import { useUser } from '#web/features/access/use-user.ts'
import type { KeptChange } from './live/device-store.ts'
import { setQueue } from './live/set-queue.ts'
import { usePreferences } from './use-preferences.ts'
import { formatSet, type WeightUnit } from './weights.ts'
import { words } from './words.ts'

/** Changes that the server does not have yet; nothing where there are none. */
export function UnsentSets() {
  const userId = useUser().user?.id
  const { unit } = usePreferences()
  return <QueueList queue={setQueue} userId={userId} words={words} nameOf={(kept) => nameOf(kept, unit)} />
}

function nameOf({ change, workout }: KeptChange, unit: WeightUnit): string {
  if (change.kind === 'removal') return words.removal
  if (change.kind === 'finish') return words.finishing(workout.name)
  if (change.kind === 'resume') return words.resuming(workout.name)
  if (change.kind === 'details') return words.describing(workout.name)
  return `${change.set.exerciseName}: ${formatSet(change.set, unit)}`
}
