import { seeded } from '../recipes/seeded.ts'
import { crowding, unsavedCost } from './crowding.ts'
import { type Slot, searchDay } from './day-search.ts'
import { figuresOf } from './figures.ts'
import { optionsFor } from './options.ts'
import { likeOf, type PlanRecipe, type WeekMeal, type WeekToPlan, type Why } from './week.ts'
import { whyOff } from './why.ts'

export type MealToReplace<R extends PlanRecipe = PlanRecipe> = WeekToPlan<R> & {
  /** The day's current meals. */
  day: readonly WeekMeal<R>[]
  /** Index of the meal to replace. */
  at: number
  /** Titles on the other days; used only with few alternatives. */
  elsewhere: readonly string[]
  /** Ingredients of each of the plan's other meals, other than staples. */
  heldElsewhere?: readonly (readonly string[])[]
  /** Number of meals for which each ingredient at hand lasts. */
  lasts?: ReadonlyMap<string, number>
}

/** Replaces the recipe of one meal of a day. Undefined without an alternative. */
export function replaceMeal<R extends PlanRecipe>(
  wanted: MealToReplace<R>,
): { meal: WeekMeal<R>; why: Why | null } | undefined {
  const { candidates, day } = wanted
  const replaced = day[wanted.at]!
  const taste = candidates.map(seeded(wanted.seed))
  const titles = new Set(day.map(({ recipe }) => recipe.title))
  const elsewhere = new Set(wanted.elsewhere)
  const held = wanted.heldElsewhere ?? []
  const title = (at: number) => candidates[at]!.recipe.title
  const slot: Slot = {
    options: optionsFor(replaced.mealType, wanted, taste).filter(({ at }) => !titles.has(title(at))),
    chosen: undefined,
  }
  const others = day.filter((meal) => meal !== replaced).map(fixed)
  searchDay([slot, ...others], wanted.goals, {
    apart: (of, at) =>
      of === 0 ? (elsewhere.has(title(at)) ? 3 : 0) + (candidates[at]!.saved ? 0 : unsavedCost) : 0,
    together: crowding(candidates, held.length + 1, wanted.lasts)(held),
  })
  if (!slot.chosen) return undefined
  const { at, servings } = slot.chosen
  const meal = { mealType: replaced.mealType, recipe: candidates[at]!.recipe, servings }
  const meals = day.map((one) => (one === replaced ? meal : one))
  return { meal, why: whyOff({ meals }, wanted) }
}

/** A fixed meal: the only option of its slot, with an index outside the candidates. */
function fixed(meal: WeekMeal, at: number): Slot {
  const only = {
    ...figuresOf(meal),
    at: -1 - at,
    like: likeOf(meal.recipe),
    servings: meal.servings,
    cost: 0,
  }
  return { options: [only], chosen: only }
}
