import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import { drinkLogs } from './table.ts'

/** What a person drank. */
export function hydrationHoldings(db: Database, userId: string): Holding[] {
  return [holding(db, userId, 'drinks', drinkLogs)]
}
