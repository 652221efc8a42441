import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listSavedMeals,
  removeSavedMeal,
  restoreSavedMeal,
  type SavedMeal,
  saveMeal,
} from '#contract/foods/foods.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

const meals = read(listSavedMeals)

/** The user's saved meals, last used first. */
export function useSavedMeals(): SavedMeal[] {
  return useQuery({ ...meals, refetchOnMount: 'always' }).data ?? []
}

/** Saves logged entries as a meal. */
export function useSaveMeal(onSaved?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof saveMeal>['body']) => call(saveMeal, { body }),
    async onSuccess(meal) {
      toast({ title: words.mealSaved, description: words.mealSavedText(meal.name) })
      onSaved?.()
      await queries.invalidateQueries(meals)
    },
    onError: (error) => toastRefusal(error, words.mealSaveFailed),
  })
}

export function useRemoveSavedMeal() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SavedMeal) => call(removeSavedMeal, { params: { id } }),
    async onMutate({ id }) {
      await queries.cancelQueries(meals)
      queries.setQueryData(meals.queryKey, (now) => now?.filter((meal) => meal.id !== id))
    },
    onSuccess(_nothing, { id, name }) {
      const undo = async () => {
        await call(restoreSavedMeal, { params: { id } })
        await queries.invalidateQueries(meals)
      }
      toast({ title: words.mealRemoved, description: name, action: undoBy(undo) })
    },
    onError: (error) => toastRefusal(error, words.mealRemoveFailed),
    onSettled: () => queries.invalidateQueries(meals),
  })
}
