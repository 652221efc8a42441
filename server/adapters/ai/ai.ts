import type { FoodCategory, FoodFacts, MealAnalysis } from '#contract/nutrition.ts'

export type AnalyzedMeal = Omit<MealAnalysis, 'id'>
/** A WebP or JPEG as `readPhoto` leaves it, and what the person wrote; either may be missing, not both. */
export type MealToRead = { photo?: Buffer; notes: string }
export type FoodToLookUp = { foodName: string; servingSize: string }

/** Reads meals and foods: by a model where one is connected, by the built-in knowledge engine otherwise. `source` says which. */
export type Ai = {
  /** What the connected model can do; both false without one. */
  readonly model: { vision: boolean; text: boolean }
  /** Throws `unavailable`, with a sentence that says what to do, when nothing can read this meal. Figures are never invented. */
  analyzeMeal(meal: MealToRead): Promise<AnalyzedMeal>
  /** Undefined for a food that nobody knows. */
  lookupFood(food: FoodToLookUp): Promise<FoodFacts | undefined>
  /** At once and without a model. */
  foodEmoji(foodName: string): { emoji: string; category: FoodCategory }
}

/** Counts one model call of today; false when the day's ceiling is reached and the call must not be made. */
export type Spend = () => Promise<boolean>
