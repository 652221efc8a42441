import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DaySupplement, setDoses } from '#contract/supplements.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ofDay, refreshSupplements } from './use-day-supplements.ts'
import { words } from './words.ts'

type Change = Pick<DaySupplement, 'id' | 'doses'>

/** Sets the doses of a supplement on `day`, with an optimistic update. */
export function useSetDoses(day: string) {
  const queries = useQueryClient()
  const { queryKey } = ofDay(day)
  const mutationKey = ['supplements', 'doses']
  return useMutation({
    mutationKey,
    mutationFn: ({ id, doses }: Change) => call(setDoses, { params: { id, date: day }, body: { doses } }),
    // Taps are sent one after the other, so that the last one holds.
    scope: { id: `doses-${day}` },
    async onMutate({ id, doses }) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (rows) => rows?.map((row) => (row.id === id ? { ...row, doses } : row)))
    },
    onError(error) {
      if (isSignedOut(error)) return
      toast({ title: words.doseFailed, description: errorText(error), variant: 'destructive' })
    },
    // After the last of several; after a refusal that restores the doses.
    onSettled: () => (queries.isMutating({ mutationKey }) > 1 ? undefined : refreshSupplements(queries)),
  }).mutate
}
