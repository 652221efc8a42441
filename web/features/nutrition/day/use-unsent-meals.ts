import type { DashboardStats } from '#contract/insights.ts'
import type { NutritionLog } from '#contract/nutrition.ts'
import { isMissing, useUnsent } from '#web/features/offline/use-unsent.ts'
import { withEntry } from './without-entry.ts'

/** The meals that only this device has, and how they count. */
export function useUnsentMeals() {
  const all = useUnsent<NutritionLog>(['meal'])
  return {
    /** A day’s, in the order of logging, as far as a list that came at `updatedAt` lacks them. */
    ofDay: (day: string, updatedAt: number) =>
      all.filter(
        ({ targetDate, unsent }) =>
          targetDate === day && (unsent?.state === 'refused' || isMissing(unsent, updatedAt)),
      ),
    /** A day’s stats that came at `updatedAt`, with what they lack. */
    count: (stats: DashboardStats, updatedAt: number) =>
      all
        .filter(({ targetDate, unsent }) => targetDate === stats.date && isMissing(unsent, updatedAt))
        .reduce(withEntry, stats),
  }
}
