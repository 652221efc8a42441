import { keepLiveWorkout } from './live-store.ts'
import type { LiveWorkout } from './live-workout.ts'
import { useLastSets } from './use-last-sets.ts'

/** Begins a workout on this device and shows what was lifted last time beside its sets. */
export function useBeginWorkout() {
  const readLast = useLastSets()
  return (next: LiveWorkout) => {
    keepLiveWorkout(next)
    void readLast(next.id, next.exercises)
  }
}
