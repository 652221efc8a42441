import type { Recipe } from '#contract/recipes.ts'
import type { MadeRecipe } from '../recipes/made-recipe.ts'
import { candidatesFor, type Larder } from './candidates.ts'
import { type Figures, goalsOf } from './figures.ts'
import { planWeek } from './plan-week.ts'
import { replaceMeal } from './replace-meal.ts'
import { shoppingList } from './shopping-list.ts'
import type { WeekDay, WeekMeal, Why } from './week.ts'

type Planned = Recipe | MadeRecipe

export type PlanRequest = Larder & {
  /** Of a whole day. */
  goals: Figures
}
export type PlannedWeek = {
  /** What the planned meals of a day should bring together. */
  goals: Figures
  days: WeekDay<Planned>[]
}
export type Replacement = Larder & {
  /** What the planned meals of a day should bring together. */
  goals: Figures
  day: readonly WeekMeal<Recipe>[]
  /** Which meal of the day. */
  at: number
  /** Titles on the other days. */
  elsewhere: readonly string[]
}

/** Plans weeks from what a person saved and what can be built for them. */
export const mealPlanner = {
  plan(request: PlanRequest): PlannedWeek {
    const goals = goalsOf(request.meals, request.goals)
    const { meals, seed } = request
    return { goals, days: planWeek<Planned>({ candidates: candidatesFor(request), goals, meals, seed }) }
  },
  /** Undefined where there is no other recipe for that meal. */
  replace(request: Replacement): { meal: WeekMeal<Planned>; why: Why | null } | undefined {
    const wanted = request.day[request.at]!
    // Built for this meal alone; the others stay.
    const candidates = candidatesFor({ ...request, meals: [wanted.mealType] })
    return replaceMeal<Planned>({ ...request, candidates })
  },
  shoppingList,
}
