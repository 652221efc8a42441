import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Input } from '#contract/endpoint.ts'
import { listSavedMeals, logSavedMeal, type SavedMeal } from '#contract/foods.ts'
import { isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { formatDay } from '#web/ui/format.ts'
import { toast } from '#web/ui/toast.tsx'
import { confirmationRefusal } from './refusals.ts'
import { refreshNutrition } from './use-nutrition-day.ts'
import { words } from './words.ts'

type Asked = { meal: SavedMeal; body: Input<typeof logSavedMeal>['body'] }

/** Logs a saved meal once more. */
export function useLogSavedMeal(onLogged: () => void) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationFn: ({ meal: { id }, body }: Asked) =>
      call(logSavedMeal, { params: { id }, body, idempotencyKey: keys.keyFor({ id, body }) }),
    async onSuccess(log) {
      keys.done()
      toast({
        title: words.foodLogged,
        description: words.loggedFor(log.foodName, formatDay(log.targetDate)),
      })
      onLogged()
      await Promise.all([
        refreshNutrition(queries),
        queries.invalidateQueries({ queryKey: [listSavedMeals.path] }),
      ])
    },
    onError(error) {
      if (isSignedOut(error)) return
      if (isPlanError(error)) toastPlanRefusal(error, go)
      else toast({ title: words.logFailed, description: confirmationRefusal(error), variant: 'destructive' })
    },
  })
}
