import type { QueryClient } from '@tanstack/react-query'
import { getDashboardStats, listDrinks, listTodaysDrinks } from '#contract/http/first-calls.ts'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { read } from '#web/http/query-client.ts'
import { withDrink } from './stats-with-drink.ts'

/** Key of all drink mutations: polling is paused while one runs. */
export const drinkWrites = ['drinks', 'write'] as const

/** Queries that depend on drinks. */
export const drinkPaths = [listTodaysDrinks.path, listDrinks.path, getDashboardStats.path]

/** Cancels reads in flight, which would overwrite an optimistic update. */
export function holdReads(queries: QueryClient) {
  return Promise.all(drinkPaths.map((path) => queries.cancelQueries({ queryKey: [path] })))
}

/** Removes a drink from the cached list and sums of its day. */
export function hideDrink(queries: QueryClient, drink: DrinkLog, today: string) {
  changeLists(queries, drink.targetDate, today, (drinks) => drinks.filter(({ id }) => id !== drink.id))
  queries.setQueriesData<DashboardStats | null>({ queryKey: [getDashboardStats.path] }, (stats) =>
    stats?.date === drink.targetDate ? withDrink(stats, drink, -1) : stats,
  )
}

/** Refetches after the last of several mutations. */
export function refreshDrinks(queries: QueryClient) {
  if (queries.isMutating({ mutationKey: drinkWrites }) > 1) return
  return Promise.all(drinkPaths.map((path) => queries.invalidateQueries({ queryKey: [path] })))
}

function changeLists(
  queries: QueryClient,
  date: string,
  today: string,
  change: (drinks: DrinkLog[]) => DrinkLog[],
) {
  const changed = (drinks: DrinkLog[] | null | undefined) => drinks && change(drinks)
  queries.setQueryData(read(listDrinks, { query: { date } }).queryKey, changed)
  if (date === today) queries.setQueryData(read(listTodaysDrinks).queryKey, changed)
}
