import { farthestOff, type PlanFigure, planTolerance } from '#contract/meal-plans.ts'
import { figuresOf, sumOf } from './figures.ts'
import type { Candidate, PlanRecipe, WeekDay, WeekMeal, WeekToPlan, Why } from './week.ts'

const servings = { least: 0.5, most: 3 } as const

/**
 * Reason for missing a day's goals; null on target. Tests whether other recipes, variety aside, could reach the goal
 * that is missed most, by the best of each meal.
 */
export function whyOff<R extends PlanRecipe>(
  { meals }: Pick<WeekDay<R>, 'meals'>,
  week: Pick<WeekToPlan<R>, 'candidates' | 'meals' | 'goals' | 'fewCarbs'>,
): Why | null {
  if (meals.length < week.meals.length) return 'meal_missing'
  const sum = sumOf(meals.map(figuresOf))
  const figure = farthestOff(sum, week.goals)
  if (!figure) return null
  if (week.fewCarbs && sum.carbs < week.goals.carbs * (1 - planTolerance)) return 'diet_limits_carbs'
  const reach = (best: 'min' | 'max') =>
    meals.reduce(
      (total, meal) =>
        total + Math[best](...suiting(meal, week.candidates).map((one) => amountOf(figure, one, meal, best))),
      0,
    )
  const goal = week.goals[figure]
  const reachable = reach('max') >= goal * (1 - planTolerance) && reach('min') <= goal * (1 + planTolerance)
  return reachable ? 'used_elsewhere' : 'none_better'
}

function suiting({ mealType, recipe }: WeekMeal, candidates: readonly Candidate[]): PlanRecipe[] {
  return [recipe, ...candidates.filter(({ meals }) => meals.includes(mealType)).map((one) => one.recipe)]
}

/** A figure of a recipe in place of `meal`: a macro at the meal's energy, energy at the smallest or largest serving. */
function amountOf(figure: PlanFigure, recipe: PlanRecipe, meal: WeekMeal, best: 'min' | 'max'): number {
  if (figure === 'calories') return recipe.calories * servings[best === 'min' ? 'least' : 'most']
  return (figuresOf(meal).calories * recipe[figure]) / Math.max(recipe.calories, 1)
}
