import type { AnalyticsPeriod, DaySums, NutritionAnalytics } from '#contract/analytics.ts'
import { type Goals, sugarGoal } from '#contract/goals.ts'
import { type AveragedMeasure, averageOf, loggedDays } from '#contract/measures/averages.ts'
import { rounded } from '#contract/measures/decimals.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { goalsOf } from '#server/features/goals/service.ts'
import { eaten } from '#server/features/nutrition/service.ts'
import { daysWithin } from '../day-store.ts'
import { words } from '../words.ts'
import { macroShares } from './macro-shares.ts'
import { spanOf } from './period.ts'

const mostFoods = 5

/** Sums come from the totals; frequencies of foods from the period's entries. */
export async function nutritionAnalytics(
  db: Database,
  userId: string,
  period: AnalyticsPeriod,
  today: string,
): Promise<NutritionAnalytics> {
  const span = spanOf(period, today)
  const [series, habits, goals] = await Promise.all([
    daysWithin(db, userId, span),
    eaten(db, userId, span).habits(mostFoods),
    goalsOf(db, userId),
  ])
  const sum = (name: keyof DaySums) => rounded(total(series, name), 2)
  const daily = (name: AveragedMeasure) => {
    const { perDay } = averageOf(series, name, today)
    return perDay === null ? null : rounded(perDay, 2)
  }
  const share = (name: AveragedMeasure) => ({ total: sum(name), daily: daily(name) })
  const percentage = macroShares({ protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') })
  const macro = (name: 'protein' | 'carbs' | 'fat') => ({ ...share(name), percentage: percentage[name] })
  const totalLogged = total(series, 'meals')
  return {
    period: words.period[period],
    nutritionBreakdown: {
      calories: share('calories'),
      macros: { protein: macro('protein'), carbs: macro('carbs'), fat: macro('fat') },
    },
    mealDistribution: habits.mealTypes,
    topFoods: habits.topFoods.map((food) => ({ ...food, avgCalories: rounded(food.avgCalories, 1) })),
    consistency: { totalLogged, avgPerDay: daily('meals') },
    periodStats: { ...span, loggedDays: loggedDays(series, 'meals', today).length },
    series,
    goals: goalsShown(goals),
  }
}

function total(series: DaySums[], name: keyof DaySums): number {
  return series.reduce((sum, one) => sum + Number(one[name]), 0)
}

function goalsShown(goals: Goals): NutritionAnalytics['goals'] {
  return {
    calories: goals.dailyCalorieGoal,
    protein: goals.proteinGoal,
    carbs: goals.carbGoal,
    fat: goals.fatGoal,
    sugar: sugarGoal,
    water: goals.dailyWaterGoal,
    weeklyWorkouts: goals.weeklyWorkoutGoal,
    weeklyDistance: goals.weeklyDistanceGoal,
  }
}
