import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { isMissing, useUnsent } from '#web/features/offline/use-unsent.ts'
import { withDrink } from './stats-with-drink.ts'

/** Queued drinks, and their effect on the stats. */
export function useUnsentDrinks() {
  const all = useUnsent<DrinkLog>(['drink'])
  return {
    /** Queued drinks of a day, newest first, without those that a list fetched at `updatedAt` contains. */
    ofDay: (day: string, updatedAt: number) =>
      all.filter(({ targetDate, unsent }) => targetDate === day && lacks(unsent, updatedAt)).reverse(),
    /** A day's stats fetched at `updatedAt`, plus the drinks they lack. */
    count: (stats: DashboardStats, updatedAt: number) =>
      all
        .filter(({ targetDate, unsent }) => targetDate === stats.date && isMissing(unsent, updatedAt))
        .reduce((sum, drink) => withDrink(sum, drink, 1), stats),
  }
}

/** A refused entry is in no answer, and stays in the list. */
const lacks: typeof isMissing = (unsent, updatedAt) =>
  unsent?.state === 'refused' || isMissing(unsent, updatedAt)
