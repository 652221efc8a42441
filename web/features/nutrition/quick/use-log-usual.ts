import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { logUsualMeal, type UsualMeal } from '#contract/nutrition/usual-meals.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { mealPaths, refreshNutrition, useRemoveLog } from '../day/use-nutrition-day.ts'
import { useToday } from '../day/use-today.ts'
import { provisional } from '../provisional.ts'
import { words as nutrition } from '../words.ts'
import { words } from './words.ts'

type Asked = { meal: UsualMeal; mealType: MealType; targetDate?: string }

/** Logs a usual meal in one tap, with an undo in the toast. Offline it is queued on this device. */
export function useLogUsual() {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  const { today } = useToday()
  const deliver = useDelivery()
  const remove = useRemoveLog()
  return useMutation({
    mutationFn({ meal, mealType, targetDate = today }: Asked) {
      const { id, foodName, foodEmoji, servingSize, calories } = meal
      const body = { mealType, targetDate }
      const shown = provisional({ foodName, foodEmoji, servingSize, calories, ...body })
      const key = keys.keyFor({ id, body })
      const params = { id }
      return deliver({ kind: 'meal', endpoint: logUsualMeal, params, body, shown, key, changes: mealPaths })
    },
    onSuccess(outcome) {
      keys.done()
      const log = outcome !== 'kept' && outcome.answer
      if (!log) return
      toast({
        title: words.logged,
        description: nutrition.loggedFor(log.foodName, log.mealType, recentDay(log.targetDate, today)),
        action: { label: words.undo, onSelect: () => remove.mutate(log) },
      })
    },
    onError(error) {
      const isGone = error instanceof ApiError && error.status === 404
      toastRefusal(error, words.failed, isGone ? words.gone : errorText(error))
      if (isGone) void refreshNutrition(queries)
    },
  })
}
