import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listSavedMeals, logSavedMeal, type SavedMeal } from '#contract/foods/foods.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { mealPaths, useRemoveLog } from '../day/use-nutrition-day.ts'
import { useToday } from '../day/use-today.ts'
import { provisional } from '../provisional.ts'
import { confirmationRefusal } from '../refusals.ts'
import { words } from '../words.ts'

type Asked = { meal: SavedMeal; body: Input<typeof logSavedMeal>['body'] }

/** Logs a saved meal; offline it is queued on this device. */
export function useLogSavedMeal(onLogged: () => void) {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  const { today } = useToday()
  const deliver = useDelivery()
  const remove = useRemoveLog()
  return useMutation({
    mutationFn({ meal: { name, emoji, items, ...figures }, body: asked }: Asked) {
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      const { targetDate, notes } = body
      const mealType = body.mealType ?? figures.mealType ?? 'snack'
      const shown = provisional({ ...figures, foodName: name, foodEmoji: emoji, mealType, notes, targetDate })
      const params = { id: figures.id }
      const key = keys.keyFor({ ...params, body })
      return deliver({ kind: 'meal', endpoint: logSavedMeal, params, body, shown, key, changes: mealPaths })
    },
    async onSuccess(outcome) {
      keys.done()
      onLogged()
      const log = outcome !== 'kept' && outcome.answer
      if (!log) return
      toast({
        title: words.foodLogged,
        description: words.loggedFor(log.foodName, log.mealType, recentDay(log.targetDate, today)),
        action: { label: words.undo, onSelect: () => remove.mutate(log) },
      })
      await queries.invalidateQueries({ queryKey: [listSavedMeals.path] })
    },
    onError: (error) => toastRefusal(error, words.logFailed, confirmationRefusal(error)),
  })
}
