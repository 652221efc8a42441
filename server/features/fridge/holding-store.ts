import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { fridgeIngredients, fridgeSessions } from './table.ts'

/** What a person found in their kitchen. */
export function fridgeHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'fridge', fridgeSessions),
    holding(db, userId, 'fridge-ingredients', fridgeIngredients),
  ]
}
