import type { DashboardStats } from '#contract/insights.ts'
import { answeredAt } from '#web/device/seen/seen-answers.ts'
import { useUnsentDrinks } from '#web/features/hydration/use-unsent-drinks.ts'
import { useUnsentMeals } from '#web/features/nutrition/day/list/use-unsent-meals.ts'

type Query = { data: DashboardStats | null | undefined; dataUpdatedAt: number }

/** A day's stats query, plus the queued entries of that day. */
export function useWithUnsent<Q extends Query>(queryKey: readonly unknown[], query: Q): Q {
  const drinks = useUnsentDrinks()
  const meals = useUnsentMeals()
  const { data } = query
  if (!data) return query
  const at = answeredAt(queryKey, query)
  return { ...query, data: meals.count(drinks.count(data, at), at) }
}
