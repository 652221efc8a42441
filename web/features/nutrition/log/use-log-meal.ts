import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '#contract/http/endpoint.ts'
import { confirmMeal } from '#contract/nutrition/nutrition.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { mealPaths, useRemoveLog } from '../day/use-nutrition-day.ts'
import { useToday } from '../day/use-today.ts'
import { provisional } from '../provisional.ts'
import { confirmationRefusal } from '../refusals.ts'
import { useOneAtATime } from '../scan/use-one-at-a-time.ts'
import { words } from '../words.ts'

/** `writtenAt` in milliseconds since 1970; now by default. */
type Body = Input<typeof confirmMeal>['body'] & { writtenAt?: number | undefined }

/** Logs an analyzed meal with the user's corrections; offline it is queued on this device. */
export function useLogMeal(onLogged: () => void) {
  const deliver = useDelivery()
  const remove = useRemoveLog()
  const { today } = useToday()
  const [keys] = useState(() => intentKeys())
  const turn = useOneAtATime()
  const logging = useMutation({
    mutationFn({ writtenAt: loggedAt, ...asked }: Body) {
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      const { analysis, mealType, notes, targetDate } = body
      const { items, ...figures } = analysis
      const shown = provisional({ ...figures, mealType, notes, targetDate })
      const key = keys.keyFor(body)
      return deliver({ kind: 'meal', endpoint: confirmMeal, body, shown, key, changes: mealPaths, loggedAt })
    },
    onSuccess(outcome) {
      keys.done()
      onLogged()
      const log = outcome !== 'kept' && outcome.answer?.nutritionLog
      if (!log) return
      toast({
        title: words.mealLogged,
        description: words.loggedFor(log.foodName, log.mealType, recentDay(log.targetDate, today)),
        action: { label: words.undo, onSelect: () => remove.mutate(log) },
      })
    },
    onError: (error) => toastRefusal(error, words.logFailed, confirmationRefusal(error)),
    onSettled: turn.ended,
  })
  return { isLogging: logging.isPending, log: (body: Body) => turn.start(() => logging.mutate(body)) }
}
