import { useMutation } from '@tanstack/react-query'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import { startCheckout } from '#contract/subscriptions/subscriptions.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { redirectToProvider } from '../redirect-to-provider.ts'
import { words } from '../words.ts'

/** Redirects to the provider's checkout page. */
export function useCheckout() {
  const refused = (description: string) =>
    toast({ title: words.payFailed, description, variant: 'destructive' })
  const { mutate, isPending, data } = useMutation({
    mutationFn: (plan: PlanId) => call(startCheckout, { body: { plan } }),
    onSuccess: ({ url }) => void (redirectToProvider(url) || refused(words.refusedAddress)),
    onError: (error) => void (isSignedOut(error) || refused(errorText(error))),
  })
  // Busy until the browser has left, against a second press.
  return { pay: mutate, isPaying: isPending || data !== undefined }
}
