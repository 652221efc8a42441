import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ContactMessage, changeContactMessage, listAudit, listContactMessages } from '#contract/admin.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

type Change = { state?: ContactMessage['state']; note?: string | null }

/** Changes a message; marking it as read shows no toast. */
export function useMessage({ id, state: before }: ContactMessage) {
  const queries = useQueryClient()
  const changing = useMutation({
    mutationFn: (body: Change) => call(changeContactMessage, { params: { id }, body }),
    async onSuccess(_after, { state, note }) {
      if (note !== undefined) toast({ title: words.noteSaved })
      else if (state === 'done') toast({ title: words.markedDone })
      else if (before === 'done') toast({ title: words.openedAgain })
      const stale = [listContactMessages, listAudit]
      await Promise.all(stale.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
    },
    onError: (error) => toastRefusal(error, words.failed),
  })
  return { change: changing.mutate, busy: changing.isPending }
}
