import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { customFoods, familiarFoods } from './table.ts'

/** Foods that a person described, and those that they log. */
export function foodHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'foods', customFoods, ['search']),
    holding(db, userId, 'familiar-foods', familiarFoods, ['search']),
  ]
}
