import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Input } from '#contract/endpoint.ts'
import { logNutrition } from '#contract/nutrition.ts'
import { refreshFoods } from '#web/foods/use-food-search.ts'
import { ApiError, errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { formatDay } from '#web/ui/format.ts'
import { toast } from '#web/ui/toast.tsx'
import { refreshNutrition } from './use-nutrition-day.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import { words } from './words.ts'

type Body = Input<typeof logNutrition>['body']

/** Logs a food whose figures were typed. */
export function useLogByHand(onLogged: () => void) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const [keys] = useState(() => intentKeys())
  const turn = useOneAtATime()
  const logging = useMutation({
    mutationFn: (body: Body) => call(logNutrition, { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess(log, { foodRef }) {
      keys.done()
      toast({
        title: words.foodLogged,
        description: words.loggedFor(log.foodName, formatDay(log.targetDate)),
      })
      onLogged()
      await Promise.all([refreshNutrition(queries), foodRef ? refreshFoods(queries) : undefined])
    },
    onError(error) {
      if (isSignedOut(error)) return
      if (isPlanError(error)) return toastPlanRefusal(error, go)
      // The server's own sentence where there is one; it also stands beside the input at fault.
      const text = error instanceof ApiError ? errorText(error, words.logFoodFailed) : words.logFoodFailed
      toast({ title: words.error, description: text, variant: 'destructive' })
    },
    onSettled: turn.ended,
  })
  return {
    isLogging: logging.isPending,
    /** `onRefused` is told why the server took no entry. */
    log: (body: Body, onRefused: (error: Error) => void) =>
      turn.start(() => logging.mutate(body, { onError: onRefused })),
  }
}
