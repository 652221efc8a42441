import { withEntryAdded } from '#contract/foods/known-shares.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { percentOf } from '#contract/measures/rounded.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'

/** A day's stats without `log`, for the optimistic update. */
export const withoutEntry = (stats: DashboardStats, log: NutritionLog) => moved(stats, log, -1)

/** A day's stats with `log` added, for the optimistic update. */
export const withEntry = (stats: DashboardStats, log: NutritionLog) => moved(stats, log, 1)

function moved(stats: DashboardStats, log: NutritionLog, times: 1 | -1): DashboardStats {
  const { today, goals } = stats
  const then = {
    ...today,
    ...withEntryAdded(today, log, times),
    meals: Math.max(0, today.meals + times),
  }
  const percent = (name: 'protein' | 'carbs' | 'fat' | 'sugar') => percentOf(then[name], goals[name])
  return {
    ...stats,
    totalMeals: Math.max(0, stats.totalMeals + times),
    today: then,
    progress: {
      protein: percent('protein'),
      carbs: percent('carbs'),
      fat: percent('fat'),
      sugar: percent('sugar'),
    },
  }
}
