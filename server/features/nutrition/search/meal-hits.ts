import { type MealHit, mostHits } from '#contract/nutrition/meal-hits.ts'
import type { Deps } from '#server/deps.ts'
import { nameQuery, searchFoods } from '#server/features/foods/service.ts'
import type { Account } from '#server/http/identity.ts'
import { habitStore } from '../habits/habit-store.ts'
import { mealKey, rankHabits } from '../habits/rank-habits.ts'
import { savedMealOf, savedMealStore } from '../saved/saved-meal-store.ts'

/** Most meals among the hits where foods fill the rest. */
const mostMeals = mostHits / 2

/**
 * Meals and foods that typed words may mean: saved meals, what was logged before with its corrections, then foods. A
 * saved meal that was logged unchanged stands once.
 */
export async function mealHits(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Account,
  typed: string,
): Promise<MealHit[]> {
  const query = nameQuery(typed)
  if (!query) return []
  const [saved, habits, foods] = await Promise.all([
    savedMealStore(db, user.id).named(query, mostHits),
    habitStore(db, user.id).named(query),
    searchFoods({ db }, user.id, typed, mostHits),
  ])
  const known = new Set(saved.map(({ name, ...figures }) => mealKey({ ...figures, foodName: name })))
  const meals: MealHit[] = [
    ...saved.map((row) => ({ kind: 'saved' as const, meal: savedMealOf(row) })),
    ...rankHabits(habits, user.zone, now())
      .meals.filter((meal) => !known.has(mealKey(meal)))
      .map((meal) => ({ kind: 'logged' as const, meal })),
  ]
  const shown = meals.slice(0, Math.max(mostMeals, mostHits - foods.length))
  return [...shown, ...foods.map((food) => ({ kind: 'food' as const, food }))].slice(0, mostHits)
}
