import { getActivityStats, listRecentActivities, listRecords } from '#contract/activities/activities.ts'
import { getGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { queryClient } from '#web/http/query-client.ts'

/** Refetches all queries that depend on activities. */
export function refreshActivities() {
  for (const { path } of [listRecentActivities, getActivityStats, listRecords, getGoals, getDashboardStats])
    void queryClient.invalidateQueries({ queryKey: [path] })
}
