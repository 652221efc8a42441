import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { logDrink } from '#contract/http/first-calls.ts'
import { drinkName, type QuickDrink } from '#contract/hydration/drinks.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { serverText } from '#web/http/api-error.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { drinkPaths, drinkWrites } from './drink-cache.ts'
import { type DrinkBody, provisional } from './provisional.ts'
import { useRemoveDrink } from './use-remove-drink.ts'
import { words } from './words.ts'

/** Milliseconds in which a second tap on the same drink is ignored. */
const doubleTap = 500

/** Logs a drink with an optimistic update, rolled back if refused. Offline it is queued on this device. */
export function useLogDrink() {
  const { today } = useToday()
  const { user } = useUser()
  const deliver = useDelivery()
  const remove = useRemoveDrink()
  const lastTap = useRef<{ id: string; at: number }>(undefined)

  const log = useMutation({
    mutationKey: drinkWrites,
    mutationFn(asked: DrinkBody) {
      // The day of the tap, also when sent later.
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      const shown = provisional(body, today)
      return deliver({ kind: 'drink', endpoint: logDrink, body, shown, changes: drinkPaths })
    },
    onSuccess(outcome) {
      const real = outcome !== 'kept' && outcome.answer
      if (!real) return
      toast({
        title: words.logged,
        description: words.loggedFor(
          drinkName(real),
          formatVolume(real.volume, user?.units),
          recentDay(real.targetDate, today),
        ),
        action: { label: words.undo, onSelect: () => remove.mutate(real) },
      })
    },
    onError: (error) => toastRefusal(error, words.error, serverText(error, words.logFailed)),
  })

  return {
    log: log.mutate,
    isLogging: log.isPending,
    /** Logs a preset; ignores a double tap. */
    logQuick(drink: QuickDrink, targetDate: string, notes?: string | null) {
      const at = performance.now()
      const { current: last } = lastTap
      if (last?.id === drink.id && at - last.at < doubleTap) return
      lastTap.current = { id: drink.id, at }
      log.mutate({ ...bodyOf(drink), targetDate, notes })
    },
  }
}

/** The request body of a preset. */
export function bodyOf({ id: _, name, emoji: __, ...drink }: QuickDrink): DrinkBody {
  return {
    ...drink,
    customName: name,
    hydrationValue: String(drink.hydrationValue),
    temperature: 'room_temp',
  }
}
