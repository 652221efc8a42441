import type { MealPlan, PlannedMeal } from './meal-plans.ts'
import { addDays } from './measures/day.ts'

/** Dishes that become soggy, tough or unsafe overnight in the fridge; our own choice. */
const eatenFresh =
  /\b(salad|sandwich|wrap|toast|toasts|bruschetta|burger|tacos?|omelet(te)?|frittata|scrambled?|fried eggs?|poached|sushi|poke|ceviche|tartare|carpaccio|oysters|mussels|clams|smoothie)\b/i

/** Longest time between cooking and eating a second serving, in days; USDA FSIS keeps cooked food three to four. */
export const leftoverDays = 2

/** Whether the second serving of a dish can be eaten on one of the next two days. */
export function keepsOvernight(title: string): boolean {
  return !eatenFresh.test(title)
}

/** Meals whose dish may be cooked for two. */
export function isMain(meal: PlannedMeal): boolean {
  return meal === 'lunch' || meal === 'dinner'
}

export type Leftover = {
  /** `cook`: the meal that is cooked; `eat`: the meal that uses its leftovers. */
  role: 'cook' | 'eat'
  /** The other meal of the pair. */
  day: string
  mealType: PlannedMeal
  /** Servings of one person in both meals. */
  servings: number
  /** Whether both meals are of the same size. */
  isDouble: boolean
}

/**
 * Pairs of meals cooked once and eaten twice, by meal id: the same dish as a main meal within two days. Derived from
 * the meals alone, so that replacing a meal dissolves its pair.
 */
export function leftoversOf({ days }: Pick<MealPlan, 'days'>): ReadonlyMap<string, Leftover> {
  const found = new Map<string, Leftover>()
  const open = new Map<string, Main>()
  for (const { day, meals } of days)
    for (const meal of meals) {
      const { title } = meal.recipe
      if (!isMain(meal.mealType) || !keepsOvernight(title)) continue
      const cooked = open.get(title)
      if (!cooked || addDays(cooked.day, leftoverDays) < day) {
        open.set(title, { day, meal })
        continue
      }
      open.delete(title)
      const servings = cooked.meal.servings + meal.servings
      const isDouble = cooked.meal.servings === meal.servings
      found.set(cooked.meal.id, { role: 'cook', day, mealType: meal.mealType, servings, isDouble })
      const { mealType } = cooked.meal
      found.set(meal.id, { role: 'eat', day: cooked.day, mealType, servings, isDouble })
    }
  return found
}
type Main = { day: string; meal: MealPlan['days'][number]['meals'][number] }
