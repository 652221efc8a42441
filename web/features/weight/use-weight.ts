import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getProfile } from '#contract/account/profile.ts'
import { getExpenditure } from '#contract/expenditure.ts'
import { getDashboardStats } from '#contract/insights.ts'
import {
  getWeightTrend,
  recordWeighIn,
  removeWeighIn,
  restoreWeighIn,
  type WeighIn,
} from '#contract/weight.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { formatWeight, type WeightUnit } from './weight-unit.ts'
import { words } from './words.ts'

type Entry = Omit<WeighIn, 'id'>

/** The weights of the last ninety days and their trend. */
export function useWeightTrend(enabled = true) {
  return useQuery({ ...read(getWeightTrend), refetchOnMount: 'always', enabled })
}

function useRefresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [getWeightTrend, getProfile, getDashboardStats, getExpenditure].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    )
}

/**
 * Records a day's weight in kilograms, with an undo in the toast that restores `before`, if any. `onLogged`
 * is called after success.
 */
export function useLogWeight(unit: WeightUnit, onLogged: () => void) {
  const { today } = useToday()
  const refresh = useRefresh()
  const remove = useRemoveWeight()
  const restore = useMutation({
    mutationFn: (body: Entry) => call(recordWeighIn, { body }),
    onSuccess: refresh,
    onError: (error) => toastRefusal(error, words.failed),
  })
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationFn: ({ body }: { body: Entry; before: Entry | undefined }) =>
      call(recordWeighIn, { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess({ id, kilograms, measuredOn }, { before }) {
      keys.done()
      onLogged()
      toast({
        title: words.logged,
        description:
          measuredOn === today
            ? words.loggedText(formatWeight(kilograms, unit))
            : words.loggedOn(formatWeight(kilograms, unit), formatDay(measuredOn)),
        action: {
          label: words.undo,
          onSelect: () => (before ? restore.mutate(before) : remove.mutate(id)),
        },
      })
      await refresh()
    },
    onError: (error) => toastRefusal(error, words.failed),
  })
}

export function useRemoveWeight() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call(removeWeighIn, { params: { id } }),
    async onSuccess(_nothing, id) {
      const undo = async () => {
        await call(restoreWeighIn, { params: { id } })
        await refresh()
      }
      toast({ title: words.removed, action: undoBy(undo) })
      await refresh()
    },
    onError: (error) => toastRefusal(error, words.removeFailed),
  })
}
