import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GeneratedWorkout } from '#contract/training/workouts.ts'

/** A generated workout, and its id once saved. */
export type Generated = { made: GeneratedWorkout; savedId: string | undefined }
const queryKey = ['generated-workout'] as const

/** The last generated workout; kept across tabs, lost on reload. */
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
    /** Marks `made` as saved, unless another workout has replaced it. */
    markSaved: (made: GeneratedWorkout, savedId: string) =>
      queries.setQueryData<Generated | null>(queryKey, (now) =>
        now?.made === made ? { made, savedId } : now,
      ),
    forget: () => set(null),
  }
}
