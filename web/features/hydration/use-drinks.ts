import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DrinkLog, listDrinks, listTodaysDrinks } from '#contract/hydration/hydration.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { answeredAt } from '#web/device/seen/seen-answers.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import { useWithUnsent } from '#web/features/offline/use-with-unsent.ts'
import { read } from '#web/http/query-client.ts'
import { drinkWrites } from './drink-cache.ts'
import { useUnsentDrinks } from './use-unsent-drinks.ts'

/** Milliseconds between refetches of today's drinks. */
export const drinksEvery = 5000
/** Milliseconds between refetches of the day's sums, and their stale time. */
export const statsEvery = 30_000
export const statsFresh = 15_000

/** Drinks of `day`, newest first. Today's are refetched every 5 s and not cached; other days' on mount. */
export function useDrinks(day: string, today: string) {
  const queries = useQueryClient()
  const unsent = useUnsentDrinks()
  const isToday = day === today
  const todays = useQuery({
    ...read(listTodaysDrinks),
    enabled: isToday,
    staleTime: 0,
    gcTime: 0,
    // A refetch during a mutation would undo its optimistic update for a moment.
    refetchInterval: () => queries.isMutating({ mutationKey: drinkWrites }) === 0 && drinksEvery,
  })
  const ofDayQuery = read(listDrinks, { query: { date: day } })
  const ofDay = useQuery({
    ...ofDayQuery,
    enabled: !isToday,
    refetchOnMount: 'always',
    retry: 1,
  })
  const asked = isToday ? todays : ofDay
  const key = read(listTodaysDrinks).queryKey
  const mine = unsent.ofDay(day, answeredAt(isToday ? key : ofDayQuery.queryKey, asked))
  // Queued drinks are shown even without an answer of the server.
  const data: Shown<DrinkLog>[] | null | undefined =
    asked.data || (mine.length && asked.isError) ? [...mine, ...(asked.data ?? [])] : asked.data
  return { ...asked, data }
}

/** The day's sums and goals for the hydration card. */
export function useHydrationStats(day: string) {
  const query = read(getDashboardStats, { query: { date: day } })
  const stats = useQuery({
    ...query,
    refetchInterval: statsEvery,
    staleTime: statsFresh,
  })
  return useWithUnsent(query.queryKey, stats)
}
