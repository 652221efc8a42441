import type { PlannedMeal } from '#contract/meal-plans.ts'
import { isMealOver } from '#contract/measures/meal-hours.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { eachFigure, type Figures, mainMeals, shareOf, sumOf, times } from './figures.ts'
import type { DayToPlan } from './week.ts'

/** What was logged on a day; macros that it does not state are null. */
export type Eaten = Pick<NutritionLog, 'mealType' | keyof Figures>

/** Share of a meal's usual energy from which it counts as eaten, and of which there is enough left for it; our own choice. */
const half = 0.5
/** Meals that are given up first when little is left. */
const givenUp: readonly PlannedMeal[] = ['snack', 'breakfast', 'lunch', 'dinner']

/**
 * The meals of a day that are to come at `minute` of it, and their targets: the day's goals less what was eaten, and less
 * the usual share of main meals that are eaten elsewhere later, or are over and not logged. Unknown macros count by the
 * energy, in the proportions of the goals. No meals when the energy is used up; undefined while the whole day is to come.
 */
export function leftOfDay(
  meals: readonly PlannedMeal[],
  goals: Figures,
  { eaten, minute }: { eaten: readonly Eaten[]; minute: number },
): DayToPlan | undefined {
  const whole = shareOf([...new Set([...meals, ...mainMeals])])
  const usual = (some: readonly PlannedMeal[]) => times(goals, shareOf(some) / whole)
  const known = eaten.map((entry) => {
    const assumed = times(goals, entry.calories / Math.max(goals.calories, 1))
    return { mealType: entry.mealType, ...eachFigure((name) => entry[name] ?? assumed[name]) }
  })
  const logged = (meal: PlannedMeal) => known.filter(({ mealType }) => mealType === meal)
  const isEaten = (meal: PlannedMeal) => {
    const { calories } = sumOf(logged(meal))
    return calories > 0 && calories >= half * usual([meal]).calories
  }
  let toCome = meals.filter((meal) => !isEaten(meal) && !isMealOver(meal, minute))
  if (!eaten.length && toCome.length === meals.length) return undefined
  const elsewhere = mainMeals.filter(
    (meal) => !toCome.includes(meal) && !isEaten(meal) && !(logged(meal).length && isMealOver(meal, minute)),
  )
  const total = sumOf([
    ...known.filter(({ mealType }) => !elsewhere.some((meal) => meal === mealType)),
    usual(elsewhere),
  ])
  const left = eachFigure((name) => goals[name] - total[name])
  for (const meal of givenUp)
    if (left.calories < half * usual(toCome).calories) toCome = toCome.filter((one) => one !== meal)
  // A figure that is used up is aimed at half of what these meals usually hold: no dish holds none of it.
  return { meals: toCome, goals: eachFigure((name) => Math.max(left[name], half * usual(toCome)[name])) }
}
