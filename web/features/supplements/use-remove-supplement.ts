import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeSupplement, restoreSupplement, type Supplement } from '#contract/supplements.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshSupplements } from './use-day-supplements.ts'
import { words } from './words.ts'

/** Removes a supplement from the list, with an undo in the toast. */
export function useRemoveSupplement(onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Supplement) => call(removeSupplement, { params: { id } }),
    async onSuccess(_nothing, { id, name }) {
      const undo = async () => {
        await call(restoreSupplement, { params: { id } })
        await refreshSupplements(queries)
      }
      toast({ title: words.removed, description: name, action: undoBy(undo) })
      onRemoved()
      await refreshSupplements(queries)
    },
    onError: (error) => toastRefusal(error, words.removeFailed),
  })
}
