import type { PlannedMeal } from '#contract/meal-plans.ts'
import type { Recipe } from '#contract/recipes.ts'
import type { Figures } from './figures.ts'

/** A recipe that may stand on the plan. */
export type Candidate<R extends PlanRecipe = PlanRecipe> = {
  recipe: R
  /** What it suits. */
  meals: readonly PlannedMeal[]
  /** Chosen by the person before; such go first. */
  saved: boolean
}
/** What the planner looks at: a title of its own, the figures of one serving, and what it is like. */
export type PlanRecipe = Figures & Pick<Recipe, 'title'> & Partial<Pick<Recipe, 'cuisine' | 'emoji'>>

/** The same for dishes that feel alike on a plate, such as two omelettes. */
export function likeOf({ title, cuisine, emoji }: PlanRecipe): string {
  return emoji ? `${cuisine} ${emoji}` : title
}

export type WeekMeal<R extends PlanRecipe = PlanRecipe> = {
  mealType: PlannedMeal
  recipe: R
  /** For one person, in quarters. */
  servings: number
}

/** Why a day is off: a meal that nothing suits, no recipe that would mend it, or those that would are on other days. */
export type Why = 'meal_missing' | 'none_better' | 'used_elsewhere'
export type WeekDay<R extends PlanRecipe = PlanRecipe> = { meals: WeekMeal<R>[]; why: Why | null }

export type WeekToPlan<R extends PlanRecipe = PlanRecipe> = {
  candidates: readonly Candidate<R>[]
  /** What the planned meals of a day should bring together. */
  goals: Figures
  meals: readonly PlannedMeal[]
  /** Another seed prefers other recipes among those that fit alike. */
  seed: number
}

export const daysOfPlan = 7
