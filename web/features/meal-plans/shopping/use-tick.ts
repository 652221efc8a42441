import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ShoppingList, tickShopping } from '#contract/meal-plans.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { shoppingQuery } from '../use-meal-plans.ts'
import { words } from '../words.ts'

type Tick = { name: string; have: boolean }
type Ticks = Readonly<Record<string, boolean>>

/**
 * The list with this device's ticks as an optimistic update, undone if refused. Ticks are kept apart from the
 * query cache, whose update is late enough for a checkbox to flicker.
 */
export function useTicks(id: string, list: ShoppingList) {
  const queries = useQueryClient()
  const [ticks, setTicks] = useState<Ticks>({})
  const { queryKey } = shoppingQuery(id)
  const save = useMutation({
    mutationFn: (body: Tick) => call(tickShopping, { params: { id }, body }),
    async onSuccess(_list, { name, have }) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (now) => now && withTicks(now, { [name]: have }))
    },
    onError(error, { name, have }) {
      setTicks((now) => (now[name] === have ? { ...now, [name]: !have } : now))
      toastRefusal(error, words.tickFailed)
    },
  })
  return {
    list: withTicks(list, ticks),
    tick(name: string, have: boolean) {
      setTicks((now) => ({ ...now, [name]: have }))
      save.mutate({ name, have })
    },
  }
}

/** The list with the ticks applied. */
export function withTicks({ aisles, own }: ShoppingList, ticks: Ticks): ShoppingList {
  const ticked = <T extends Tick>(one: T): T => ({ ...one, have: ticks[one.name] ?? one.have })
  return {
    aisles: aisles.map(({ aisle, things }) => ({ aisle, things: things.map(ticked) })),
    own: own.map(ticked),
  }
}
