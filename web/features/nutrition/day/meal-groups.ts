import { type MealType, mealTypes, type NutritionLog } from '#contract/nutrition.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'

export type MealGroup = { mealType: MealType; calories: number; logs: Shown<NutritionLog>[] }

/** A day's entries by meal type, in the order of the day; of drinks only if there are any. */
export function mealGroups(logs: readonly Shown<NutritionLog>[]): MealGroup[] {
  return mealTypes
    .map((mealType) => {
      const own = logs.filter((log) => log.mealType === mealType)
      return {
        mealType,
        logs: own,
        calories: own.reduce((sum, log) => sum + (log.unsent?.state === 'refused' ? 0 : log.calories), 0),
      }
    })
    .filter((group) => group.mealType !== 'drink' || group.logs.length > 0)
}
