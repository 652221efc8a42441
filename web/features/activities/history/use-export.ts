import { useMutation } from '@tanstack/react-query'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { allowance } from '#contract/subscriptions/plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { errorText } from '#web/http/api-error.ts'
import { pathOf } from '#web/http/client.ts'
import { request } from '#web/http/request.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
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
      toastRefusal(error, words.error, errorText(error, words.exportFailed))
    },
  })
  return { exportFile: mutate, isPending }
}
