import {
  type Activity,
  getActivityStats,
  listRecentActivities,
  listRecords,
  logActivity,
} from '#contract/activities/activities.ts'
import { getGoals } from '#contract/goals.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { dayIn } from '#contract/measures/day.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { newId } from '#web/http/random.ts'

export type ActivityBody = Input<typeof logActivity>['body']

/** Queries that depend on activities. */
export const activityPaths = [
  listRecentActivities,
  getActivityStats,
  listRecords,
  getGoals,
  getDashboardStats,
].map(({ path }) => path)

/** Logs an activity; offline it is queued on this device, and the answer is undefined. */
export function useLogActivity() {
  const deliver = useDelivery()
  const { zone } = useToday()
  return async (body: ActivityBody, key: string): Promise<Activity | undefined> => {
    const shown = provisional(body, zone)
    const outcome = await deliver({
      kind: 'activity',
      endpoint: logActivity,
      body,
      shown,
      key,
      changes: activityPaths,
    })
    return outcome === 'kept' ? undefined : (outcome.answer ?? shown)
  }
}

/** The expected activity, from what the client knows. */
function provisional(body: ActivityBody, zone: string): Activity {
  const start = new Date(body.startTime)
  return {
    id: newId(),
    activityType: body.activityType,
    duration: body.duration,
    startTime: body.startTime,
    endTime: new Date(start.getTime() + body.duration * 1000).toISOString(),
    movingTime: null,
    distance: body.distance ?? null,
    pace: body.pace ?? null,
    speed: body.speed ?? null,
    averageSpeed: null,
    caloriesBurned: body.caloriesBurned ?? null,
    elevation: body.elevation ?? null,
    avgHeartRate: body.avgHeartRate ?? null,
    maxHeartRate: body.maxHeartRate ?? null,
    notes: body.notes ?? null,
    routeName: body.routeName ?? null,
    weather: body.weather || null,
    temperature: body.temperature ?? null,
    source: 'manual',
    hasRoute: false,
    golf: null,
    day: dayIn(zone, start),
    createdAt: new Date().toISOString(),
  }
}
