import { type Activity, getActivityPhoto } from '#contract/activities/activities.ts'
import type { Share } from '#server/features/insights/service.ts'
import type { ActivityRow } from './store.ts'

/** Converts a row to the contract's activity. */
export function activityOf({
  userId: _,
  photo: __,
  startAt,
  endAt,
  createdAt,
  ...row
}: ActivityRow): Activity {
  return {
    ...(row as Omit<Activity, 'startTime' | 'endTime' | 'createdAt'>),
    startTime: startAt.toISOString(),
    endTime: endAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}

/** The address of an activity's photo, another one for each photo; null without one. */
export function photoUrlOf({ id, photo }: Pick<ActivityRow, 'id' | 'photo'>): string | null {
  if (!photo) return null
  const version = photo.slice(photo.lastIndexOf('/') + 1, photo.lastIndexOf('.'))
  return `${getActivityPhoto.path.replace(':id', id)}?version=${version}`
}

/** An activity's share of its day's totals. */
export function shareOf({ distance, duration, caloriesBurned }: ActivityRow) {
  return {
    workouts: 1,
    distance: distance ?? 0,
    activeSeconds: duration,
    burned: caloriesBurned ?? 0,
  } satisfies Share
}

/** Change of a day's totals by a correction. */
export function difference(now: ActivityRow, before: ActivityRow): Share {
  const [is, was] = [shareOf(now), shareOf(before)]
  return {
    distance: is.distance - was.distance,
    activeSeconds: is.activeSeconds - was.activeSeconds,
    burned: is.burned - was.burned,
  }
}
