import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '#contract/http/endpoint.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { type FoodFacts, foodEmoji, lookupFood } from '#contract/nutrition/nutrition.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { ApiError } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useDebouncedValue } from '#web/ui/forms/use-debounced-value.ts'
import { words } from '../words.ts'
import { defaultEmoji, emojiByKeyword } from './emoji-by-keyword.ts'

type Told = {
  onFacts: (facts: FoodFacts) => void
  /** Called if the food is unknown. */
  onNothing: () => void
}

/** Looks up the nutrients of a serving of a food. */
export function useFoodFacts({ onFacts, onNothing }: Told) {
  const tell = useInUnits()
  return useMutation({
    mutationFn: (body: Input<typeof lookupFood>['body']) => call(lookupFood, { body }),
    onSuccess(facts) {
      toast({
        title: words.factsRetrieved,
        description: words.factsOf(facts.foodName, tell(facts.servingSize)),
      })
      onFacts(facts)
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 404) onNothing()
      toastRefusal(error, words.lookupFailed, words.lookupFailedText)
    },
  })
}

/** Debounce in milliseconds. */
const typingDelay = 400
const shortestName = 2

/** The emoji for a typed name; by keyword if the server does not know one. */
export function useFoodEmoji(foodName: string): string {
  const name = useDebouncedValue(cutText(foodName.trim(), 200), typingDelay)
  const asked = name.length >= shortestName
  const { data, isError } = useQuery({
    queryKey: [foodEmoji.path, name],
    queryFn: ({ signal }) => call(foodEmoji, { body: { foodName: name }, signal }),
    enabled: asked,
    placeholderData: (before) => before,
  })
  if (!asked) return defaultEmoji
  if (isError) return emojiByKeyword(name)
  return data?.emoji ?? defaultEmoji
}
