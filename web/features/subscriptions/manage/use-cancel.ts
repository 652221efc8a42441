import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fallbackTimezone } from '#contract/product.ts'
import { cancelSubscription, type Subscription } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatLongDate } from '#web/ui/measures/format.ts'
import { refreshAfterChange } from '../use-subscription.ts'
import { words } from '../words.ts'
import { paysLater } from './plan-state.ts'

/** Cancels after a confirmation: a trial ends at once, a paid plan at the end of its period. */
export function useCancel() {
  const queries = useQueryClient()
  const confirm = useConfirm()
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(cancelSubscription),
    async onSuccess({ accessUntil, immediate }) {
      if (immediate || !accessUntil)
        toast({ title: words.trialCancelled, description: words.trialCancelledText })
      else
        toast({
          title: words.canceled,
          description: words.canceledUntil(formatLongDate(accessUntil, zone)),
        })
      await refreshAfterChange(queries)
    },
    onError: (error) => toastRefusal(error, words.cancelFailed),
  })
  return {
    async cancel(subscription: Subscription) {
      const endsAtOnce = subscription.tier === 'trial' || paysLater(subscription, new Date())
      const sure = await confirm({
        title: words.cancelTitle,
        text: endsAtOnce ? words.cancelTrialText : words.cancelText,
        confirm: words.cancel,
        cancel: words.keep,
        danger: true,
      })
      if (sure) mutate()
    },
    isCancelling: isPending,
  }
}
