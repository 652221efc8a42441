import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '#contract/http/endpoint.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { provenanceOfAnswer, provenanceOfFood } from '#contract/nutrition/provenance.ts'
import { refreshFoods } from '#web/features/foods/use-food-search.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { serverText } from '#web/http/api-error.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { mealPaths, useRemoveLog } from '../day/use-nutrition-day.ts'
import { useToday } from '../day/use-today.ts'
import { provisional } from '../provisional.ts'
import { useOneAtATime } from '../scan/use-one-at-a-time.ts'
import { words } from '../words.ts'

type Body = Input<typeof logNutrition>['body']

/** As the server tells it. */
function provenanceOf({ foodRef, grams, figuresFrom }: Body) {
  if (foodRef && grams) return provenanceOfFood(foodRef)
  return provenanceOfAnswer({ source: figuresFrom ?? 'manual', confidence: null })
}

/** Logs a food with typed figures; offline it is queued on this device. */
export function useLogByHand(onLogged: () => void) {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  const turn = useOneAtATime()
  const { today } = useToday()
  const deliver = useDelivery()
  const remove = useRemoveLog()
  const logging = useMutation({
    mutationFn(asked: Body) {
      // The day of the tap, also when sent later.
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      const key = keys.keyFor(body)
      return deliver({
        kind: 'meal',
        endpoint: logNutrition,
        body,
        shown: provisional({ ...body, provenance: provenanceOf(body) }),
        key,
        changes: mealPaths,
      })
    },
    async onSuccess(outcome, { foodRef }) {
      keys.done()
      onLogged()
      const log = outcome !== 'kept' && outcome.answer
      if (!log) return
      toast({
        title: words.foodLogged,
        description: words.loggedFor(log.foodName, log.mealType, recentDay(log.targetDate, today)),
        action: { label: words.undo, onSelect: () => remove.mutate(log) },
      })
      if (foodRef) await refreshFoods(queries)
    },
    // The server's sentence if there is one; it is also shown at the refused input.
    onError: (error) => toastRefusal(error, words.error, serverText(error, words.logFoodFailed)),
    onSettled: turn.ended,
  })
  return {
    isLogging: logging.isPending,
    /** `onRefused` gets the server's refusal. */
    log: (body: Body, onRefused: (error: Error) => void) =>
      turn.start(() => logging.mutate(body, { onError: onRefused })),
  }
}
