import { planTolerance } from '#contract/meal-plans.ts'
import type { Recipe } from '#contract/recipes.ts'
import { type Eater, limitsCarbs } from '../kitchen/suitable.ts'
import type { MadeRecipe } from '../recipes/made-recipe.ts'
import { atHandOf } from './at-hand.ts'
import { candidatesFor, heldBy, type Larder } from './candidates/candidates.ts'
import { type Figures, figuresOf, goalsOf, sumOf } from './figures.ts'
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

/** The reason for missing a day's goals, with the diet where it keeps carbohydrate below them. */
function withDiet({ diets }: Eater, { meals, why }: WeekDay<Planned>, goals: Figures): Why | null {
  if (why === null || why === 'meal_missing' || !limitsCarbs(diets)) return why
  return sumOf(meals.map(figuresOf)).carbs < goals.carbs * (1 - planTolerance) ? 'diet_limits_carbs' : why
}

/** Plans weeks from saved recipes and built ones. */
export const mealPlanner = {
  plan(request: PlanRequest): PlannedWeek {
    const goals = goalsOf(request.meals, request.goals)
    const { meals, seed, leftovers = true, first } = request
    const { candidates, lasts } = prepared(request)
    const days = planWeek<Planned>({ candidates, goals, meals, seed, leftovers, first, lasts })
    return {
      goals,
      days: days.map((day, at) => ({
        ...day,
        why: withDiet(request, day, (at === 0 && first?.goals) || goals),
      })),
    }
  },
  /** Undefined without another recipe for that meal. */
  replace(request: Replacement): { meal: WeekMeal<Planned>; why: Why | null } | undefined {
    const wanted = request.day[request.at]!
    // Built for this meal only; the others stay.
    const { candidates, lasts } = prepared({ ...request, meals: [wanted.mealType] })
    const others = request.day.flatMap((meal) => (meal === wanted ? [] : meal.recipe))
    const replaced = replaceMeal<Planned>({
      ...request,
      candidates,
      lasts,
      elsewhere: request.elsewhere.map(({ title }) => title),
      heldElsewhere: [...request.elsewhere, ...others].map(heldBy),
    })
    if (!replaced) return undefined
    const meals = request.day.map((meal) => (meal === wanted ? replaced.meal : meal))
    return { ...replaced, why: withDiet(request, { meals, why: replaced.why }, request.goals) }
  },
  leftOfDay,
  shoppingList,
}
