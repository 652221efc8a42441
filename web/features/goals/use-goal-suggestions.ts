import { useMutation } from '@tanstack/react-query'
import { type Goals, suggestGoals } from '#contract/goals.ts'
import { ApiError, errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
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
    onError(error) {
      if (isSignedOut(error)) return
      const text = error instanceof ApiError ? errorText(error, words.suggestFailed) : words.suggestFailed
      toast({ title: words.error, description: text, variant: 'destructive' })
    },
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
