import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '#contract/http/endpoint.ts'
import { drinkName } from '#contract/hydration/drinks.ts'
import { confirmDrink } from '#contract/hydration/hydration.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { errorText } from '#web/http/api-error.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { drinkPaths, drinkWrites } from '../drink-cache.ts'
import { provisional } from '../provisional.ts'
import { words } from '../words.ts'

type Body = Input<typeof confirmDrink>['body']

/** Logs an analyzed drink with the user's corrections. */
export function useConfirmDrink(onLogged: () => void) {
  const deliver = useDelivery()
  const { today } = useToday()
  const { user } = useUser()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationKey: drinkWrites,
    mutationFn(asked: Body) {
      const { analysis, details } = asked
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      const read = { ...analysis, drinkType: analysis.drinkType ?? 'other', notes: details }
      const shown = provisional({ ...read, targetDate: body.targetDate }, today)
      const key = keys.keyFor(body)
      return deliver({ kind: 'drink', endpoint: confirmDrink, body, shown, key, changes: drinkPaths })
    },
    onSuccess(outcome) {
      keys.done()
      onLogged()
      const drink = outcome !== 'kept' && outcome.answer?.drinkLog
      if (!drink) return
      toast({
        title: words.logged,
        description: words.loggedFor(
          drinkName(drink),
          formatVolume(drink.volume, user?.units),
          recentDay(drink.targetDate, today),
        ),
      })
    },
    onError: (error) => toastRefusal(error, words.loggingFailed, errorText(error, words.logFailed)),
  })
}
