import type { Recipe } from '#contract/recipes.ts'
import { limitsCarbs } from '../kitchen/suitable.ts'
import type { MadeRecipe } from '../recipes/made-recipe.ts'
import { atHandOf } from './at-hand.ts'
import { candidatesFor, heldBy, type Larder } from './candidates/candidates.ts'
import { type Figures, goalsOf } from './figures.ts'
import { leftOfDay } from './left-of-day.ts'
import { planWeek } from './plan-week.ts'
import { replaceMeal } from './replace-meal.ts'
import { shoppingList } from './shopping/shopping-list.ts'
import { mealsAtHand } from './use-up.ts'
import type { Candidate, DayToPlan, WeekDay, WeekMeal, Why } from './week.ts'

type Planned = Recipe | MadeRecipe

export type PlanRequest = Larder & {
  /** Goals of a whole day. */
  goals: Figures
  /** Whether dishes may be cooked once for two meals; by default they are. */
  leftovers?: boolean
  /** What is left of the first day, where a part of it is over. */
  first?: DayToPlan | undefined
}
export type PlannedWeek = {
  /** Targets of a day's planned meals. */
  goals: Figures
  days: WeekDay<Planned>[]
}
export type Replacement = Larder & {
  /** Targets of a day's planned meals. */
  goals: Figures
  day: readonly WeekMeal<Recipe>[]
  /** Index of the meal. */
  at: number
  /** Recipes of the meals of the other days. */
  elsewhere: readonly Recipe[]
}

function prepared(larder: Larder) {
  const atHand = atHandOf(larder.ingredients)
  const candidates: Candidate<Planned>[] = candidatesFor(larder, atHand)
  const dishes = candidates.map(({ recipe }) => recipe)
  return { candidates, lasts: mealsAtHand(atHand, dishes, larder.people) }
}

/** Plans weeks from saved recipes and built ones. */
export const mealPlanner = {
  plan(request: PlanRequest): PlannedWeek {
    const goals = goalsOf(request.meals, request.goals)
    const { meals, seed, leftovers = true, first } = request
    const { candidates, lasts } = prepared(request)
    const fewCarbs = limitsCarbs(request.diets)
    const week = { candidates, goals, meals, fewCarbs, seed, leftovers, first, lasts }
    return { goals, days: planWeek<Planned>(week) }
  },
  /** Undefined without another recipe for that meal. */
  replace(request: Replacement): { meal: WeekMeal<Planned>; why: Why | null } | undefined {
    const wanted = request.day[request.at]!
    // Built for this meal only; the others stay.
    const { candidates, lasts } = prepared({ ...request, meals: [wanted.mealType] })
    const others = request.day.flatMap((meal) => (meal === wanted ? [] : meal.recipe))
    return replaceMeal<Planned>({
      ...request,
      fewCarbs: limitsCarbs(request.diets),
      candidates,
      lasts,
      elsewhere: request.elsewhere.map(({ title }) => title),
      heldElsewhere: [...request.elsewhere, ...others].map(heldBy),
    })
  },
  leftOfDay,
  shoppingList,
}
