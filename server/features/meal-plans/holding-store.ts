import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { mealPlanMeals, mealPlans, mealPlanTicks } from './table.ts'

/** The meal plans of a person, and what they ticked off. */
export function mealPlanHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'meal-plans', mealPlans),
    holding(db, userId, 'meal-plan-meals', mealPlanMeals),
    holding(db, userId, 'meal-plan-ticks', mealPlanTicks),
  ]
}
