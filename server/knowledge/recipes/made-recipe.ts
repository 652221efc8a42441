import type { Allergy, dietaryPreferences } from '#contract/account/profile.ts'
import type { PlannedMeal } from '#contract/meal-plans.ts'
import type { MealStyle, Recipe } from '#contract/recipes.ts'

export type DietaryPreference = (typeof dietaryPreferences)[number]

export type RecipesToMake = {
  /** Available ingredients, as typed. */
  ingredients: string[]
  servings: number
  mealStyle: MealStyle
  diets: DietaryPreference[]
  allergies: Allergy[]
  /** Varies by call, so that a repeated request returns others. */
  seed: number
  /** Recipes not to repeat; with a description, neither their dishes with other fillings. */
  not: readonly { title: string; description?: string }[]
  /** Number of recipes, at least three. */
  count?: number
  mealType?: PlannedMeal
}

/** A recipe before it is stored for an account. */
export type MadeRecipe = Omit<Recipe, 'id' | 'sessionId' | 'isSaved' | 'createdAt'>
