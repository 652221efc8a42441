import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { changeNutritionLog, type EntryChange } from '#contract/nutrition/nutrition.ts'
import { errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../../words.ts'
import { refreshNutrition } from '../use-nutrition-day.ts'

type Asked = { id: string; change: EntryChange }

/** Edits a logged entry. */
export function useChangeLog(onChanged: () => void) {
  const queries = useQueryClient()
  const [, go] = useLocation()
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
    onError(error) {
      if (isSignedOut(error)) return
      if (isPlanError(error)) toastPlanRefusal(error, go)
      else toast({ title: words.changeFailed, description: errorText(error), variant: 'destructive' })
    },
  })
}
