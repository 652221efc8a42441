import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getDashboardStats } from '#contract/http/first-calls.ts'
import { getNutrientPanel } from '#contract/nutrition/nutrient-panel.ts'
import { listSupplements } from '#contract/supplements.ts'
import { read } from '#web/http/query-client.ts'

export const ofDay = (date: string) => read(listSupplements, { query: { date } })

/** The person's supplements with the doses of `day`. */
export const useDaySupplements = (day: string) =>
  useQuery({ ...ofDay(day), retry: 1, refetchOnMount: 'always' })

/** Refetches the supplements and what counts them. */
export function refreshSupplements(queries: QueryClient) {
  const paths = [listSupplements.path, getNutrientPanel.path, getDashboardStats.path]
  return Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })))
}
