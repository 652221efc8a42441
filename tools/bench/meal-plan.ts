import { plannedMeals } from '#contract/meal-plans.ts'
import type { Recipe } from '#contract/recipes.ts'
import { heldBy } from '#server/knowledge/meal-plan/candidates/candidates.ts'
import { mealPlanner, type PlanRequest } from '#server/knowledge/meal-plan/planner.ts'
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

const variousGoals = [
  goals,
  { calories: 1786, protein: 134, carbs: 220, fat: 41 },
  { calories: 2800, protein: 180, carbs: 330, fat: 85 },
  { calories: 2200, protein: 100, carbs: 290, fat: 70 },
  { calories: 1500, protein: 120, carbs: 140, fat: 50 },
]
const variousDiets: PlanRequest['diets'][] = [
  [],
  ['vegetarian'],
  ['vegan'],
  ['pescatarian'],
  ['gluten_free'],
  ['dairy_free'],
  ['halal'],
  ['vegetarian', 'gluten_free'],
]

type Quality = { shareOfDaysMet: number; highestShareOfAnIngredient: number }

/** Shares over a week of each of several goals and diets without saved recipes. */
function qualityOfWeeks(): Quality {
  const weeks = variousGoals.flatMap((goals, at) =>
    variousDiets.map((diets, diet) => {
      const seed = at * variousDiets.length + diet
      const asked = { saved: [], ingredients: [], meals: plannedMeals, people: 1, allergies: [] }
      return mealPlanner.plan({ ...asked, goals, diets, seed })
    }),
  )
  const days = weeks.flatMap((week) => week.days)
  const met = days.filter(({ why }) => why === null).length / days.length
  const shares = weeks.map((week) => {
    const meals = week.days.flatMap((day) => day.meals)
    const counts = new Map<string, number>()
    for (const name of meals.flatMap(({ recipe }) => heldBy(recipe)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
    return Math.max(...counts.values()) / meals.length
  })
  return {
    shareOfDaysMet: Math.round(met * 100) / 100,
    highestShareOfAnIngredient: Math.round(Math.max(...shares) * 100) / 100,
  }
}

type Figures = Quality & { medianMs: number; worstMs: number; saved: number; daysOnTarget: number }

/** Milliseconds per planned week, from saved recipes and generated dishes; also the worst of several seeds. */
export function run(): Figures {
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
    ...qualityOfWeeks(),
  }
}
