import type { PlannedMeal } from '#contract/meal-plans.ts'
import { type Candidate, daysOfPlan } from './week.ts'

/** Candidate by day and meal; undefined for an empty slot. */
export type Placement = (number | undefined)[][]

const mains: readonly PlannedMeal[] = ['lunch', 'dinner']
/** Cost that is only acceptable to keep a meal from staying empty. */
const forbidden = 60

/** Maximum uses of each candidate in a week: two, three for breakfasts and snacks, more with few candidates. */
export function mostUses(candidates: readonly Candidate[], meals: readonly PlannedMeal[]): number[] {
  const limit = (kinds: readonly PlannedMeal[], usual: number) => {
    const slots = daysOfPlan * kinds.filter((meal) => meals.includes(meal)).length
    const suiting = candidates.filter((one) => one.meals.some((meal) => kinds.includes(meal))).length
    return slots && suiting ? Math.max(usual, Math.ceil(slots / suiting)) : 0
  }
  const of: Record<PlannedMeal, number> = {
    breakfast: limit(['breakfast'], 3),
    lunch: limit(mains, 2),
    dinner: limit(mains, 2),
    snack: limit(['snack'], 3),
  }
  return candidates.map((one) => Math.max(...one.meals.map((meal) => of[meal])))
}

/** Cost of similar dishes within a week, such as an omelette every morning. */
export function alikeCost(week: Placement, likes: readonly string[], day: number, at: number): number {
  const others = week.flatMap((one, other) => (other === day ? [] : one))
  return 0.15 * others.filter((used) => used !== undefined && used !== at && likes[used] === likes[at]).length
}

/** Cost of repeating candidate `at`. Last night's dinner as lunch counts as leftovers, at a bonus. */
export function repeatCost(
  week: Placement,
  meals: readonly PlannedMeal[],
  day: number,
  slot: number,
  at: number,
  most: number,
): number {
  const uses = week.reduce(
    (sum, one, other) => sum + (other === day ? 0 : one.filter((used) => used === at).length),
    0,
  )
  if (uses === 0) return 0
  if (uses >= most) return forbidden * (uses - most + 1)
  const meal = meals[slot]!
  if (!mains.includes(meal)) return 0.2 * uses + (week[day - 1]?.[slot] === at ? 0.2 : 0)
  const dinner = meals.indexOf('dinner')
  const lunch = meals.indexOf('lunch')
  const leftovers =
    (meal === 'lunch' && dinner >= 0 && week[day - 1]?.[dinner] === at) ||
    (meal === 'dinner' && lunch >= 0 && week[day + 1]?.[lunch] === at)
  if (leftovers) return 0.1
  const neighbour = week[day - 1]?.[slot] === at || week[day + 1]?.[slot] === at
  return 0.7 * uses + (neighbour ? 0.6 : 0)
}
