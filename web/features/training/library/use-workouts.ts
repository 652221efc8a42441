import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getWorkout, listWorkouts, type SavedWorkout } from '#contract/training/workouts.ts'
import { refreshActivities } from '#web/features/activities/use-activities.ts'
import { ApiError } from '#web/http/api-error.ts'
import { pathOf } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { nextCursorOf } from '#web/http/read-pages.ts'
import { request } from '#web/http/request.ts'

type Page = { workouts: SavedWorkout[]; next: string | undefined }
const pageSize = 20
const libraryKey = [listWorkouts.path, 'library'] as const

/** A saved workout; null while signed out. */
export const workoutQuery = (id: string) => read(getWorkout, { params: { id } })

export function useWorkout(id: string) {
  return useQuery({ ...workoutQuery(id), refetchOnMount: 'always', retry: 1 })
}

/** The library by pages, newest first, by the `Link` header. */
export function useWorkouts() {
  return useInfiniteQuery({
    queryKey: libraryKey,
    initialPageParam: undefined as string | undefined,
    async queryFn({ pageParam, signal }): Promise<Page> {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) }
      try {
        const answer = await request('GET', pathOf(listWorkouts, undefined, query), undefined, { signal })
        return { workouts: await answer.json(), next: nextCursorOf(answer) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return { workouts: [], next: undefined }
        throw error
      }
    },
    getNextPageParam: (last) => last.next,
    refetchOnMount: 'always',
    retry: 1,
  })
}

/** Refetches the library and dependent lists. */
export function refreshWorkouts(queries: QueryClient) {
  return Promise.all([queries.invalidateQueries({ queryKey: libraryKey }), refreshActivities(queries)])
}

/** Removes a deleted workout from the cache. */
export function forgetWorkout(queries: QueryClient, id: string) {
  queries.removeQueries({ queryKey: workoutQuery(id).queryKey })
  return refreshWorkouts(queries)
}
