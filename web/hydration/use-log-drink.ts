import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { drinkEmoji, drinkName, type QuickDrink } from '#contract/drinks.ts'
import type { Input } from '#contract/endpoint.ts'
import { type DrinkLog, logDrink } from '#contract/hydration.ts'
import { useUser } from '#web/access/use-user.ts'
import { ApiError, errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { useToday } from '#web/nutrition/use-today.ts'
import { formatDay } from '#web/ui/format.ts'
import { toast } from '#web/ui/toast.tsx'
import { drinkWrites, hideDrink, holdReads, refreshDrinks, settleDrink, showDrink } from './drink-cache.ts'
import { useRemoveDrink } from './use-remove-drink.ts'
import { formatVolume } from './volume.ts'
import { words } from './words.ts'

export type DrinkBody = Input<typeof logDrink>['body']

/** Milliseconds in which a second tap on the same drink is the same tap. */
const doubleTap = 500

/** Logs a drink; it is in the list and the sums before the server has answered, and out again if it refuses. */
export function useLogDrink() {
  const queries = useQueryClient()
  const { today } = useToday()
  const { user } = useUser()
  const [, go] = useLocation()
  const remove = useRemoveDrink()
  const lastTap = useRef<{ id: string; at: number }>(undefined)

  const log = useMutation({
    mutationKey: drinkWrites,
    mutationFn: (body: DrinkBody) => call(logDrink, { body }),
    async onMutate(body) {
      const drink = provisional(body, today)
      await holdReads(queries)
      showDrink(queries, drink, today)
      return drink
    },
    onSuccess(real, _body, drink) {
      settleDrink(queries, drink, real, today)
      toast({
        title: words.logged,
        description: words.loggedFor(
          drinkName(real),
          formatVolume(real.volume, user?.units),
          formatDay(real.targetDate),
        ),
        action: { label: words.undo, onSelect: () => remove.mutate(real) },
      })
    },
    onError(error, _body, drink) {
      if (drink) hideDrink(queries, drink, today)
      if (isSignedOut(error)) return
      if (isPlanError(error)) return toastPlanRefusal(error, go)
      const text = error instanceof ApiError ? errorText(error, words.logFailed) : words.logFailed
      toast({ title: words.error, description: text, variant: 'destructive' })
    },
    onSettled: () => refreshDrinks(queries),
  })

  return {
    log: log.mutate,
    isLogging: log.isPending,
    /** Logs a preset, once for a double tap. */
    logQuick(drink: QuickDrink, targetDate: string, notes?: string | null) {
      const at = performance.now()
      const { current: last } = lastTap
      if (last?.id === drink.id && at - last.at < doubleTap) return
      lastTap.current = { id: drink.id, at }
      log.mutate({ ...bodyOf(drink), targetDate, notes })
    },
  }
}

/** A preset as the log call takes it. */
export function bodyOf({ id: _, name, emoji: __, ...drink }: QuickDrink): DrinkBody {
  return {
    ...drink,
    customName: name,
    hydrationValue: String(drink.hydrationValue),
    temperature: 'room_temp',
  }
}

/** The drink as it will be, as far as this side knows. */
function provisional(body: DrinkBody, today: string): DrinkLog {
  const targetDate = body.targetDate ?? today
  return {
    id: crypto.randomUUID(),
    drinkType: body.drinkType,
    customName: body.customName ?? null,
    emoji: drinkEmoji(body.drinkType, body.customName),
    volume: body.volume,
    hydrationValue: String(body.hydrationValue ?? 1),
    temperature: body.temperature ?? 'room_temp',
    calories: body.calories ?? 0,
    caffeine: body.caffeine ?? 0,
    sugar: body.sugar ?? 0,
    protein: body.protein ?? 0,
    carbs: body.carbs ?? 0,
    fat: body.fat ?? 0,
    notes: body.notes ?? null,
    targetDate,
    date: targetDate,
    createdAt: new Date().toISOString(),
    source: 'manual',
    confidence: null,
  }
}
