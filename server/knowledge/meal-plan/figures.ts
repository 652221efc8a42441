import type { PlanFigures, PlannedMeal } from '#contract/meal-plans.ts'

export type Figures = PlanFigures

export function times(figures: Figures, factor: number): Figures {
  return eachFigure((name) => figures[name] * factor)
}
export function sumOf(all: readonly Figures[]): Figures {
  return eachFigure((name) => all.reduce((sum, figures) => sum + figures[name], 0))
}
export function eachFigure(of: (name: keyof Figures) => number): Figures {
  return { calories: of('calories'), protein: of('protein'), carbs: of('carbs'), fat: of('fat') }
}

/** Figures of so many servings. */
export function figuresOf({ recipe, servings }: { recipe: Figures; servings: number }): Figures {
  return times(recipe, servings)
}

/** Usual energy share of each of three main meals and a snack; our own choice. */
export const usualShare: Record<PlannedMeal, number> = {
  breakfast: 0.24,
  lunch: 0.33,
  dinner: 0.33,
  snack: 0.1,
}
export const mainMeals: readonly PlannedMeal[] = ['breakfast', 'lunch', 'dinner']

/** Targets of the planned meals: the day's goals less main meals eaten elsewhere. */
export function goalsOf(meals: readonly PlannedMeal[], goals: Figures): Figures {
  const planned = shareOf(meals)
  return times(goals, planned / shareOf([...new Set([...meals, ...mainMeals])]))
}

/** A meal's usual energy when `meals` share `goals`. */
export function usualEnergy(meal: PlannedMeal, meals: readonly PlannedMeal[], goals: Figures): number {
  return (goals.calories * usualShare[meal]) / shareOf(meals)
}

/** Sum of the usual shares of different meals. */
export function shareOf(meals: readonly PlannedMeal[]): number {
  return meals.reduce((sum, meal) => sum + usualShare[meal], 0)
}
