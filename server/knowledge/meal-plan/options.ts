import type { PlannedMeal } from '#contract/meal-plans.ts'
import { type Figures, times, usualEnergy } from './figures.ts'
import { type Candidate, likeOf, type WeekToPlan } from './week.ts'

/** A recipe at a number of servings, as a meal. */
export type Option = Figures & {
  /** Index among the candidates. */
  at: number
  /** Equal for similar dishes. */
  like: string
  servings: number
  /** Its own cost: size for that meal, share of a serving. */
  cost: number
}

const quarters = Array.from({ length: 11 }, (_, step) => 0.5 + step / 4)
/** Bounds of a meal's energy, relative to the usual one. */
const plausible = { least: 0.5, most: 1.7 }

/** Lists every option of a meal. `taste` (0 to 1 by candidate) breaks ties. */
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

function oddness({ recipe }: Candidate, servings: number, usual: number): number {
  const size = Math.log((recipe.calories * servings) / usual)
  const fraction = servings % 1 === 0 ? 0 : servings % 0.5 === 0 ? 0.02 : 0.05
  return size * size + fraction + 0.06 * Math.abs(servings - 1) + 0.15 * Math.max(servings - 1.5, 0) ** 2
}
