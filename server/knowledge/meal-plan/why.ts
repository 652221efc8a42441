import { isOnTarget, offBy, planTolerance } from '#contract/meal-plans.ts'
import { figuresOf, sumOf } from './figures.ts'
import type { Candidate, PlanRecipe, WeekDay, WeekMeal, WeekToPlan, Why } from './week.ts'

const servings = { least: 0.5, most: 3 } as const

/**
 * Reason for missing a day's goals; null on target. Tests whether other recipes, variety aside, could reach them,
 * by the best of each meal.
 */
export function whyOff<R extends PlanRecipe>(
  { meals }: Pick<WeekDay<R>, 'meals'>,
  week: Pick<WeekToPlan<R>, 'candidates' | 'meals' | 'goals'>,
): Why | null {
  if (meals.length < week.meals.length) return 'meal_missing'
  const sum = sumOf(meals.map(figuresOf))
  if (isOnTarget(sum, week.goals)) return null
  const { energy, protein } = planTolerance
  const proteinIsOff = Math.abs(offBy(sum.protein, week.goals.protein)) > protein
  const [goal, tolerance, could] = proteinIsOff
    ? ([week.goals.protein, protein, proteinOf] as const)
    : ([week.goals.calories, energy, energyOf] as const)
  const reach = (best: 'min' | 'max') =>
    meals.reduce(
      (total, meal) => total + Math[best](...suiting(meal, week.candidates).map(could(meal, best))),
      0,
    )
  const reachable = reach('max') >= goal * (1 - tolerance) && reach('min') <= goal * (1 + tolerance)
  return reachable ? 'used_elsewhere' : 'none_better'
}

function suiting({ mealType, recipe }: WeekMeal, candidates: readonly Candidate[]): PlanRecipe[] {
  return [recipe, ...candidates.filter(({ meals }) => meals.includes(mealType)).map((one) => one.recipe)]
}

/** Protein of a recipe in place of a meal, at the meal's energy. */
function proteinOf(meal: WeekMeal) {
  const { calories } = figuresOf(meal)
  return (recipe: PlanRecipe) => (calories * recipe.protein) / Math.max(recipe.calories, 1)
}
/** Energy of the smallest or largest serving amount. */
function energyOf(_meal: WeekMeal, best: 'min' | 'max') {
  return ({ calories }: PlanRecipe) => calories * servings[best === 'min' ? 'least' : 'most']
}
