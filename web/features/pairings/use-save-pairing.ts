import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listSavedPairings, type Pairing, savePairing } from '#contract/pairings.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { showSuggestions } from './kept-suggestions.ts'
import { toastError } from './refusal.ts'
import { words } from './words.ts'

/** Saves a suggestion of a session. */
export function useSavePairing(session: string) {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (pairing: Pairing) => call(savePairing, { body: { pairing } }),
    onSuccess({ createdAt: _, ...kept }, asked) {
      showSuggestions(queries, session, (now) => now.map((one) => (one.id === asked.id ? kept : one)))
      toast({ title: words.pairingSaved, description: words.title(kept) })
      return queries.invalidateQueries({ queryKey: [listSavedPairings.path] })
    },
    onError: (error) => toastError(error, words.saveFailed, words.saveFailedText),
  })
  return {
    save: (pairing: Pairing) => saving.isPending || saving.mutate(pairing),
    isSaving: saving.isPending,
  }
}
