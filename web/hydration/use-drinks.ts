import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listDrinks, listTodaysDrinks } from '#contract/hydration.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { read } from '#web/http/query-client.ts'
import { drinkWrites } from './drink-cache.ts'

/** Milliseconds between two looks at today's drinks. */
export const drinksEvery = 5000
/** Milliseconds between two looks at the day's sums, and how long they count as fresh. */
export const statsEvery = 30_000
export const statsFresh = 15_000

/** What was drunk on `day`, newest first. Today's are asked for every 5 s and not kept; other days' when opened. */
export function useDrinks(day: string, today: string) {
  const queries = useQueryClient()
  const isToday = day === today
  const todays = useQuery({
    ...read(listTodaysDrinks),
    enabled: isToday,
    staleTime: 0,
    gcTime: 0,
    // A look in the middle of a change would show the day without it for a moment.
    refetchInterval: () => queries.isMutating({ mutationKey: drinkWrites }) === 0 && drinksEvery,
  })
  const ofDay = useQuery({
    ...read(listDrinks, { query: { date: day } }),
    enabled: !isToday,
    refetchOnMount: 'always',
    retry: 1,
  })
  return isToday ? todays : ofDay
}

/** The day's sums and goals for the hydration card. */
export function useHydrationStats(day: string) {
  return useQuery({
    ...read(getDashboardStats, { query: { date: day } }),
    refetchInterval: statsEvery,
    staleTime: statsFresh,
  })
}
