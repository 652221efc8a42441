import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type FoundMeals, searchMeals } from '#contract/nutrition/meal-search.ts'
import { isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'

const nothing: FoundMeals = { days: null, logs: [], next: null }

/** Matching meals of the whole diary, by pages; disabled without a text. */
export function useMealSearch(q: string) {
  return useInfiniteQuery({
    queryKey: [searchMeals.path, q],
    enabled: q !== '',
    initialPageParam: undefined as string | undefined,
    async queryFn({ pageParam: cursor, signal }) {
      try {
        return await call(searchMeals, { query: { q, cursor }, signal })
      } catch (error) {
        if (isSignedOut(error)) return nothing
        throw error
      }
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Entries may have changed since.
    staleTime: 0,
  })
}
