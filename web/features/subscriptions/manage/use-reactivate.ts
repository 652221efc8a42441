import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fallbackTimezone } from '#contract/product.ts'
import { reactivateSubscription } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatLongDate } from '#web/ui/measures/format.ts'
import { refreshAfterChange } from '../use-subscription.ts'
import { words } from '../words.ts'

/** Revokes a cancellation. */
export function useReactivate() {
  const queries = useQueryClient()
  const zone = useUser().user?.timezone ?? fallbackTimezone
  return useMutation({
    mutationFn: () => call(reactivateSubscription),
    async onSuccess({ currentPeriodEnd }) {
      const description = currentPeriodEnd
        ? words.reactivatedText(formatLongDate(currentPeriodEnd, zone))
        : words.reactivatedPlain
      toast({ title: words.reactivated, description })
      await refreshAfterChange(queries)
    },
    onError: (error) => toastRefusal(error, words.reactivateFailed),
  })
}
