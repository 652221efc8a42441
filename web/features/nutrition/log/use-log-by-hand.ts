import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '#contract/http/endpoint.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { provenanceOfAnswer, provenanceOfFood } from '#contract/nutrition/provenance.ts'
import { refreshFoods } from '#web/features/foods/use-food-search.ts'
import { useLogEntry } from '#web/features/offline/use-log-entry.ts'
import { serverText } from '#web/http/api-error.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { mealPaths } from '../day/use-nutrition-day.ts'
import { useToastLogged } from '../day/use-toast-logged.ts'
import { provisional } from '../provisional.ts'
import { useOneAtATime } from '../scan/use-one-at-a-time.ts'
import { words } from '../words.ts'

type Body = Input<typeof logNutrition>['body']

/** As the server tells it. */
function provenanceOf({ foodRef, grams, figuresFrom }: Body) {
  if (foodRef && grams) return provenanceOfFood(foodRef)
  return provenanceOfAnswer({ source: figuresFrom ?? 'manual', confidence: null })
}

/** Logs a food with typed figures. */
export function useLogByHand(onLogged: () => void) {
  const queries = useQueryClient()
  const turn = useOneAtATime()
  const toastLogged = useToastLogged()
  const logging = useLogEntry({
    kind: 'meal',
    endpoint: logNutrition,
    changes: mealPaths,
    write(asked: Body, today) {
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      return { body, shown: provisional({ ...body, provenance: provenanceOf(body) }) }
    },
    onLogged,
    onAnswer(log, { foodRef }) {
      toastLogged(words.foodLogged, log)
      return foodRef && refreshFoods(queries)
    },
    // The server's sentence if there is one; it is also shown at the refused input.
    onError: (error) => toastRefusal(error, words.error, serverText(error, words.logFoodFailed)),
  })
  return {
    isLogging: logging.isPending,
    /** `onRefused` gets the server's refusal. */
    log: (body: Body, onRefused: (error: Error) => void) =>
      turn.start(() => logging.mutate(body, { onError: onRefused, onSettled: turn.ended })),
  }
}
