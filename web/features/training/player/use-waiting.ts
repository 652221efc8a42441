import { useEffect, useSyncExternalStore } from 'react'
import { onWaiting, refreshWaiting, waiting } from './outbox.ts'

/** The finished workouts that only this device has. */
export function useWaiting(userId: string | undefined) {
  useEffect(() => {
    if (userId) void refreshWaiting(userId)
  }, [userId])
  return useSyncExternalStore(onWaiting, waiting)
}
