import { plannedMeals } from '#contract/meal-plans.ts'
import type { Recipe } from '#contract/recipes.ts'
import { mealPlanner } from '#server/knowledge/meal-plan/planner.ts'
import { buildRecipes } from '#server/knowledge/recipes/recipe-builder.ts'

export const name = 'meal-plan'

const goals = { calories: 2000, protein: 150, carbs: 200, fat: 80 }
const cupboards = [
  ['chicken breast', 'rice', 'broccoli', 'onion', 'garlic', 'lemon'],
  ['salmon', 'potatoes', 'green beans', 'dill', 'yogurt', 'lemon'],
  ['eggs', 'spinach', 'feta', 'tomatoes', 'bread', 'onion'],
  ['chickpeas', 'coconut milk', 'peppers', 'spinach', 'rice', 'ginger'],
  ['oats', 'banana', 'blueberries', 'yogurt', 'milk', 'honey'],
]

/** Milliseconds per planned week, from saved recipes and generated dishes; also the worst of several seeds. */
export function run(): { medianMs: number; worstMs: number; saved: number; daysOnTarget: number } {
  const saved = cupboards.flatMap((ingredients, seed) =>
    buildRecipes({
      ingredients,
      servings: 2,
      mealStyle: 'balanced',
      diets: [],
      allergies: [],
      seed,
      not: [],
      count: 6,
    }).map(
      (recipe, at): Recipe => ({
        ...recipe,
        id: `${seed}-${at}`,
        sessionId: null,
        isSaved: true,
        createdAt: '2026-11-21T12:00:00Z',
      }),
    ),
  )
  const week = (seed: number) =>
    mealPlanner.plan({
      saved,
      ingredients: ['eggs', 'spinach'],
      goals,
      meals: plannedMeals,
      people: 2,
      diets: [],
      allergies: [],
      seed,
    })
  week(0)
  const runs = Array.from({ length: 15 }, (_, at) => {
    const start = performance.now()
    const { days } = week(at + 1)
    return { ms: performance.now() - start, onTarget: days.filter(({ why }) => why === null).length }
  })
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    medianMs: Math.round(times[7]! * 10) / 10,
    worstMs: Math.round(times.at(-1)! * 10) / 10,
    saved: saved.length,
    daysOnTarget: Math.round((runs.reduce((sum, { onTarget }) => sum + onTarget, 0) / runs.length) * 10) / 10,
  }
}
