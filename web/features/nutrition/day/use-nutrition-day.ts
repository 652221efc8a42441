import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getDashboardStats } from '#contract/insights.ts'
import {
  listNutritionLogs,
  type NutritionLog,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { listUsualMeals } from '#contract/nutrition/usual-meals.ts'
import { answeredAt } from '#web/device/seen/seen-answers.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import { useWithUnsent } from '#web/features/offline/use-with-unsent.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { undoBy } from '#web/http/undo.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'
import { useUnsentMeals } from './list/use-unsent-meals.ts'
import { useWaitingSentences } from './list/use-waiting-sentences.ts'
import { withoutEntry } from './list/without-entry.ts'

const logsOf = (date: string) => read(listNutritionLogs, { query: { date } })
export const statsOf = (date: string) => read(getDashboardStats, { query: { date } })

/** The entries of `day`, its sentences that are not read yet, and its totals. */
export function useNutritionDay(day: string) {
  const logs = useQuery({ ...logsOf(day), retry: 1, refetchOnMount: 'always' })
  const stats = useQuery({ ...statsOf(day), retry: 1, refetchOnMount: 'always' })
  const unsent = useUnsentMeals()
  const counted = useWithUnsent(statsOf(day).queryKey, stats)
  const mine = unsent.ofDay(day, answeredAt(logsOf(day).queryKey, logs))
  const sentences = useWaitingSentences(day)
  // Queued entries are shown even without an answer of the server.
  const data: Shown<NutritionLog>[] | null | undefined =
    logs.data || (mine.length + sentences.length && logs.isError)
      ? [...(logs.data ?? []), ...mine]
      : logs.data
  return { logs: { ...logs, data }, sentences, stats: counted }
}

/** Queries that depend on meals. */
export const mealPaths = [listNutritionLogs.path, getDashboardStats.path, listUsualMeals.path]

/** Refetches all queries that depend on meals. */
export function refreshNutrition(queries: QueryClient) {
  return Promise.all(mealPaths.map((path) => queries.invalidateQueries({ queryKey: [path] })))
}

/** Removes an entry with an optimistic update, and an undo in the toast. */
export function useRemoveLog() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: NutritionLog) => call(removeNutritionLog, { params: { id } }),
    async onMutate(log) {
      const logs = logsOf(log.targetDate).queryKey
      const stats = statsOf(log.targetDate).queryKey
      await Promise.all([
        queries.cancelQueries({ queryKey: logs }),
        queries.cancelQueries({ queryKey: stats }),
      ])
      queries.setQueryData(logs, (now) => now?.filter(({ id }) => id !== log.id))
      queries.setQueryData(stats, (now) => now && withoutEntry(now, log))
    },
    onSuccess(_nothing, { id, foodName }) {
      const undo = async () => {
        await call(restoreNutritionLog, { params: { id } })
        await refreshNutrition(queries)
      }
      toast({ title: words.deleted, description: foodName, action: undoBy(undo) })
    },
    onError: (error) => toastRefusal(error, words.deleteFailed),
    // Refetched in both cases; after a refusal that restores the entry.
    onSettled: () => refreshNutrition(queries),
  })
}
