import { useMutation } from '@tanstack/react-query'
import { openPortal } from '#contract/subscriptions/subscriptions.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { redirectToProvider } from '../redirect-to-provider.ts'
import { words } from '../words.ts'

/** Redirects to the provider's portal for cards and invoices. */
export function usePortal() {
  const refused = (description: string) =>
    toast({ title: words.portalFailed, description, variant: 'destructive' })
  return useMutation({
    mutationFn: () => call(openPortal),
    onSuccess: ({ url }) => void (redirectToProvider(url) || refused(words.refusedAddress)),
    onError: (error) => void (isSignedOut(error) || refused(errorText(error))),
  })
}
