import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { drinkName } from '#contract/drinks.ts'
import type { Input } from '#contract/endpoint.ts'
import { confirmDrink } from '#contract/hydration.ts'
import { useUser } from '#web/access/use-user.ts'
import { errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { formatDay } from '#web/ui/format.ts'
import { toast } from '#web/ui/toast.tsx'
import { drinkWrites, refreshDrinks } from './drink-cache.ts'
import { formatVolume } from './volume.ts'
import { words } from './words.ts'

type Body = Input<typeof confirmDrink>['body']

/** Logs an analysed drink as the person left it. */
export function useConfirmDrink(onLogged: () => void) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const { user } = useUser()
  const [keys] = useState(() => intentKeys())
  return useMutation({
    mutationKey: drinkWrites,
    mutationFn: (body: Body) => call(confirmDrink, { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess({ drinkLog: drink }) {
      keys.done()
      toast({
        title: words.logged,
        description: words.loggedFor(
          drinkName(drink),
          formatVolume(drink.volume, user?.units),
          formatDay(drink.targetDate),
        ),
      })
      onLogged()
    },
    onError(error) {
      if (isSignedOut(error)) return
      if (isPlanError(error)) return toastPlanRefusal(error, go)
      toast({
        title: words.loggingFailed,
        description: errorText(error, words.logFailed),
        variant: 'destructive',
      })
    },
    onSettled: () => refreshDrinks(queries),
  })
}
