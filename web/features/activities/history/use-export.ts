import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { allowance } from '#contract/subscriptions/plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { pathOf } from '#web/http/client.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { request } from '#web/http/request.ts'
import { saveFile } from '#web/ui/device/save-file.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

/** Whether the plan includes exports; they are offered in any case and lead to the plans. */
export function useMayExport(): boolean {
  const { user } = useUser()
  return Boolean(user && allowance(user.subscriptionTier, 'exports') !== 0)
}

/** Generates a file and saves it. */
export function useExport() {
  const [, go] = useLocation()
  const { mutate, isPending } = useMutation({
    async mutationFn({ endpoint, params, query }: { endpoint: Endpoint; params?: object; query?: object }) {
      const answer = await request('GET', pathOf(endpoint, params, query))
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      await saveFile(await answer.blob(), name ?? '')
    },
    onMutate: () => toast({ title: words.exporting }),
    onSuccess: (_, __, { dismiss }) => dismiss(),
    onError(error, _, shown) {
      shown?.dismiss()
      if (isSignedOut(error)) return
      if (isPlanError(error)) return toastPlanRefusal(error, go)
      toast({ title: words.error, description: errorText(error, words.exportFailed), variant: 'destructive' })
    },
  })
  return { exportFile: mutate, isPending }
}
