import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { suggestPairings } from '#contract/pairings.ts'
import { isStopped, serverText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { keptSuggestions, showSuggestions, suggestionsKey } from './kept-suggestions.ts'
import { toastError } from './refusal.ts'
import { words } from './words.ts'

/** Suggests pairings of a session's confirmed ingredients; can be stopped. */
export function useSuggestPairings(session: string) {
  const queries = useQueryClient()
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
      toastError(error, words.generationFailed, serverText(error, words.generationFailedText))
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
