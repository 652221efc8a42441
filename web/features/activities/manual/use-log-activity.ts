import { useQueryClient } from '@tanstack/react-query'
import { type Activity, logActivity } from '#contract/activities/activities.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { dayIn } from '#contract/measures/day.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { newId } from '#web/http/random.ts'
import { activityPaths, undoLogged } from '../use-activities.ts'

type Logged = { activity: Activity; undo: ReturnType<typeof undoLogged> | undefined }
export type ActivityBody = Input<typeof logActivity>['body']

/** Logs an activity; offline it is queued on this device, and the answer is undefined. `undo` takes a sent one back. */
export function useLogActivity() {
  const queries = useQueryClient()
  const deliver = useDelivery()
  const { zone } = useToday()
  return async (body: ActivityBody, key: string): Promise<Logged | undefined> => {
    const shown = provisional(body, zone)
    const outcome = await deliver({
      kind: 'activity',
      endpoint: logActivity,
      body,
      shown,
      key,
      changes: activityPaths,
    })
    if (outcome === 'kept') return undefined
    const { answer } = outcome
    return { activity: answer ?? shown, undo: answer && undoLogged(queries, answer.id) }
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
