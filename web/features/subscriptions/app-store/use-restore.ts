import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#web/http/api-error.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshAfterChange } from '../use-subscription.ts'
import { words } from '../words.ts'
import { appStore } from './app-store.ts'

/** Restores purchases of this Apple account. */
export function useRestore() {
  const queries = useQueryClient()
  const failed = (description: string | undefined) =>
    toast({ title: words.restoreFailed, description, variant: 'destructive' })
  return useMutation({
    mutationFn: () => appStore().restore(),
    async onSuccess({ success, error }) {
      if (!success) return void failed(error)
      toast({ title: words.restored })
      await refreshAfterChange(queries)
    },
    onError: (error) => void failed(errorText(error)),
  })
}
