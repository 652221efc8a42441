import type { Allergy, dietaryPreferences } from '#contract/account/profile.ts'
import type { PlannedMeal } from '#contract/meal-plans.ts'
import type { MealStyle, Recipe } from '#contract/recipes.ts'

export type DietaryPreference = (typeof dietaryPreferences)[number]

export type RecipesToMake = {
  /** Things at hand, as typed. */
  ingredients: string[]
  servings: number
  mealStyle: MealStyle
  diets: DietaryPreference[]
  allergies: Allergy[]
  /** Differs from call to call, so that asking again brings others. */
  seed: number
  /** Recipes not to repeat; with a description, nor their dishes with other fillings. */
  not: readonly { title: string; description?: string }[]
  /** How many; three or more. */
  count?: number
  mealType?: PlannedMeal
}

/** A recipe before anybody owns it. */
export type MadeRecipe = Omit<Recipe, 'id' | 'sessionId' | 'isSaved' | 'createdAt'>
