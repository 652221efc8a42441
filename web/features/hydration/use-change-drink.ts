import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '#contract/http/endpoint.ts'
import { drinkName } from '#contract/hydration/drinks.ts'
import { changeDrink } from '#contract/hydration/hydration.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { drinkWrites, refreshDrinks } from './drink-cache.ts'
import { words } from './words.ts'

type Change = { id: string; body: Input<typeof changeDrink>['body'] }

/** Edits a drink. */
export function useChangeDrink(onChanged: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: drinkWrites,
    mutationFn: ({ id, body }: Change) => call(changeDrink, { params: { id }, body }),
    onSuccess(drink) {
      toast({ title: words.saved, description: drinkName(drink) })
      onChanged()
    },
    onError: (error) => toastRefusal(error, words.error, errorText(error, words.saveFailed)),
    onSettled: () => refreshDrinks(queries),
  })
}
