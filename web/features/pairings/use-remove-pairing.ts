import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removePairing, type SavedPairing, savePairing } from '#contract/pairings.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { showUnsaved } from './kept-suggestions.ts'
import { toastError } from './refusal.ts'
import { savedKey } from './use-saved-pairings.ts'
import { words } from './words.ts'

/** Removes a saved pairing with an optimistic update, and an undo in the toast. */
export function useRemovePairing() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: savedKey })
  const restoring = useMutation({
    mutationFn: (pairing: SavedPairing) => call(savePairing, { body: { pairing } }),
    onError: (error) => toastRefusal(error, words.saveFailed, words.saveFailedText),
    onSettled: refresh,
  })
  const removing = useMutation({
    mutationFn: ({ id }: SavedPairing) => call(removePairing, { params: { id } }),
    async onMutate({ id }) {
      await queries.cancelQueries({ queryKey: savedKey })
      queries.setQueryData<SavedPairing[]>(savedKey, (now) => now?.filter((one) => one.id !== id))
    },
    onSuccess(_nothing, pairing) {
      showUnsaved(queries, pairing.id)
      toast({
        title: words.removed,
        description: words.title(pairing),
        action: { label: words.undo, onSelect: () => restoring.mutate(pairing) },
      })
    },
    onError: (error) => toastError(error, words.removeFailed, errorText(error, words.removeFailedText)),
    // Refetched in both cases; after a refusal that restores the pairing.
    onSettled: refresh,
  })
  return { remove: removing.mutate }
}
