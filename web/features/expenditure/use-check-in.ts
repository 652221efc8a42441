import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnsweredCheckIn, answerCheckIn, getCheckIn, undoCheckIn } from '#contract/check-ins.ts'
import { getGoals } from '#contract/goals.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/** This week's check-in; fetched again whenever it is shown, as each entry changes its proposal. */
export function useCheckIn() {
  return useQuery({ ...read(getCheckIn), refetchOnMount: 'always' })
}

/** Answers the check-in, with an undo in the toast. */
export function useAnswerCheckIn() {
  const refresh = useRefresh()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationFn: (body: Input<typeof answerCheckIn>['body']) =>
      call(answerCheckIn, { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess({ monday, answer, after }) {
      keys.done()
      const undo = async () => {
        await call(undoCheckIn, { params: { monday } })
        await refresh()
      }
      const { title, text } = words.answeredToast[answer]
      toast({ title, description: text(after.dailyCalorieGoal), action: undoBy(undo) })
    },
    onError: (error) => toastRefusal(error, words.notSaved),
    // After a refusal, too: the proposal or its answer is another one by now.
    onSettled: refresh,
  })
}

export function useUndoCheckIn() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ monday }: AnsweredCheckIn) => call(undoCheckIn, { params: { monday } }),
    onError: (error) => toastRefusal(error, words.notSaved),
    onSettled: refresh,
  })
}

function useRefresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [getCheckIn, getGoals, getDashboardStats].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    )
}
