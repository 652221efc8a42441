import { useQuery } from '@tanstack/react-query'
import { getProfile } from '#contract/account/profile.ts'
import type { ActivityType } from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { read } from '#web/http/query-client.ts'
import type { PlannedRun } from './device-store.ts'
import { recorder } from './recorder.ts'

/**
 * Begins a recording; calories count with the profile's weight where it has come by then, as `settled` says: the
 * profile was read, or cannot be read now.
 */
export function useStart() {
  const { user } = useUser()
  const { data: profile, isPending, fetchStatus } = useQuery(read(getProfile))
  return {
    settled: user !== undefined && (!isPending || fetchStatus !== 'fetching'),
    start(activityType: ActivityType, plan?: PlannedRun) {
      if (!user) return
      const kilograms = profile?.weight ?? null
      void recorder.start({ userId: user.id, activityType, kilograms, ...(plan && { plan }) }, user.units)
    },
  }
}
