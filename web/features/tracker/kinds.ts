import { type ActivityType, activityTypes } from '#contract/activities/activities.ts'

/** Types recorded by GPS, the most common first. */
export const outdoorTypes = ['running', 'walking', 'cycling', 'hiking'] as const satisfies ActivityType[]

/** Types that are timed only; golf has a scorecard. */
export const timedTypes = activityTypes.filter((type) => type !== 'golf' && !isOutdoor(type))

export function isOutdoor(type: ActivityType): boolean {
  return (outdoorTypes as readonly ActivityType[]).includes(type)
}
