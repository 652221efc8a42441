import type { Input } from '#contract/http/endpoint.ts'
import { confirmMeal } from '#contract/nutrition/nutrition.ts'
import { useLogEntry } from '#web/features/offline/use-log-entry.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { mealPaths } from '../day/use-nutrition-day.ts'
import { useToastLogged } from '../day/use-toast-logged.ts'
import { provisional } from '../provisional.ts'
import { confirmationRefusal } from '../refusals.ts'
import { useOneAtATime } from '../scan/use-one-at-a-time.ts'
import { words } from '../words.ts'

/** `writtenAt` in milliseconds since 1970; now by default. */
type Body = Input<typeof confirmMeal>['body'] & { writtenAt?: number | undefined }

/** Logs an analyzed meal with the user's corrections. */
export function useLogMeal(onLogged: () => void) {
  const turn = useOneAtATime()
  const toastLogged = useToastLogged()
  const logging = useLogEntry({
    kind: 'meal',
    endpoint: confirmMeal,
    changes: mealPaths,
    write({ writtenAt: loggedAt, ...asked }: Body, today) {
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      const { analysis, mealType, notes, targetDate } = body
      const { items, ...figures } = analysis
      return { body, shown: provisional({ ...figures, mealType, notes, targetDate }), loggedAt }
    },
    onLogged,
    onAnswer: ({ nutritionLog }) => toastLogged(words.mealLogged, nutritionLog),
    onError: (error) => toastRefusal(error, words.logFailed, confirmationRefusal(error)),
  })
  return {
    isLogging: logging.isPending,
    log: (body: Body) => turn.start(() => logging.mutate(body, { onSettled: turn.ended })),
  }
}
