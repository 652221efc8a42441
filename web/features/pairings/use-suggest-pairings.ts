import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { suggestPairings } from '#contract/pairings.ts'
import { ApiError, errorText, isPlanError, isSignedOut, isStopped } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { keptSuggestions, showSuggestions, suggestionsKey } from './kept-suggestions.ts'
import { words } from './words.ts'

/** Suggests pairings of a session's confirmed ingredients; can be stopped. */
export function useSuggestPairings(session: string) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])
  const { data: suggestions = [] } = useQuery({
    queryKey: suggestionsKey(session),
    queryFn: () => keptSuggestions(session),
  })

  const suggesting = useMutation({
    mutationFn(ingredients: readonly string[]) {
      stopper.current?.abort()
      stopper.current = new AbortController()
      const body = { ingredients: [...ingredients], sessionId: session }
      return call(suggestPairings, { body, signal: stopper.current.signal })
    },
    onSuccess(pairings) {
      showSuggestions(queries, session, () => pairings)
      toast({ title: words.found, description: words.foundText(pairings.length) })
    },
    onError(error) {
      if (isStopped(error)) return
      if (isPlanError(error)) return toastPlanRefusal(error, go)
      const [title, description] = isSignedOut(error)
        ? [words.unauthorized, words.logInAgain]
        : [words.generationFailed, refusalOf(error)]
      toast({ title, description, variant: 'destructive' })
    },
  })
  return {
    suggestions,
    suggest(ingredients: readonly string[]) {
      if (suggesting.isPending) return
      if (ingredients.length >= 2) suggesting.mutate(ingredients)
      else toast({ title: words.generationFailed, description: words.tooFew, variant: 'destructive' })
    },
    stop: () => stopper.current?.abort(),
    isSuggesting: suggesting.isPending,
  }
}

function refusalOf(error: unknown): string {
  return error instanceof ApiError ? errorText(error, words.generationFailedText) : words.generationFailedText
}
