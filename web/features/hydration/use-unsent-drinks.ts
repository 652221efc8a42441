import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { isMissing, useUnsent } from '#web/features/offline/use-unsent.ts'
import { withDrink } from './stats-with-drink.ts'

/** The drinks that only this device has, and how they count. */
export function useUnsentDrinks() {
  const all = useUnsent<DrinkLog>(['drink'])
  return {
    /** A day’s, newest first, as far as a list that came at `updatedAt` lacks them. */
    ofDay: (day: string, updatedAt: number) =>
      all.filter(({ targetDate, unsent }) => targetDate === day && lacks(unsent, updatedAt)).reverse(),
    /** A day’s stats that came at `updatedAt`, with what they lack. */
    count: (stats: DashboardStats, updatedAt: number) =>
      all
        .filter(({ targetDate, unsent }) => targetDate === stats.date && isMissing(unsent, updatedAt))
        .reduce((sum, drink) => withDrink(sum, drink, 1), stats),
  }
}

/** A refused one is in no answer, and stays in sight. */
const lacks: typeof isMissing = (unsent, updatedAt) =>
  unsent?.state === 'refused' || isMissing(unsent, updatedAt)
