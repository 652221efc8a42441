import type { Activity } from '#contract/activities/activities.ts'
import { isMissing, useUnsent } from '#web/features/offline/use-unsent.ts'

/** The activities that only this device has, the last one first, as far as a list that came at `updatedAt` lacks them. */
export function useUnsentActivities(updatedAt: number) {
  return useUnsent<Activity>(['activity'])
    .filter(({ unsent }) => unsent?.state === 'refused' || isMissing(unsent, updatedAt))
    .reverse()
}
