import { withEntryAdded } from '#contract/foods/known-shares.ts'
import { waterOf } from '#contract/hydration/drinks.ts'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { percentOf } from '#contract/measures/rounded.ts'

/** A day's stats with `drink` added (subtracted with −1), for the optimistic update. */
export function withDrink(stats: DashboardStats, drink: DrinkLog, times: 1 | -1): DashboardStats {
  const { goals } = stats
  const moved = (sum: number, part: number) => Math.max(0, Math.round((sum + times * part) * 1e5) / 1e5)
  const today = {
    ...stats.today,
    ...withEntryAdded(stats.today, drink, times),
    caffeine: moved(stats.today.caffeine, drink.caffeine),
    waterIntake: moved(stats.today.waterIntake, waterOf(drink) / 1000),
  }
  const percents = (Object.keys(stats.progress) as (keyof typeof stats.progress)[]).map((name) => [
    name,
    percentOf(today[name], goals[name]),
  ])
  return { ...stats, today, progress: Object.fromEntries(percents) as DashboardStats['progress'] }
}
