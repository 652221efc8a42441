import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Input } from '#contract/endpoint.ts'
import { logNutrition } from '#contract/nutrition.ts'
import { ApiError, errorText, isPlanError } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { formatDay } from '#web/ui/format.ts'
import { toast } from '#web/ui/toast.tsx'
import { intentKeys } from './intent-key.ts'
import { isSignedOut } from './refusals.ts'
import { refreshNutrition } from './use-nutrition-day.ts'
import { words } from './words.ts'

type Body = Input<typeof logNutrition>['body']

/** Logs a food whose figures were typed. */
export function useLogByHand(onLogged: () => void) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationFn: (body: Body) => call(logNutrition, { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess(log) {
      keys.done()
      toast({
        title: words.foodLogged,
        description: words.loggedFor(log.foodName, formatDay(log.targetDate)),
      })
      onLogged()
      await refreshNutrition(queries)
    },
    onError(error) {
      if (isSignedOut(error)) return
      if (isPlanError(error)) return toastPlanRefusal(error, go)
      // The server's own sentence where there is one; it also stands beside the input at fault.
      const text = error instanceof ApiError ? errorText(error, words.logFoodFailed) : words.logFoodFailed
      toast({ title: words.error, description: text, variant: 'destructive' })
    },
  })
}
