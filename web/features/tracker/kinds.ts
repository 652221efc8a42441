import { type ActivityType, activityTypes } from '#contract/activities/activities.ts'

/** Those whose way a receiver can follow, the most usual first. */
export const outdoorTypes = ['running', 'walking', 'cycling', 'hiking'] as const satisfies ActivityType[]

/** Those that are timed only; golf has its scorecard. */
export const timedTypes = activityTypes.filter((type) => type !== 'golf' && !isOutdoor(type))

export function isOutdoor(type: ActivityType): boolean {
  return (outdoorTypes as readonly ActivityType[]).includes(type)
}
