import type { Activity } from '#contract/activities/activities.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { HeldRecords } from './held-records.tsx'

/** The personal records that an activity holds, for other features' screens. */
export function useHeldRecords(activity: Pick<Activity, 'id' | 'activityType'>, unit: LengthUnit) {
  return <HeldRecords activity={activity} unit={unit} />
}
