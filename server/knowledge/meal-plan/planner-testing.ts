import { plannedMeals } from '#contract/meal-plans.ts'
import type { PlanRequest } from './planner.ts'

/** A request of one person without wishes, for tests. */
export const planRequest = (change: Partial<PlanRequest> = {}): PlanRequest => ({
  saved: [],
  ingredients: [],
  goals: { calories: 2000, protein: 150, carbs: 200, fat: 80 },
  meals: plannedMeals,
  people: 1,
  diets: [],
  allergies: [],
  seed: 1,
  ...change,
})
