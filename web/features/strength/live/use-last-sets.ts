import { useQueryClient } from '@tanstack/react-query'
import { getLastSets } from '#contract/strength/sets.ts'
import { read } from '#web/http/query-client.ts'
import { newId } from '#web/http/random.ts'
import { usePreferences } from '../use-preferences.ts'
import { toKilograms, weightStep } from '../weights.ts'
import { keepLiveWorkout, liveWorkout } from './live-store.ts'
import { type LiveExercise, withLast } from './live-workout.ts'

/**
 * Reads what was lifted last time of exercises and shows it in the running workout; without a network what was seen of
 * them last.
 */
export function useLastSets() {
  const queries = useQueryClient()
  const { unit } = usePreferences()
  const step = toKilograms(weightStep[unit], unit)
  return async (workoutId: string, exercises: readonly Pick<LiveExercise, 'key' | 'exerciseId'>[]) => {
    if (!exercises.length) return
    const ids = [...new Set(exercises.map(({ exerciseId }) => exerciseId))].sort()
    // Not told which workout runs, so that the answer is found again without a network.
    const query = { exercises: ids.join(',') }
    const last = await queries.fetchQuery({ ...read(getLastSets, { query }), staleTime: 0 }).catch(() => null)
    const workout = liveWorkout()
    if (!last || workout?.id !== workoutId) return
    const keys = new Set(exercises.map(({ key }) => key))
    keepLiveWorkout({
      ...workout,
      exercises: workout.exercises.map((one) => {
        const known = last.find(({ exerciseId }) => exerciseId === one.exerciseId)
        // Sets of the running workout are not last time's.
        if (!keys.has(one.key) || !known || known.sets[0]?.workoutId === workoutId) return one
        return withLast(one, known, newId, step)
      }),
    })
  }
}
