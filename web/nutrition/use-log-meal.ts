import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Input } from '#contract/endpoint.ts'
import { confirmMeal } from '#contract/nutrition.ts'
import { isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { formatDay } from '#web/ui/format.ts'
import { toast } from '#web/ui/toast.tsx'
import { confirmationRefusal } from './refusals.ts'
import { refreshNutrition } from './use-nutrition-day.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import { words } from './words.ts'

type Body = Input<typeof confirmMeal>['body']

/** Logs an analysed meal as the person left it. */
export function useLogMeal(onLogged: () => void) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const [keys] = useState(() => intentKeys())
  const turn = useOneAtATime()
  const logging = useMutation({
    mutationFn: (body: Body) => call(confirmMeal, { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess({ nutritionLog: log }) {
      keys.done()
      toast({
        title: words.mealLogged,
        description: words.loggedFor(log.foodName, formatDay(log.targetDate)),
      })
      onLogged()
      await refreshNutrition(queries)
    },
    onError(error) {
      if (isSignedOut(error)) return
      if (isPlanError(error)) toastPlanRefusal(error, go)
      else toast({ title: words.logFailed, description: confirmationRefusal(error), variant: 'destructive' })
    },
    onSettled: turn.ended,
  })
  return { isLogging: logging.isPending, log: (body: Body) => turn.start(() => logging.mutate(body)) }
}
