import { getActivityStats, listRecentActivities, listRecords } from '#contract/activities/activities.ts'
import { getGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { listSchedules } from '#contract/training/schedules.ts'
import { sessionsHereKey } from '#web/device/store-registry.ts'
import { queryClient } from '#web/http/query-client.ts'

/** Refetches all queries that depend on activities, schedules by what they did included. */
export function refreshActivities() {
  for (const { path } of [listRecentActivities, getActivityStats, listRecords, getGoals, getDashboardStats])
    void queryClient.invalidateQueries({ queryKey: [path] })
  void queryClient.invalidateQueries({ queryKey: [sessionsHereKey] })
  // Queries of single schedules begin with the same path.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(listSchedules.path),
  })
}
