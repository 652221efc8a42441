import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeNutritionLog, type EntryChange } from '#contract/nutrition/nutrition.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../../words.ts'
import { refreshNutrition } from '../use-nutrition-day.ts'

type Asked = { id: string; change: EntryChange }

/** Edits a logged entry. */
export function useChangeLog(onChanged: () => void) {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationFn: (asked: Asked) =>
      call(changeNutritionLog, {
        params: { id: asked.id },
        body: asked.change,
        idempotencyKey: keys.keyFor(asked),
      }),
    async onSuccess(log) {
      keys.done()
      toast({ title: words.changed, description: log.foodName })
      onChanged()
      await refreshNutrition(queries)
    },
    onError: (error) => toastRefusal(error, words.changeFailed),
  })
}
