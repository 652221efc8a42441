import type { GoalSuggestions, Goals } from '#contract/goals.ts'

export const goalTabs = ['nutrition', 'fitness', 'hydration'] as const
export type GoalTab = (typeof goalTabs)[number]

/** Goals of each tab in order. */
export const fieldsOf = {
  nutrition: ['dailyCalorieGoal', 'proteinGoal', 'carbGoal', 'fatGoal'],
  fitness: ['fitnessObjective', 'weeklyWorkoutGoal', 'weeklyDistanceGoal'],
  hydration: ['dailyWaterGoal'],
} as const satisfies Record<GoalTab, readonly (keyof Goals)[]>

export const goalNames: readonly (keyof Goals)[] = goalTabs.flatMap((tab) => [...fieldsOf[tab]])

export function tabOf(name: keyof Goals): GoalTab {
  return goalTabs.find((tab) => (fieldsOf[tab] as readonly string[]).includes(name)) ?? 'nutrition'
}

/** The proposal as goals to save. */
export function goalsOf({ nutrition, fitness, hydration }: GoalSuggestions): Goals {
  return {
    dailyCalorieGoal: nutrition.dailyCalories,
    proteinGoal: nutrition.protein,
    carbGoal: nutrition.carbs,
    fatGoal: nutrition.fat,
    weeklyWorkoutGoal: fitness.weeklyWorkouts,
    weeklyDistanceGoal: fitness.weeklyDistance,
    fitnessObjective: fitness.fitnessObjective,
    dailyWaterGoal: hydration.dailyWater,
  }
}
