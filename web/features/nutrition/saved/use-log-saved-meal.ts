import { useQueryClient } from '@tanstack/react-query'
import { listSavedMeals, logSavedMeal, type SavedMeal } from '#contract/foods/foods.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { useLogEntry } from '#web/features/offline/use-log-entry.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { mealPaths } from '../day/use-nutrition-day.ts'
import { useToastLogged } from '../day/use-toast-logged.ts'
import { provisional } from '../provisional.ts'
import { confirmationRefusal } from '../refusals.ts'
import { words } from '../words.ts'

type Asked = { meal: SavedMeal; body: Input<typeof logSavedMeal>['body'] }

/** Logs a saved meal. */
export function useLogSavedMeal(onLogged?: () => void) {
  const queries = useQueryClient()
  const toastLogged = useToastLogged()
  return useLogEntry({
    kind: 'meal',
    endpoint: logSavedMeal,
    changes: mealPaths,
    write({ meal: { id, name, emoji, items, ...figures }, body: asked }: Asked, today) {
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      const { targetDate, notes } = body
      const mealType = body.mealType ?? figures.mealType ?? 'snack'
      const shown = provisional({ ...figures, foodName: name, foodEmoji: emoji, mealType, notes, targetDate })
      return { params: { id }, body, shown }
    },
    onLogged,
    onAnswer(log) {
      toastLogged(words.foodLogged, log)
      return queries.invalidateQueries({ queryKey: [listSavedMeals.path] })
    },
    onError: (error) => toastRefusal(error, words.logFailed, confirmationRefusal(error)),
  })
}
