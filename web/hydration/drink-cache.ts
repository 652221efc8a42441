import type { QueryClient } from '@tanstack/react-query'
import { type DrinkLog, listDrinks, listTodaysDrinks } from '#contract/hydration.ts'
import { type DashboardStats, getDashboardStats } from '#contract/insights.ts'
import { read } from '#web/http/query-client.ts'
import { withDrink } from './stats-with-drink.ts'

/** Marks every change of drinks, so that polling waits while one is under way. */
export const drinkWrites = ['drinks', 'write'] as const

const paths = [listTodaysDrinks.path, listDrinks.path, getDashboardStats.path]

/** Stops reads that were asked before a change and would bring back what was. */
export function holdReads(queries: QueryClient) {
  return Promise.all(paths.map((path) => queries.cancelQueries({ queryKey: [path] })))
}

/** Puts a drink on top of its day's list and into its day's sums. */
export function showDrink(queries: QueryClient, drink: DrinkLog, today: string) {
  changeLists(queries, drink.targetDate, today, (drinks) => [drink, ...drinks])
  changeStats(queries, drink, 1)
}

/** Takes a drink out again. */
export function hideDrink(queries: QueryClient, drink: DrinkLog, today: string) {
  changeLists(queries, drink.targetDate, today, (drinks) => drinks.filter(({ id }) => id !== drink.id))
  changeStats(queries, drink, -1)
}

/** Once the server has answered: the drink keeps its place under its real id. */
export function settleDrink(queries: QueryClient, provisional: DrinkLog, real: DrinkLog, today: string) {
  changeLists(queries, real.targetDate, today, (drinks) =>
    drinks.map((drink) => (drink.id === provisional.id ? real : drink)),
  )
}

/** Asks the server again, after the last of several changes. */
export function refreshDrinks(queries: QueryClient) {
  if (queries.isMutating({ mutationKey: drinkWrites }) > 1) return
  return Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })))
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

function changeStats(queries: QueryClient, drink: DrinkLog, times: 1 | -1) {
  queries.setQueriesData<DashboardStats | null>({ queryKey: [getDashboardStats.path] }, (stats) =>
    stats?.date === drink.targetDate ? withDrink(stats, drink, times) : stats,
  )
}
