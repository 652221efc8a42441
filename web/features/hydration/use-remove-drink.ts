import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeDrink, restoreDrink } from '#contract/http/first-calls.ts'
import { drinkName } from '#contract/hydration/drinks.ts'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { drinkWrites, hideDrink, holdReads, refreshDrinks } from './drink-cache.ts'
import { words } from './words.ts'

/** Removes a drink with an optimistic update. */
export function useRemoveDrink() {
  const queries = useQueryClient()
  const { today } = useToday()
  return useMutation({
    mutationKey: drinkWrites,
    mutationFn: ({ id }: DrinkLog) => call(removeDrink, { params: { id } }),
    async onMutate(drink) {
      await holdReads(queries)
      hideDrink(queries, drink, today)
    },
    onSuccess(_nothing, drink) {
      const undo = async () => {
        await call(restoreDrink, { params: { id: drink.id } })
        await refreshDrinks(queries)
      }
      toast({ title: words.deleted, description: drinkName(drink), action: undoBy(undo) })
    },
    onError: (error) => toastRefusal(error, words.error, errorText(error, words.deleteFailed)),
    // After a refusal the refetch restores the drink.
    onSettled: () => refreshDrinks(queries),
  })
}
