import { useEffect, useSyncExternalStore } from 'react'
import { onWaiting, refreshWaiting, waiting } from './outbox.ts'

/** Finished workouts stored only on this device. */
export function useWaiting(userId: string | undefined) {
  useEffect(() => {
    if (userId) void refreshWaiting(userId)
  }, [userId])
  return useSyncExternalStore(onWaiting, waiting)
}
