import { useMutation } from '@tanstack/react-query'
import { type Goals, suggestGoals } from '#contract/goals.ts'
import { serverText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/** Requests suggestions for a prompt; an empty prompt shows a message. */
export function useGoalSuggestions(current: Goals | null | undefined) {
  const asking = useMutation({
    mutationFn: (prompt: string) =>
      call(suggestGoals, { body: { prompt, ...(current && { userGoals: current }) } }),
    onSuccess: ({ suggestions }) =>
      toast(
        suggestions
          ? { title: words.ready, description: words.readyText }
          : { title: words.unreadTitle, description: words.unreadText },
      ),
    onError: (error) => toastRefusal(error, words.error, serverText(error, words.suggestFailed)),
  })
  return {
    answer: asking.data ?? undefined,
    busy: asking.isPending,
    ask(prompt: string) {
      if (asking.isPending) return
      if (prompt.trim()) return asking.mutate(prompt.trim())
      toast({ title: words.inputRequired, description: words.inputRequiredText, variant: 'destructive' })
    },
  }
}
