import type { PlannedMeal } from '#contract/meal-plans.ts'
import { type Figures, times, usualEnergy } from './figures.ts'
import { type Candidate, likeOf, type WeekToPlan } from './week.ts'

/** One recipe at one number of servings, as a meal. */
export type Option = Figures & {
  /** Its place among the candidates. */
  at: number
  /** The same for dishes that feel alike. */
  like: string
  servings: number
  /** How odd it is by itself: its size for that meal, its share of a serving, whether it was saved. */
  cost: number
}

const quarters = Array.from({ length: 11 }, (_, step) => 0.5 + step / 4)
/** The parts of a meal’s usual energy between which it still looks like that meal. */
const plausible = { least: 0.5, most: 1.7 }

/** Everything that a meal could be. `taste` (0 to 1 by candidate) decides between recipes that fit alike. */
export function optionsFor(meal: PlannedMeal, week: WeekToPlan, taste: readonly number[]): Option[] {
  const usual = usualEnergy(meal, week.meals, week.goals)
  return week.candidates.flatMap((candidate, at) =>
    candidate.meals.includes(meal)
      ? sizes(candidate, usual).map((servings) => ({
          ...times(candidate.recipe, servings),
          at,
          like: likeOf(candidate.recipe),
          servings,
          cost: oddness(candidate, servings, usual) + 0.15 * taste[at]!,
        }))
      : [],
  )
}

function sizes({ recipe }: Candidate, usual: number): number[] {
  const energy = (servings: number) => (recipe.calories * servings) / usual
  const fitting = quarters.filter((size) => energy(size) >= plausible.least && energy(size) <= plausible.most)
  if (fitting.length) return fitting
  return [energy(1) < 1 ? quarters.at(-1)! : quarters[0]!]
}

function oddness({ recipe, saved }: Candidate, servings: number, usual: number): number {
  const size = Math.log((recipe.calories * servings) / usual)
  const fraction = servings % 1 === 0 ? 0 : servings % 0.5 === 0 ? 0.02 : 0.05
  return (
    size * size +
    fraction +
    0.06 * Math.abs(servings - 1) +
    0.15 * Math.max(servings - 1.5, 0) ** 2 +
    (saved ? 0 : 0.45)
  )
}
