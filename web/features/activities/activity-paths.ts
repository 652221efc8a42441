import { getActivityStats, listRecentActivities, listRecords } from '#contract/activities/activities.ts'
import { getGoals } from '#contract/goals.ts'
import { getDashboardStats } from '#contract/insights.ts'

/** Queries that depend on activities. */
export const activityPaths = [
  listRecentActivities,
  getActivityStats,
  listRecords,
  getGoals,
  getDashboardStats,
].map(({ path }) => path)
