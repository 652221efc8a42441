import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '#contract/http/endpoint.ts'
import { addDays } from '#contract/measures/day.ts'
import { copyNutritionLogs, listNutritionLogs, type MealType } from '#contract/nutrition/nutrition.ts'
import { call } from '#web/http/client.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatCount } from '#web/ui/measures/format.ts'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { refreshNutrition, useRemoveLog } from '../day/use-nutrition-day.ts'
import { useToday } from '../day/use-today.ts'
import { words } from '../words.ts'

type Body = Input<typeof copyNutritionLogs>['body']

/** Copies a day, a meal or some entries to another day. */
export function useCopyMeals(onCopied?: () => void) {
  const queries = useQueryClient()
  const [keys] = useState(() => intentKeys())
  const remove = useRemoveLog()
  const { today } = useToday()
  return useMutation({
    mutationFn: (body: Body) => call(copyNutritionLogs, { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess({ copied }, { toDate }) {
      keys.done()
      const meals = formatCount(copied.length, words.meal, words.mealsPlural)
      toast({
        title: words.copied,
        description:
          copied.length > 0 ? words.copiedTo(meals, recentDay(toDate, today)) : words.copiedNothing,
        action:
          copied.length > 0
            ? {
                label: words.undo,
                onSelect() {
                  for (const log of copied) remove.mutate(log)
                },
              }
            : undefined,
      })
      onCopied?.()
      await refreshNutrition(queries)
    },
    onError: (error) => toastRefusal(error, words.copyFailed),
  })
}

/** The day before `day`, if it has entries (of `mealType`) to copy. */
export function useDayBefore(day: string, mealType?: MealType): string | undefined {
  const before = addDays(day, -1)
  const { data } = useQuery(read(listNutritionLogs, { query: { date: before } }))
  return data?.some((log) => !mealType || log.mealType === mealType) ? before : undefined
}
