import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { recipes } from './table.ts'

/** Recipes that were made for a person. */
export function recipeHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'recipes', recipes)]
}
