import type { DashboardStats } from '#contract/insights.ts'
import type { NutritionLog } from '#contract/nutrition.ts'

/** A day's stats as they stand once `log` is gone, before the server has said so. */
export function withoutEntry(stats: DashboardStats, log: NutritionLog): DashboardStats {
  const { today, goals } = stats
  const less = (sum: number, part: number | null) => Math.max(0, Math.round((sum - (part ?? 0)) * 100) / 100)
  const left = {
    ...today,
    calories: less(today.calories, log.calories),
    protein: less(today.protein, log.protein),
    carbs: less(today.carbs, log.carbs),
    fat: less(today.fat, log.fat),
    sugar: less(today.sugar, log.sugar),
    fiber: less(today.fiber, log.fiber),
    sodium: less(today.sodium, log.sodium),
    meals: Math.max(0, today.meals - 1),
  }
  const percent = (name: 'protein' | 'carbs' | 'fat' | 'sugar') =>
    Math.round((left[name] / goals[name]) * 100)
  return {
    ...stats,
    totalMeals: Math.max(0, stats.totalMeals - 1),
    today: left,
    progress: {
      protein: percent('protein'),
      carbs: percent('carbs'),
      fat: percent('fat'),
      sugar: percent('sugar'),
    },
  }
}
