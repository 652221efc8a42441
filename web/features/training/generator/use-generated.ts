import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GeneratedWorkout } from '#contract/training/workouts.ts'

/** A workout that was generated, and its id once it is in the library. */
export type Generated = { made: GeneratedWorkout; savedId: string | undefined }
const queryKey = ['generated-workout'] as const

/** The workout generated last; it outlives a look at another tab, and nothing but this page. */
export function useGenerated() {
  const queries = useQueryClient()
  const { data } = useQuery<Generated | null>({
    queryKey,
    enabled: false,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const set = (next: Generated | null) => queries.setQueryData<Generated | null>(queryKey, next)
  return {
    generated: data,
    show: (made: GeneratedWorkout) => set({ made, savedId: undefined }),
    /** Says that `made` is saved; does nothing where another one has taken its place meanwhile. */
    markSaved: (made: GeneratedWorkout, savedId: string) =>
      queries.setQueryData<Generated | null>(queryKey, (now) =>
        now?.made === made ? { made, savedId } : now,
      ),
    forget: () => set(null),
  }
}
