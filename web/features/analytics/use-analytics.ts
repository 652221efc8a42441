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

/** Refetched every 30 s, in the background too, and on mount once older than 15 s. */
const fresh = {
  refetchInterval: 30_000,
  refetchIntervalInBackground: true,
  refetchOnMount: true,
  staleTime: 15_000,
} as const

export function useAnalyticsStats() {
  return useQuery({ ...read(getDashboardStats), refetchOnMount: 'always', refetchInterval: 60_000 })
}

/** Keeps the previous period's answer until the new one arrives. */
export function useNutritionAnalytics(period: AnalyticsPeriod) {
  return useQuery({
    ...read(getNutritionAnalytics, { query: { period } }),
    ...fresh,
    placeholderData: keepPreviousData,
  })
}

/** This week's nutrition, in any period. */
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

/** Pro analytics; requested only if the plan includes them. */
export function useAdvancedAnalytics(enabled: boolean) {
  return useQuery({ ...read(getAdvancedAnalytics), enabled, refetchOnMount: 'always', staleTime: 60_000 })
}

/** Zoom level of a few streets, precise enough for a small drawing. */
const streetZoom = 14

/** The routes of several activities. */
export function useRoutes(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => read(getActivityRoute, { params: { id }, query: { zoom: streetZoom } })),
  })
}
