import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  logPlannedMeal,
  type MealPlan,
  removeMealPlan,
  replaceMeal,
  restoreMealPlan,
} from '#contract/meal-plans.ts'
import { refreshNutrition, useRemoveLog } from '#web/features/nutrition/day/use-nutrition-day.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { forgetPlan, refreshPlan, refreshPlans, showPlan } from './use-meal-plans.ts'
import { words } from './words.ts'

export type PlanDay = MealPlan['days'][number]
export type PlanMeal = PlanDay['meals'][number]

/** Replaces the recipe of a meal. */
export function useReplaceMeal(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (meal: PlanMeal) => call(replaceMeal, { params: { id, mealId: meal.id } }),
    async onSuccess(plan, { id: mealId }) {
      const meal = plan.days.flatMap(({ meals }) => meals).find((one) => one.id === mealId)
      toast({ title: words.replaced, description: meal?.recipe.title })
      await showPlan(queries, plan)
    },
    onError: (error) => toastRefusal(error, words.replaceFailed),
  })
}

/** Logs a planned meal on its day, with an undo in the toast. */
export function useLogMeal(id: string) {
  const queries = useQueryClient()
  const remove = useRemoveLog()
  return useMutation({
    mutationFn: (meal: PlanMeal) => call(logPlannedMeal, { params: { id, mealId: meal.id }, body: {} }),
    async onSuccess(log) {
      toast({
        title: words.mealLogged,
        description: words.loggedFor(log.foodName, formatDay(log.targetDate)),
        action: {
          label: words.undo,
          onSelect: () => remove.mutate(log, { onSettled: () => refreshPlan(queries, id) }),
        },
      })
      await Promise.all([refreshPlan(queries, id), refreshNutrition(queries)])
    },
    onError: (error) => toastRefusal(error, words.logFailed),
  })
}

export function useRemovePlan(onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeMealPlan, { params: { id } }),
    async onSuccess(_nothing, id) {
      const undo = async () => {
        await call(restoreMealPlan, { params: { id } })
        await refreshPlans(queries)
      }
      toast({ title: words.removed, action: undoBy(undo) })
      onRemoved()
      await forgetPlan(queries, id)
    },
    onError: (error) => toastRefusal(error, words.removeFailed),
  })
}
