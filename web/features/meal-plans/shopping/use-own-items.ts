import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addShoppingItem, removeShoppingItem, type ShoppingList } from '#contract/meal-plans.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { shoppingQuery } from '../use-meal-plans.ts'
import { words } from '../words.ts'

type Item = ShoppingList['own'][number]

/** Adds items of one's own to a list, and removes them with an undo. */
export function useOwnItems(id: string) {
  const queries = useQueryClient()
  const params = { id }
  const { queryKey } = shoppingQuery(id)
  const show = async (list: ShoppingList) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, list)
  }
  const add = async (item: { name: string; have?: boolean }) =>
    show(await call(addShoppingItem, { params, body: item }))
  const adding = useMutation({
    mutationFn: add,
    onError: (error) => toastRefusal(error, words.addFailed),
  })
  const removing = useMutation({
    mutationFn: async ({ name }: Item) => show(await call(removeShoppingItem, { params, query: { name } })),
    onSuccess: (_, item) =>
      toast({ title: words.itemRemoved, description: item.name, action: undoBy(() => add(item)) }),
    onError: (error) => toastRefusal(error, words.removeItemFailed),
  })
  return { add: adding.mutate, isAdding: adding.isPending, remove: removing.mutate }
}
