import { useQueryClient } from '@tanstack/react-query'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { logUsualMeal, type UsualMeal } from '#contract/nutrition/usual-meals.ts'
import { useLogEntry } from '#web/features/offline/use-log-entry.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { mealPaths, refreshNutrition } from '../day/use-nutrition-day.ts'
import { useToastLogged } from '../day/use-toast-logged.ts'
import { provisional } from '../provisional.ts'
import { words } from './words.ts'

type Asked = { meal: UsualMeal; mealType: MealType; targetDate?: string }

/** Logs a usual meal in one tap. */
export function useLogUsual() {
  const queries = useQueryClient()
  const toastLogged = useToastLogged()
  return useLogEntry({
    kind: 'meal',
    endpoint: logUsualMeal,
    changes: mealPaths,
    write({ meal, mealType, targetDate }: Asked, today) {
      const { id, foodName, foodEmoji, servingSize, calories } = meal
      const body = { mealType, targetDate: targetDate ?? today }
      return {
        params: { id },
        body,
        shown: provisional({ foodName, foodEmoji, servingSize, calories, ...body }),
      }
    },
    onAnswer: (log) => toastLogged(words.logged, log),
    onError(error) {
      const isGone = error instanceof ApiError && error.status === 404
      toastRefusal(error, words.failed, isGone ? words.gone : errorText(error))
      if (isGone) void refreshNutrition(queries)
    },
  })
}
