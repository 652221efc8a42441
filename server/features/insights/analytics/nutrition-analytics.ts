import type { AnalyticsPeriod, DaySums, NutritionAnalytics } from '#contract/analytics.ts'
import { knownShareOf, knownSumsOf } from '#contract/foods/known-shares.ts'
import { eachNutrient, eachUnstated } from '#contract/foods/nutrients.ts'
import { type Goals, sugarGoal } from '#contract/goals.ts'
import { type AveragedMeasure, averageOf, countedValues } from '#contract/measures/averages.ts'
import { rounded } from '#contract/measures/rounded.ts'
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
  const sums = knownSumsOf(
    eachNutrient((name) => total(series, (day) => day[name])),
    eachUnstated((name) => total(series, (day) => day.calories * (1 - knownShareOf(day, name)))),
  )
  const daily = (name: AveragedMeasure) => {
    const { perDay } = averageOf(series, name, today)
    return perDay === null ? null : rounded(perDay, 2)
  }
  const percentage = macroShares(sums)
  const macro = (name: 'protein' | 'carbs' | 'fat') => ({
    total: sums[name],
    daily: daily(name),
    known: knownShareOf(sums, name),
    percentage: percentage[name],
  })
  return {
    period: words.period[period],
    nutritionBreakdown: {
      calories: { total: sums.calories, daily: daily('calories') },
      macros: { protein: macro('protein'), carbs: macro('carbs'), fat: macro('fat') },
    },
    mealDistribution: habits.mealTypes,
    topFoods: habits.topFoods.map((food) => ({ ...food, avgCalories: rounded(food.avgCalories, 1) })),
    consistency: { totalLogged: total(series, (day) => day.meals), avgPerDay: daily('meals') },
    periodStats: { ...span, loggedDays: countedValues(series, 'meals', today).length },
    series,
    goals: goalsShown(goals),
  }
}

function total(series: DaySums[], of: (day: DaySums) => number | null): number {
  return rounded(
    series.reduce((sum, day) => sum + (of(day) ?? 0), 0),
    2,
  )
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
