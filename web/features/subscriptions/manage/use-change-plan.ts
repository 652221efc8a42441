import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fallbackTimezone } from '#contract/product.ts'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { changePlan, previewChange } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatLongDate } from '#web/ui/measures/format.ts'
import { forgetChoice } from '../choose/plan-choice.ts'
import { refreshAfterChange } from '../use-subscription.ts'
import { words } from '../words.ts'

/** The current cost of a change to `plan`. */
export function usePreview(plan: PlanId) {
  return useQuery({ ...read(previewChange, { query: { plan } }), staleTime: 0, gcTime: 0 })
}

export function useChangePlan(onChanged: () => void) {
  const queries = useQueryClient()
  const zone = useUser().user?.timezone ?? fallbackTimezone
  return useMutation({
    mutationFn: (plan: PlanId) => call(changePlan, { body: { plan } }),
    async onSuccess({ tier, nextTier, currentPeriodEnd }, plan) {
      const { name } = plans[plan]
      const later = nextTier === plan && tier !== plan && currentPeriodEnd
      const description = later
        ? words.changedLater(name, formatLongDate(currentPeriodEnd, zone))
        : words.changedNow(name)
      forgetChoice()
      toast({ title: words.changed, description })
      onChanged()
      await refreshAfterChange(queries)
    },
    onError: (error) => toastRefusal(error, words.changeFailed),
  })
}
