import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { getActivityRoute } from '#contract/activities/activities.ts'
import {
  type AnalyticsPeriod,
  getAdvancedAnalytics,
  getNutritionAnalytics,
  getTrainingAnalytics,
  listDetailedLogs,
} from '#contract/analytics.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { read } from '#web/http/query-client.ts'

/** Every half minute, seen or not; older than a quarter of one, it is asked for when a screen opens. */
const fresh = {
  refetchInterval: 30_000,
  refetchIntervalInBackground: true,
  refetchOnMount: true,
  staleTime: 15_000,
} as const

export function useAnalyticsStats() {
  return useQuery({ ...read(getDashboardStats), refetchOnMount: 'always', refetchInterval: 60_000 })
}

/** The period before stays in sight until the new one is there. */
export function useNutritionAnalytics(period: AnalyticsPeriod) {
  return useQuery({
    ...read(getNutritionAnalytics, { query: { period } }),
    ...fresh,
    placeholderData: keepPreviousData,
  })
}

/** What was eaten this week, whichever period is shown. */
export function useWeekLogs() {
  return useQuery({
    ...read(listDetailedLogs, { query: { period: 'week', include_analysis: 'true' } }),
    ...fresh,
  })
}

export function useTrainingAnalytics(period: AnalyticsPeriod) {
  return useQuery({
    ...read(getTrainingAnalytics, { query: { period } }),
    ...fresh,
    placeholderData: keepPreviousData,
  })
}

/** What only Pro has; asked for only where the plan holds it. */
export function useAdvancedAnalytics(enabled: boolean) {
  return useQuery({ ...read(getAdvancedAnalytics), enabled, refetchOnMount: 'always', staleTime: 60_000 })
}

/** Zoom of a few streets, which is as fine as a small drawing shows. */
const streetZoom = 14

/** The ways of several activities. */
export function useRoutes(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => read(getActivityRoute, { params: { id }, query: { zoom: streetZoom } })),
  })
}
