import { useRef } from 'react'
import { logDrink } from '#contract/http/first-calls.ts'
import type { QuickDrink } from '#contract/hydration/drinks.ts'
import { useLogEntry } from '#web/features/offline/use-log-entry.ts'
import { serverText } from '#web/http/api-error.ts'
import { newId } from '#web/http/random.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { drinkPaths, drinkWrites } from './drink-cache.ts'
import { type DrinkBody, provisional } from './provisional.ts'
import { useToastDrink } from './use-toast-drink.ts'
import { words } from './words.ts'

/** Milliseconds in which a second tap on the same drink is ignored. */
const doubleTap = 500

/** Logs a drink with an optimistic update, rolled back if refused. Offline it is queued on this device. */
export function useLogDrink() {
  const toastDrink = useToastDrink()
  const lastTap = useRef<{ id: string; at: number }>(undefined)

  const log = useLogEntry({
    kind: 'drink',
    endpoint: logDrink,
    changes: drinkPaths,
    mutationKey: drinkWrites,
    write(asked: DrinkBody, today) {
      const body = { ...asked, targetDate: asked.targetDate ?? today }
      // Each tap is a drink of its own, also beside an equal one that is being sent.
      return { key: newId(), body, shown: provisional(body, today) }
    },
    onAnswer: toastDrink,
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
