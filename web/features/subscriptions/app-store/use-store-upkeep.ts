import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { isIos } from '#web/http/platform.ts'
import { planNamed } from '../choose/plan-choice.ts'
import { bringOwned } from '../store/open-store.ts'
import { refreshAfterChange } from '../use-subscription.ts'

/** Opens the App Store after sign-in to the iOS app and syncs owned purchases. Mounted once. */
export function useStoreUpkeep() {
  const { user } = useUser()
  const userId = user?.id
  const hasPlan = planNamed(user?.subscriptionTier) !== undefined
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan that comes or goes is no reason to look again.
  useEffect(() => {
    if (!isIos()) return
    bringOwned(userId)
      .then(async (came) => {
        if (came && !hasPlan) await refreshAfterChange(queries)
      })
      .catch((error: unknown) => console.warn('the App Store could not be opened', error))
  }, [userId, queries])
}
