import { seeded } from '../recipes/seeded.ts'
import { crowding, noneSavedCost, unsavedCost } from './crowding.ts'
import { type Slot, searchDay } from './day-search.ts'
import { optionsFor } from './options.ts'
import { alikeCost, keeping, mostUses, type Placement, type Repeats, repeatCost } from './repeats.ts'
import { useUpCost } from './use-up.ts'
import {
  type DayToPlan,
  daysOfPlan,
  likeOf,
  type PlanRecipe,
  type WeekDay,
  type WeekMeal,
  type WeekToPlan,
} from './week.ts'
import { whyOff } from './why.ts'

type WholeWeek<R extends PlanRecipe> = WeekToPlan<R> & {
  /** Whether dishes may be cooked once for two main meals within two days; by default they are. */
  leftovers?: boolean
  /** Number of meals for which each ingredient at hand lasts; one where it is not stated. */
  lasts?: ReadonlyMap<string, number>
  /** The first day, where a part of it is over; its meals are among those of the other days. */
  first?: DayToPlan | undefined
}

/**
 * Plans seven days: saved recipes first, ingredients at hand used up early, no repetition within a day and few across days
 * but planned leftovers, each day as close to its goals as the candidates allow, in quarter servings from a half to three.
 * Deterministic by seed. `candidates` have unique titles.
 */
export function planWeek<R extends PlanRecipe>(week: WholeWeek<R>): WeekDay<R>[] {
  const random = seeded(week.seed)
  const taste = week.candidates.map(random)
  const toPlan: WeekToPlan<R>[] = Array.from({ length: daysOfPlan }, (_, day) =>
    day === 0 && week.first ? { ...week, ...week.first } : week,
  )
  const optionsOf = (day: WeekToPlan<R>) =>
    week.meals.map((meal) => (day.meals.includes(meal) ? optionsFor(meal, day, taste) : []))
  const usual = optionsOf(week)
  const likes = week.candidates.map(({ recipe }) => likeOf(recipe))
  const days: Slot[][] = toPlan.map((day) =>
    (day === week ? usual : optionsOf(day)).map((options) => ({ options, chosen: undefined })),
  )
  const standing: Placement = days.map((slots) => slots.map(() => undefined))
  const repeats: Repeats = {
    week: standing,
    meals: week.meals,
    most: mostUses(week.candidates, week.meals),
    keeps: keeping(week.candidates),
    lunchLeftOver: week.candidates.map(({ isLunchLeftOver }) => isLunchLeftOver ?? false),
    leftovers: week.leftovers ?? true,
  }
  const crowd = crowding(
    week.candidates,
    toPlan.reduce((sum, { meals }) => sum + meals.length, 0),
    week.lasts,
  )
  // The second pass knows the choices of later days.
  for (let pass = 0; pass < 2; pass++)
    days.forEach((slots, day) => {
      const elsewhere = standing.flatMap((some, other) =>
        other === day ? [] : some.filter((at) => at !== undefined),
      )
      const used = Map.groupBy(
        elsewhere.flatMap((at) => week.candidates[at]!.uses ?? []),
        (name) => name,
      )
      const isLeft = (name: string) => (used.get(name)?.length ?? 0) < (week.lasts?.get(name) ?? 1)
      const usesOf = (at: number) => (week.candidates[at]!.uses ?? []).filter(isLeft).length
      const crowded = crowd(elsewhere.map((at) => week.candidates[at]!.holds ?? []))
      const noneSaved = noneSavedCost(week.candidates, elsewhere)
      searchDay(slots, toPlan[day]!.goals, {
        apart: (slot, at) =>
          repeatCost(repeats, day, slot, at) +
          alikeCost(standing, likes, day, at) +
          useUpCost(usesOf(at), day) +
          (week.candidates[at]!.saved ? 0 : unsavedCost) +
          crowded([at]),
        together: (some) => crowded(some) + noneSaved(some),
      })
      standing[day] = slots.map(({ chosen }) => chosen?.at)
    })
  return days.map((slots, day) => {
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
    return { meals, why: whyOff({ meals }, toPlan[day]!) }
  })
}
