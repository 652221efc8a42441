import type { PlannedMeal } from '#contract/meal-plans.ts'
import type { Recipe } from '#contract/recipes.ts'
import type { Figures } from './figures.ts'

/** A recipe that may stand on the plan. */
export type Candidate<R extends PlanRecipe = PlanRecipe> = {
  recipe: R
  /** Suitable meals. */
  meals: readonly PlannedMeal[]
  /** Suits lunch only as leftovers of the dinner before. */
  isLunchLeftOver?: boolean
  /** Ingredients at hand that it uses. */
  uses?: readonly string[]
  /** Its ingredients other than staples of every kitchen. */
  holds?: readonly string[]
  /** Saved by the account; preferred. */
  saved: boolean
}
/** The planner's view of a recipe: a unique title, figures of one serving, and its similarity key. */
export type PlanRecipe = Figures & Pick<Recipe, 'title'> & Partial<Pick<Recipe, 'cuisine' | 'emoji'>>

/** Equal for similar dishes, such as two omelettes. */
export function likeOf({ title, cuisine, emoji }: PlanRecipe): string {
  return emoji ? `${cuisine} ${emoji}` : title
}

export type WeekMeal<R extends PlanRecipe = PlanRecipe> = {
  mealType: PlannedMeal
  recipe: R
  /** For one person, in quarters. */
  servings: number
}

/**
 * Reason for missing a day's goals: a meal without a suitable recipe, no better recipe, none because of a diet that
 * limits carbohydrate, or better ones used on other days.
 */
export type Why = 'meal_missing' | 'none_better' | 'diet_limits_carbs' | 'used_elsewhere'
export type WeekDay<R extends PlanRecipe = PlanRecipe> = { meals: WeekMeal<R>[]; why: Why | null }

/** Meals of a day, and their targets. */
export type DayToPlan = { meals: readonly PlannedMeal[]; goals: Figures }

export type WeekToPlan<R extends PlanRecipe = PlanRecipe> = DayToPlan & {
  candidates: readonly Candidate<R>[]
  /** Whether the eater's diet limits carbohydrate. */
  fewCarbs?: boolean
  /** The seed varies the choice among equal recipes. */
  seed: number
}

export const daysOfPlan = 7
