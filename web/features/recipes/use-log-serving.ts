import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { logRecipe, type Recipe } from '#contract/recipes.ts'
import { refreshNutrition, useRemoveLog } from '#web/features/nutrition/day/use-nutrition-day.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

type Asked = { recipe: Recipe; mealType: MealType }

/** Logs one serving for today, with an undo in the toast. */
export function useLogServing() {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  const remove = useRemoveLog()
  const logging = useMutation({
    mutationFn: ({ recipe: { id }, mealType }: Asked) =>
      call(logRecipe, {
        params: { id },
        body: { mealType, servings: 1 },
        idempotencyKey: keys.keyFor({ id, mealType }),
      }),
    async onSuccess(log, { mealType }) {
      keys.done()
      toast({
        title: words.logged,
        description: words.loggedAs(log.foodName, words.mealTypes[mealType]),
        action: { label: words.undo, onSelect: () => remove.mutate(log) },
      })
      await refreshNutrition(queries)
    },
    onError: (error) => toastRefusal(error, words.logFailed),
  })
  return {
    log: (recipe: Recipe, mealType: MealType) => logging.isPending || logging.mutate({ recipe, mealType }),
    isLogging: logging.isPending,
  }
}
