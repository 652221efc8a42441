import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type DaySupplement, setDoses } from '#contract/supplements.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { ofDay, refreshSupplements } from './use-day-supplements.ts'
import { words } from './words.ts'

type Change = Pick<DaySupplement, 'id' | 'doses'>

const keyOf = (day: string) => ['supplements', 'doses', day]

/** Sets the doses of a supplement on `day`. */
export function useSetDoses(day: string) {
  const queries = useQueryClient()
  const mutationKey = keyOf(day)
  return useMutation({
    mutationKey,
    mutationFn: ({ id, doses }: Change) => call(setDoses, { params: { id, date: day }, body: { doses } }),
    // Taps are sent one after the other, so that the last one holds.
    scope: { id: `doses-${day}` },
    onSuccess({ doses }, { id }) {
      queries.setQueryData(ofDay(day).queryKey, (rows) =>
        rows?.map((row) => (row.id === id ? { ...row, doses } : row)),
      )
    },
    onError: (error) => toastRefusal(error, words.doseFailed),
    onSettled() {
      // Once, after the last of several; not awaited, as a refused change is shown no longer.
      if (queries.isMutating({ mutationKey }) === 1) refreshSupplements(queries)
    },
  }).mutate
}

/** The supplements of `day` with the doses that are being sent. */
export function useUnsentDoses(day: string, rows: readonly DaySupplement[]) {
  const sending = useMutationState({
    filters: { mutationKey: keyOf(day), status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })
  const doses = new Map(sending.map((change) => [change.id, change.doses]))
  return rows.map((row) => ({ ...row, doses: doses.get(row.id) ?? row.doses }))
}
