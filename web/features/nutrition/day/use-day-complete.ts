import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DayComplete, setDayComplete } from '#contract/expenditure.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { words } from '../words.ts'
import { statsOf } from './use-nutrition-day.ts'

/** Marks `day` as logged completely or not, or takes its mark away (null), with an optimistic update. */
export function useDayComplete(day: string) {
  const queries = useQueryClient()
  const { queryKey } = statsOf(day)
  const { mutate } = useMutation({
    mutationFn: (complete: DayComplete['complete']) =>
      call(setDayComplete, { params: { date: day }, body: { complete } }),
    // Taps are sent one after the other, so that the last one holds.
    scope: { id: `complete-${day}` },
    async onMutate(complete) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (now) => now && { ...now, complete })
    },
    onError: (error) => toastRefusal(error, words.completeFailed),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return mutate
}
