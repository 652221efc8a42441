import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type GeneratedSchedule,
  getSchedule,
  listSchedules,
  type SavedSchedule,
} from '#contract/training/schedules.ts'
import { read } from '#web/http/query-client.ts'

const listQuery = read(listSchedules, { query: { limit: 50 } })
const scheduleQuery = (id: string) => read(getSchedule, { params: { id } })

export function useSchedules() {
  return useQuery({ ...listQuery, refetchOnMount: 'always', retry: 1 })
}

export function useSchedule(id: string) {
  return useQuery({ ...scheduleQuery(id), refetchOnMount: 'always' })
}

/** Stores the answer in the cache and refetches the list. */
export function showSchedule(queries: QueryClient, saved: SavedSchedule) {
  queries.setQueryData(scheduleQuery(saved.id).queryKey, saved)
  return refreshSchedules(queries)
}

export const refreshSchedules = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: listQuery.queryKey })

export function forgetSchedule(queries: QueryClient, id: string) {
  queries.setQueryData(listQuery.queryKey, (all) => all?.filter((one) => one.id !== id))
  return refreshSchedules(queries)
}

const generatedKey = ['schedule not saved yet']

/** The last generated schedule; kept across tabs. */
export function useGenerated() {
  const { data } = useQuery<GeneratedSchedule | null>({
    queryKey: generatedKey,
    queryFn: () => null,
    enabled: false,
  })
  return data ?? undefined
}

export function keepGenerated(queries: QueryClient, generated: GeneratedSchedule | null) {
  queries.setQueryData(generatedKey, generated)
}
