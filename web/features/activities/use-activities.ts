import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  type Activity,
  type ActivityType,
  getActivity,
  getActivityStats,
  listRecentActivities,
  listRecords,
  removeActivity,
} from '#contract/activities/activities.ts'
import { getGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { answeredAt } from '#web/device/seen/seen-answers.ts'
import { isMissing, type Shown, useUnsent } from '#web/features/offline/use-unsent.ts'
import { ApiError } from '#web/http/api-error.ts'
import { call, pathOf } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { nextCursorOf } from '#web/http/read-pages.ts'
import { request } from '#web/http/request.ts'
import { undoBy } from '#web/http/undo.ts'

/** Queries that depend on activities. */
export const activityPaths = [
  listRecentActivities,
  getActivityStats,
  listRecords,
  getGoals,
  getDashboardStats,
].map(({ path }) => path)

/** Milliseconds between refetches of the list and the totals. */
export const activitiesEvery = 30_000
const tries = 2

/** The newest activities, for the log's side list. */
export function useRecentActivities(limit: number) {
  const query = read(listRecentActivities, { query: { limit } })
  const asked = useQuery({
    ...query,
    refetchInterval: activitiesEvery,
    refetchOnMount: 'always',
    retry: tries,
  })
  const mine = useUnsentActivities(answeredAt(query.queryKey, asked))
  // Queued activities are shown even without an answer of the server.
  const data: Shown<Activity>[] | null | undefined =
    asked.data || (mine.length && asked.isError) ? [...mine, ...(asked.data ?? [])] : asked.data
  return { ...asked, data }
}

export function useActivityStats() {
  return useQuery({
    ...read(getActivityStats),
    refetchInterval: activitiesEvery,
    refetchOnMount: 'always',
    retry: tries,
  })
}

export type HistoryFilter = { type?: ActivityType; from?: string; to?: string }
type Page = { activities: Activity[]; next: string | undefined }

/** All activities by pages, newest first, by the `Link` header. */
export function useActivityHistory(filter: HistoryFilter) {
  return useInfiniteQuery({
    queryKey: [listRecentActivities.path, 'history', filter],
    initialPageParam: undefined as string | undefined,
    async queryFn({ pageParam, signal }): Promise<Page> {
      const query = { limit: 20, ...filter, ...(pageParam && { cursor: pageParam }) }
      try {
        const answer = await request('GET', pathOf(listRecentActivities, undefined, query), undefined, {
          signal,
        })
        return { activities: await answer.json(), next: nextCursorOf(answer) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return { activities: [], next: undefined }
        throw error
      }
    },
    getNextPageParam: (last) => last.next,
    refetchInterval: activitiesEvery,
    refetchOnMount: 'always',
  })
}

export function useActivity(id: string, isSaved = true) {
  return useQuery({ ...read(getActivity, { params: { id } }), refetchOnMount: 'always', enabled: isSaved })
}

export function useRecords(type: ActivityType) {
  return useQuery({ ...read(listRecords, { query: { type } }), refetchOnMount: 'always' })
}

/** Refetches all that depends on activities: lists, totals, records, goals, dashboard. */
export function refreshActivities(queries: QueryClient) {
  return Promise.all(activityPaths.map((path) => queries.invalidateQueries({ queryKey: [path] })))
}

/** The action of a toast that takes a logged activity back; `after` follows its removal. */
export const undoLogged = (queries: QueryClient, id: string, after?: () => unknown) =>
  undoBy(async () => {
    await call(removeActivity, { params: { id } })
    await Promise.all([refreshActivities(queries), after?.()])
  })

/** Queued activities, newest first, without those that a list fetched at `updatedAt` contains. */
function useUnsentActivities(updatedAt: number) {
  return useUnsent<Activity>(['activity'])
    .filter(({ unsent }) => unsent?.state === 'refused' || isMissing(unsent, updatedAt))
    .reverse()
}
