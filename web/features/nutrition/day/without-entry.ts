import type { DashboardStats } from '#contract/insights.ts'
import { percentOf } from '#contract/measures/percent.ts'
import type { NutritionLog } from '#contract/nutrition.ts'

/** A day's stats without `log`, for the optimistic update. */
export const withoutEntry = (stats: DashboardStats, log: NutritionLog) => moved(stats, log, -1)

/** A day's stats with `log` added, for the optimistic update. */
export const withEntry = (stats: DashboardStats, log: NutritionLog) => moved(stats, log, 1)

function moved(stats: DashboardStats, log: NutritionLog, times: 1 | -1): DashboardStats {
  const { today, goals } = stats
  const changed = (sum: number, part: number | null) =>
    Math.max(0, Math.round((sum + times * (part ?? 0)) * 100) / 100)
  const then = {
    ...today,
    calories: changed(today.calories, log.calories),
    protein: changed(today.protein, log.protein),
    carbs: changed(today.carbs, log.carbs),
    fat: changed(today.fat, log.fat),
    sugar: changed(today.sugar, log.sugar),
    fiber: changed(today.fiber, log.fiber),
    sodium: changed(today.sodium, log.sodium),
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
