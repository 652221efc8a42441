import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { liveWorkout, onLiveWorkout, openLiveWorkout } from './live-store.ts'

/** The running workout on this device: undefined while loading, null without one. */
export function useLiveWorkout() {
  const userId = useUser().user?.id
  useEffect(() => {
    if (userId) void openLiveWorkout(userId)
  }, [userId])
  const workout = useSyncExternalStore(onLiveWorkout, liveWorkout)
  return workout && workout.userId !== userId ? null : workout
}
