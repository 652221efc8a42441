import { isMain, keepsOvernight, leftoverDays } from '#contract/leftovers.ts'
import type { PlannedMeal } from '#contract/meal-plans.ts'
import { type Candidate, daysOfPlan } from './week.ts'

/** Candidate by day and meal; undefined for an empty slot. */
export type Placement = (number | undefined)[][]

/** Inputs of the costs of repetition. */
export type Repeats = {
  week: Placement
  meals: readonly PlannedMeal[]
  /** Maximum uses by candidate. */
  most: readonly number[]
  /** Whether a second serving keeps, by candidate. */
  keeps: readonly boolean[]
  /** Whether it is a lunch only after that dinner, by candidate. */
  lunchLeftOver: readonly boolean[]
  /** Whether dishes may be cooked once and eaten twice. */
  leftovers: boolean
}

const mains: readonly PlannedMeal[] = ['lunch', 'dinner']
/** Cost so high that it is accepted only where a meal would stay empty. */
const forbidden = 60
/** Number of dishes a week planned for two meals; our own choice. */
const usualPairs = 3
/** Gains of such a pair: dinner and the next day's lunch, and any other. */
const gain = { lunch: 1.2, other: 0.1 } as const

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

/** Whether each candidate keeps for the next two days. */
export function keeping(candidates: readonly Candidate[]): boolean[] {
  return candidates.map(({ recipe }) => keepsOvernight(recipe.title))
}

/** Cost of similar dishes within a week, such as an omelette every morning. */
export function alikeCost(week: Placement, likes: readonly string[], day: number, at: number): number {
  const others = week.flatMap((one, other) => (other === day ? [] : one))
  return 0.15 * others.filter((used) => used !== undefined && used !== at && likes[used] === likes[at]).length
}

/** Cost of repeating candidate `at`; negative for planned leftovers. */
export function repeatCost(repeats: Repeats, day: number, slot: number, at: number): number {
  const { week, meals, keeps, leftovers } = repeats
  const most = repeats.most[at]!
  const isNextLunch = isLunchAfterDinner(repeats, day, slot, at)
  const isBarredLunch = repeats.lunchLeftOver[at] && meals[slot] === 'lunch' && !isNextLunch
  if (isBarredLunch) return forbidden
  const uses = week.reduce(
    (sum, one, other) => sum + (other === day ? 0 : one.filter((used) => used === at).length),
    0,
  )
  if (uses === 0) return 0
  if (uses >= most) return forbidden * (uses - most + 1)
  if (!isMain(meals[slot]!)) return 0.2 * uses + (week[day - 1]?.[slot] === at ? 0.2 : 0)
  const far = distanceTo(repeats, day, at)
  if (far <= leftoverDays && !leftovers) return forbidden / 2
  if (far <= leftoverDays && keeps[at] && uses === 1 && pairsBeside(repeats, at) < usualPairs)
    return isNextLunch ? -gain.lunch : -gain.other
  return 0.7 * uses + (far === 1 ? 0.6 : 0)
}

/** Days to the nearest main meal with that candidate on another day. */
function distanceTo({ week, meals }: Repeats, day: number, at: number): number {
  return Math.min(
    ...week.flatMap((one, other) =>
      other !== day && one.some((used, slot) => used === at && isMain(meals[slot]!))
        ? [Math.abs(other - day)]
        : [],
    ),
  )
}

function isLunchAfterDinner({ week, meals }: Repeats, day: number, slot: number, at: number): boolean {
  const [lunch, dinner] = [meals.indexOf('lunch'), meals.indexOf('dinner')]
  if (lunch < 0 || dinner < 0) return false
  return slot === lunch ? week[day - 1]?.[dinner] === at : week[day + 1]?.[lunch] === at
}

/** Other candidates already planned for two main meals within two days. */
function pairsBeside({ week, meals, keeps }: Repeats, at: number): number {
  const last = new Map<number, number>()
  const paired = new Set<number>()
  week.forEach((one, day) => {
    one.forEach((used, slot) => {
      if (used === undefined || used === at || !keeps[used] || !isMain(meals[slot]!)) return
      const before = last.get(used)
      if (before !== undefined && day - before <= leftoverDays) paired.add(used)
      last.set(used, day)
    })
  })
  return paired.size
}
