import type { Activity } from '#contract/activities/activities.ts'
import { isMissing, useUnsent } from '#web/features/offline/use-unsent.ts'

/** Queued activities, newest first, without those that a list fetched at `updatedAt` contains. */
export function useUnsentActivities(updatedAt: number) {
  return useUnsent<Activity>(['activity'])
    .filter(({ unsent }) => unsent?.state === 'refused' || isMissing(unsent, updatedAt))
    .reverse()
}
