import { type MealType, mealTypes, type NutritionLog } from '#contract/nutrition/nutrition.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import type { WaitingSentence } from './use-waiting-sentences.ts'

export type MealGroup = {
  mealType: MealType
  calories: number
  logs: Shown<NutritionLog>[]
  /** Without figures yet. */
  sentences: Shown<WaitingSentence>[]
}

/** A day's entries by meal type, in the order of the day; of drinks only if there are any. */
export function mealGroups(
  logs: readonly Shown<NutritionLog>[],
  sentences: readonly Shown<WaitingSentence>[] = [],
): MealGroup[] {
  return mealTypes
    .map((mealType) => {
      const own = logs.filter((log) => log.mealType === mealType)
      return {
        mealType,
        logs: own,
        sentences: sentences.filter((line) => line.mealType === mealType),
        calories: own.reduce((sum, log) => sum + (log.unsent?.state === 'refused' ? 0 : log.calories), 0),
      }
    })
    .filter((group) => group.mealType !== 'drink' || group.logs.length + group.sentences.length > 0)
}
