import type { Input } from '#contract/http/endpoint.ts'
import { confirmDrink } from '#contract/hydration/hydration.ts'
import { useLogEntry } from '#web/features/offline/use-log-entry.ts'
import { errorText } from '#web/http/api-error.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { drinkPaths, drinkWrites } from '../drink-cache.ts'
import { provisional } from '../provisional.ts'
import { useToastDrink } from '../use-toast-drink.ts'
import { words } from '../words.ts'

/** Logs an analyzed drink with the user's corrections. */
export function useConfirmDrink(onLogged: () => void) {
  const toastDrink = useToastDrink()
  return useLogEntry({
    kind: 'drink',
    endpoint: confirmDrink,
    changes: drinkPaths,
    mutationKey: drinkWrites,
    write(asked: Input<typeof confirmDrink>['body'], today) {
      const { analysis, details } = asked
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      const read = { ...analysis, drinkType: analysis.drinkType ?? 'other', notes: details }
      return { body, shown: provisional({ ...read, targetDate: body.targetDate }, today) }
    },
    onLogged,
    onAnswer: ({ drinkLog }) => toastDrink(drinkLog),
    onError: (error) => toastRefusal(error, words.loggingFailed, errorText(error, words.logFailed)),
  })
}
