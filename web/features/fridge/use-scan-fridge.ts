import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ScanResult, scanFridge } from '#contract/fridge.ts'
import { listQuotas } from '#contract/subscriptions/subscriptions.ts'
import { call } from '#web/http/client.ts'
import { track } from '#web/http/events.ts'
import { showIngredients } from './use-ingredients.ts'

type Asked = { image: Blob; session: string | undefined; signal: AbortSignal }

/** Analyzes a picture and merges its ingredients into the session; `onScanned` gets the result. */
export function useScanFridge(onScanned: (result: ScanResult) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ image, session, signal }: Asked) =>
      call(scanFridge, { form: { sessionId: session ?? null, image }, signal }),
    async onSuccess(result) {
      track({ name: 'fridge_scan', category: 'kitchen', label: result.source, value: result.analysis.found })
      await showIngredients(queries, result.sessionId, result.ingredients)
      onScanned(result)
    },
    // A stopped scan may still count against the quota.
    onSettled: () => void queries.invalidateQueries({ queryKey: [listQuotas.path] }),
  })
}
