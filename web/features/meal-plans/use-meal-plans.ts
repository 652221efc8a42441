import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getMealPlan, getShoppingList, listMealPlans, type MealPlan } from '#contract/meal-plans.ts'
import { isGone } from '#web/http/api-error.ts'
import { read } from '#web/http/query-client.ts'

const plansQuery = read(listMealPlans, { query: { limit: 50 } })
const planQuery = (id: string) => read(getMealPlan, { params: { id } })
export const shoppingQuery = (id: string) => read(getShoppingList, { params: { id } })

/** The plan with that id, or the newest; `plans` are all. */
export function useMealPlan(wanted: string | null) {
  const plans = useQuery({ ...plansQuery, refetchOnMount: 'always', retry: 1 })
  const newest = plans.data?.[0]?.id
  const asked = useQuery({ ...planQuery(wanted ?? ''), enabled: wanted !== null, retry: retryPlan })
  // The plan in the address may have been removed.
  const isRemoved = wanted !== null && isGone(asked.error)
  const id = wanted === null || isRemoved ? newest : wanted
  const plan = useQuery({
    ...planQuery(id ?? ''),
    enabled: id !== undefined,
    refetchOnMount: 'always',
    retry: retryPlan,
  })
  return { plans, plan, isRemoved, isEmpty: plans.data?.length === 0 }
}

const retryPlan = (failures: number, error: unknown) => failures < 1 && !isGone(error)

export function useShoppingList(id: string) {
  return useQuery({ ...shoppingQuery(id), refetchOnMount: 'always', retry: 1 })
}

/** Stores the answer in the cache and refetches dependent queries. */
export function showPlan(queries: QueryClient, plan: MealPlan) {
  queries.setQueryData(planQuery(plan.id).queryKey, plan)
  return Promise.all([
    queries.invalidateQueries({ queryKey: [listMealPlans.path] }),
    queries.invalidateQueries({ queryKey: shoppingQuery(plan.id).queryKey }),
  ])
}

export function refreshPlan(queries: QueryClient, id: string) {
  return queries.invalidateQueries({ queryKey: planQuery(id).queryKey })
}

export const refreshPlans = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: plansQuery.queryKey })

export function forgetPlan(queries: QueryClient, id: string) {
  const { queryKey } = plansQuery
  queries.setQueryData(queryKey, (plans) => plans?.filter((plan) => plan.id !== id))
  return queries.invalidateQueries({ queryKey })
}
