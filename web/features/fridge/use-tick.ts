import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmIngredient, type Ingredient } from '#contract/fridge.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { changeIngredients, refreshIngredients } from './use-ingredients.ts'
import { words } from './words.ts'

type Asked = { ids: readonly string[]; isConfirmed: boolean }

/** Ticks or unticks ingredients with an optimistic update. */
export function useTick(session: string) {
  const queries = useQueryClient()
  const key = ['tick', session]
  const ticking = useMutation({
    mutationKey: key,
    // Sent one after the other, so that the last press wins.
    scope: { id: key.join(' ') },
    async mutationFn({ ids, isConfirmed }: Asked) {
      const all = await Promise.allSettled(
        ids.map((id) => call(confirmIngredient, { params: { id }, body: { isConfirmed } })),
      )
      const failed = all.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
    onMutate: ({ ids, isConfirmed }) =>
      changeIngredients(queries, session, (now) =>
        now.map((one) => (ids.includes(one.id) ? { ...one, isConfirmed } : one)),
      ),
    onError: (error) => toastRefusal(error, words.error, words.tickFailed),
    // An answer before the last queued change would show an older state.
    onSettled: (_nothing, failed) =>
      failed && queries.isMutating({ mutationKey: key }) === 1
        ? refreshIngredients(queries, session)
        : undefined,
  })
  return {
    toggle: ({ id, isConfirmed }: Ingredient) => ticking.mutate({ ids: [id], isConfirmed: !isConfirmed }),
    tickAll: (some: readonly Ingredient[]) =>
      ticking.mutate({
        ids: some.filter(({ isConfirmed }) => !isConfirmed).map(({ id }) => id),
        isConfirmed: true,
      }),
  }
}
