import type { QueryClient } from '@tanstack/react-query'
import { getDashboardStats, listDrinks, listTodaysDrinks } from '#contract/http/first-calls.ts'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { read } from '#web/http/query-client.ts'
import { withDrink } from './stats-with-drink.ts'

/** Marks every change of drinks, so that polling waits while one is under way. */
export const drinkWrites = ['drinks', 'write'] as const

/** What a drink changes. */
export const drinkPaths = [listTodaysDrinks.path, listDrinks.path, getDashboardStats.path]

/** Stops reads that were asked before a change and would bring back what was. */
export function holdReads(queries: QueryClient) {
  return Promise.all(drinkPaths.map((path) => queries.cancelQueries({ queryKey: [path] })))
}

/** Takes a drink out of its day's list and its day's sums. */
export function hideDrink(queries: QueryClient, drink: DrinkLog, today: string) {
  changeLists(queries, drink.targetDate, today, (drinks) => drinks.filter(({ id }) => id !== drink.id))
  queries.setQueriesData<DashboardStats | null>({ queryKey: [getDashboardStats.path] }, (stats) =>
    stats?.date === drink.targetDate ? withDrink(stats, drink, -1) : stats,
  )
}

/** Asks the server again, after the last of several changes. */
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
