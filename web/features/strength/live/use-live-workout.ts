import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { keepLiveWorkout, liveWorkout, onLiveWorkout, openLiveWorkout } from './live-store.ts'
import type { LiveWorkout } from './live-workout.ts'
import { useLastSets } from './use-last-sets.ts'

/** The running workout on this device: undefined while loading, null without one. */
export function useLiveWorkout() {
  const userId = useUser().user?.id
  useEffect(() => {
    if (userId) void openLiveWorkout(userId)
  }, [userId])
  const workout = useSyncExternalStore(onLiveWorkout, liveWorkout)
  return workout && workout.userId !== userId ? null : workout
}

/** Begins a workout on this device and shows what was lifted last time beside its sets. */
export function useBeginWorkout() {
  const readLast = useLastSets()
  return (next: LiveWorkout) => {
    keepLiveWorkout(next)
    void readLast(next.id, next.exercises)
  }
}
