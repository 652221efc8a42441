import { type MealType, mealTypes, type NutritionLog } from '#contract/nutrition.ts'

export type MealGroup = { mealType: MealType; calories: number; logs: NutritionLog[] }

/** A day's entries by meal type, in the order of the day; types without an entry are left out. */
export function mealGroups(logs: readonly NutritionLog[]): MealGroup[] {
  return mealTypes
    .map((mealType) => {
      const own = logs.filter((log) => log.mealType === mealType)
      return { mealType, logs: own, calories: own.reduce((sum, log) => sum + log.calories, 0) }
    })
    .filter((group) => group.logs.length > 0)
}
