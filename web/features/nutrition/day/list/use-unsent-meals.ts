import type { DashboardStats } from '#contract/insights.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { isMissing, useUnsent } from '#web/features/offline/use-unsent.ts'
import { withEntry } from './without-entry.ts'

/** Queued meals, and their effect on the stats. */
export function useUnsentMeals() {
  const all = useUnsent<NutritionLog>(['meal'])
  return {
    /** Queued meals of a day in order of logging, without those that a list fetched at `updatedAt` contains. */
    ofDay: (day: string, updatedAt: number) =>
      all.filter(
        ({ targetDate, unsent }) =>
          targetDate === day && (unsent?.state === 'refused' || isMissing(unsent, updatedAt)),
      ),
    /** A day's stats fetched at `updatedAt`, plus the meals they lack. */
    count: (stats: DashboardStats, updatedAt: number) =>
      all
        .filter(({ targetDate, unsent }) => targetDate === stats.date && isMissing(unsent, updatedAt))
        .reduce(withEntry, stats),
  }
}
