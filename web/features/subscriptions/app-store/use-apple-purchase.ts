import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { track } from '#web/http/events.ts'
import { forgetChoice } from '../choose/plan-choice.ts'
import { refreshAfterChange } from '../use-subscription.ts'
import { appStore } from './app-store.ts'

/**
 * Buys a plan in the App Store. A refusal is only logged; `onException` is called if the purchase could not
 * be started.
 */
export function useApplePurchase({ onException }: { onException: (plan: PlanId) => void }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn(plan: PlanId) {
      track({ name: 'apple_iap_initiated', category: 'subscription', label: plan, value: plans[plan].price })
      return appStore().purchase(plans[plan].appleProductId)
    },
    async onSuccess({ success, error }, plan) {
      if (!success) {
        console.warn('purchase refused', error)
        return
      }
      track({ name: 'apple_iap_completed', category: 'subscription', label: plan, value: plans[plan].price })
      forgetChoice()
      await refreshAfterChange(queries)
    },
    onError(error, plan) {
      console.warn('purchase failed', error)
      onException(plan)
    },
  })
}
