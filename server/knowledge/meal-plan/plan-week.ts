import { seeded } from '../recipes/seeded.ts'
import { type Slot, searchDay } from './day-search.ts'
import { optionsFor } from './options.ts'
import { alikeCost, mostUses, type Placement, repeatCost } from './repeats.ts'
import { daysOfPlan, likeOf, type PlanRecipe, type WeekDay, type WeekMeal, type WeekToPlan } from './week.ts'
import { whyOff } from './why.ts'

/**
 * Plans seven days: saved recipes first, no repetition within a day and few across days, each day as close to its
 * goals as the candidates allow, in quarter servings from a half to three. Deterministic by seed. `candidates` have
 * unique titles.
 */
export function planWeek<R extends PlanRecipe>(week: WeekToPlan<R>): WeekDay<R>[] {
  const random = seeded(week.seed)
  const taste = week.candidates.map(random)
  const options = week.meals.map((meal) => optionsFor(meal, week, taste))
  const likes = week.candidates.map(({ recipe }) => likeOf(recipe))
  const most = mostUses(week.candidates, week.meals)
  const days: Slot[][] = Array.from({ length: daysOfPlan }, () =>
    options.map((some) => ({ options: some, chosen: undefined })),
  )
  const standing: Placement = days.map((slots) => slots.map(() => undefined))
  // The second pass knows the choices of later days.
  for (let pass = 0; pass < 2; pass++)
    days.forEach((slots, day) => {
      searchDay(
        slots,
        week.goals,
        (slot, at) =>
          repeatCost(standing, week.meals, day, slot, at, most[at]!) + alikeCost(standing, likes, day, at),
      )
      standing[day] = slots.map(({ chosen }) => chosen?.at)
    })
  return days.map((slots) => {
    const meals = slots.flatMap(({ chosen }, at): WeekMeal<R>[] =>
      chosen
        ? [
            {
              mealType: week.meals[at]!,
              recipe: week.candidates[chosen.at]!.recipe,
              servings: chosen.servings,
            },
          ]
        : [],
    )
    return { meals, why: whyOff({ meals }, week) }
  })
}
